// What is to be seen of a card's sentence: lines of words and of what can be changed, by role and name.
import { plain, wordsOf, type Word } from './words.ts';

/** Something in a line. */
export interface SeenItem {
  /** `ghost`: a field without words; `joint`: words between two effects; `handle`: a part as a whole. */
  readonly kind: 'words' | 'verb' | 'stop' | 'number' | 'joint' | 'ghost' | 'gap' | 'draft' | 'handle';
  readonly role: 'button' | 'spinbutton' | 'combobox' | 'text';
  readonly name: string;
  /** What it says on the card; empty for what is not printed. */
  readonly text: string;
  /** What it shows, printed or not. */
  readonly shown: string;
  /** Which of those with its role and name it is, from 0. */
  readonly nth: number;
}

export interface SeenLine {
  /** The rule that it belongs to, from 1; null for one of the card itself, or of no rule yet. */
  readonly rule: number | null;
  readonly items: readonly SeenItem[];
}

export type Sheet = readonly SeenLine[];

/** An item with the words that it says: indices in all words of its rule. */
export interface Spot {
  readonly item: SeenItem;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** What a rule says. */
export interface RuleText {
  readonly words: readonly Word[];
  readonly spots: readonly Spot[];
  /** Where each of its lines begins, and where the last one ends. */
  readonly lines: readonly number[];
  readonly plain: string;
}

/** Lines that belong together, by how many others are before them and behind them. */
export interface Part {
  readonly before: number;
  readonly behind: number;
}

/** The lines that say something: a place for something new is none. */
export const saidIn = (sheet: Sheet): Sheet =>
  sheet.filter(({ items }) => items.some(({ kind }) => kind !== 'gap'));

/**
 * The text of some lines.
 *
 * @param known words that have been seen as wholes: an item that is a part of one is not told by its own text
 */
export function textOf(
  sheet: Sheet,
  { before, behind }: Part,
  known: ReadonlySet<string> = new Set(),
): RuleText {
  const words: Word[] = [];
  const spots: Spot[] = [];
  const lines: number[] = [];
  const said = saidIn(sheet);
  for (const { items } of said.slice(before, said.length - behind)) {
    lines.push(words.length);
    for (const item of items) {
      const own = wordsOf(item.text);
      const [last, first] = [words.at(-1), own.at(0)];
      const isJoined = first !== undefined && last !== undefined && known.has(`${last.form}${first.form}`);
      if (isJoined) words[words.length - 1] = { ...last, form: `${last.form}${first.form}` };
      const from = isJoined ? words.length - 1 : words.length;
      words.push(...(isJoined ? own.slice(1) : own));
      spots.push({ item, line: lines.length - 1, from, to: words.length });
    }
  }
  return { words, spots, lines: [...lines, words.length], plain: plain(words) };
}

/** The lines that have come into a sheet. */
export function addedTo(sheet: Sheet, after: Sheet): Part {
  const [old, now] = [sheet, after].map((one) => saidIn(one).map(saidOf));
  const most = Math.min(old.length, now.length);
  let before = 0;
  while (before < most && old[before] === now[before]) before++;
  let behind = 0;
  while (behind < most - before && old[old.length - 1 - behind] === now[now.length - 1 - behind]) behind++;
  return { before, behind };
}

const saidOf = ({ items }: SeenLine): string => plain(items.flatMap(({ text }) => wordsOf(text)));

/** Whether two sheets say the same. */
export const isSameText = (one: Sheet, other: Sheet): boolean => {
  const [lines, others] = [one, other].map((sheet) => saidIn(sheet).map(saidOf));
  return lines.length === others.length && lines.every((line, i) => line === others[i]);
};

/** The places for a new rule at the end of each list of rules, in reading order. */
export function listGaps(sheet: Sheet): readonly SeenItem[] {
  const isGap = ({ kind }: SeenItem): boolean => kind === 'gap';
  const alone = sheet.filter(({ items }) => items.length > 0 && items.every(isGap));
  return alone.length > 0
    ? alone.map(({ items }) => items[items.length - 1])
    : sheet.flatMap(({ items }) => items.filter(isGap)).slice(-1);
}

export const isSameItem = (one: SeenItem, other: SeenItem): boolean =>
  one.role === other.role && one.name === other.name && one.nth === other.nth;

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

/** The text of a rule. @param rule from 1 */
export function ruleText(sheet: Sheet, rule: number): RuleText {
  const words: Word[] = [];
  const spots: Spot[] = [];
  const lines: number[] = [];
  for (const { items } of sheet.filter((line) => line.rule === rule)) {
    lines.push(words.length);
    for (const item of items) {
      const from = words.length;
      words.push(...wordsOf(item.text));
      spots.push({ item, line: lines.length - 1, from, to: words.length });
    }
  }
  return { words, spots, lines: [...lines, words.length], plain: plain(words) };
}

/** How many rules there are. */
export const ruleCount = (sheet: Sheet): number => Math.max(0, ...sheet.map(({ rule }) => rule ?? 0));

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

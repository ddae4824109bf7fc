// What a driver may do on its way to a rule.
import type { Alignment } from './alignment.ts';
import { hopeOf, isContrast, isJoint, isSpare } from './choosing.ts';
import type { Row } from './touch.ts';
import type { RuleText, SeenItem, Spot } from './sheet.ts';
import { wordsOf, type Word } from './words.ts';

/** Words that a rule is to say: the first sentences of it. */
export type Goal = readonly Word[];

/** Where something may be done, and what. */
export interface Place {
  readonly act: 'open' | 'before' | 'count' | 'delete' | 'menu';
  readonly spot: Spot;
  readonly via?: Via;
  /** How much nearer to what is wanted the rule may come there. */
  readonly hope: number;
}

/** What has to have the focus before a place is to be seen, or the field that is chosen in the menu of its clause. */
interface Via {
  readonly item: SeenItem;
  readonly field?: string;
}

/** Something that may be done, and how far the rule would be from what is wanted then. */
export interface Move {
  readonly place: Place;
  readonly cost: number;
  /** The lowest is done first. */
  readonly order: number;
  /** How much would still be to be said: asked only where nothing else is left to go by. */
  missing(): number;
  /** What it would say, as far as that is known before. */
  readonly said: string;
  readonly how:
    | { readonly take: Pick<Row, 'name' | 'sentence'> }
    | { readonly count: number }
    | { readonly write: string }
    | { readonly tick: true }
    | { readonly clear: true }
    | { readonly delete: true };
}

/** A rule on its way, with what was found out about it. */
export interface State {
  readonly text: RuleText;
  readonly alignment: Alignment;
  /** Steps that led here from the state before, and steps before it that brought nothing. */
  readonly steps: number;
  readonly idle: number;
  places: readonly Place[];
  /** All that was seen in it. */
  known: readonly SeenItem[];
  /** The clauses whose menus were looked into. */
  menus: readonly string[];
  moves: readonly Move[];
  looked: number;
  wandered: number;
}

/**
 * The beginnings of a rule: its first sentence, its first two, and so on, and within a sentence up to each "then". What is in
 * brackets is no sentence, and what happens otherwise belongs to the one before.
 */
export function goalsOf(target: string): readonly Goal[] {
  const words = wordsOf(target);
  let depth = 0;
  const goals = words.flatMap(({ form }, i): Goal[] => {
    depth += form === '(' ? 1 : form === ')' ? -1 : 0;
    if (depth > 0) return [];
    if (form === '.') return isContrast(words, i) ? [] : [words.slice(0, i + 1)];
    return isJoint(words, i) ? [[...words.slice(0, i), { ...words[i], form: '.' }]] : [];
  });
  return words.at(-1)?.form === '.' ? goals : [...goals, words];
}

/** What comes before something has no words yet. */
export const asGap = ({ item, line, from }: Spot): Spot => ({
  item: { ...item, kind: 'gap' },
  line,
  from,
  to: from,
});

export const sorted = (places: readonly Place[]): readonly Place[] =>
  places.toSorted((one, other) => other.hope - one.hope);

/** What is tried later where something else is likelier. */
const LESS = 0.6;
const LEAST = 0.2;

/** What may be done at a spot. */
export function placesAt(
  spot: Spot,
  text: RuleText,
  alignment: Alignment,
  wanted: readonly Word[],
): readonly Place[] {
  const { item } = spot;
  const { hunks } = alignment;
  const hope = hopeOf(spot, text, alignment, wanted);
  const isNumber = item.role === 'spinbutton';
  switch (item.kind) {
    case 'words':
    case 'joint':
    case 'handle':
    case 'draft':
      return [];
    case 'gap':
      return [{ act: 'open', spot, hope }];
    case 'verb':
    case 'stop':
    case 'number':
    case 'ghost': {
      const places: Place[] = [{ act: 'open', spot, hope: isNumber ? LESS * hope : hope }];
      if (isNumber) places.push({ act: 'count', spot, hope });
      if (item.kind !== 'ghost') places.push({ act: 'menu', spot, hope: LEAST * hope });
      if (item.kind === 'verb' && hunks.some(({ from, to }) => from === to && from === spot.from))
        places.push({ act: 'before', spot, hope: LESS * hope });
      const spare = hunks.filter((hunk) => isSpare(hunk, spot)).reduce((sum, { cost }) => sum + cost, 0);
      if (spare > 0) places.push({ act: 'delete', spot, hope: spare });
      return places;
    }
  }
}

/** A field that the menu of a clause has: what it is, and where it will be printed, is not known. */
export function hiddenPlace(
  { item, line, to }: Spot,
  field: string,
  text: RuleText,
  alignment: Alignment,
  wanted: readonly Word[],
): Place {
  const spot: Spot = {
    item: { kind: 'ghost', role: 'button', name: field, text: '', shown: '', nth: 0 },
    line,
    from: to,
    to,
  };
  return { act: 'open', spot, via: { item, field }, hope: hopeOf(spot, text, alignment, wanted) };
}

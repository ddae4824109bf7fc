// What is looked for among the cards of a pack: words, and filters such as `kind:attack` and `problems>0`.
import type { BenchCard } from '../bench.ts';
import { folded } from '../sheet/folded.ts';

/** Something that cards can be narrowed down by. */
export type QueryField<C> = {
  /** What it is called when it is typed, in any form; the first one is shown. */
  readonly names: readonly string[];
} & (
  | { readonly of: 'words'; readonly read: (card: C) => readonly string[] }
  /** Null of a card that has none: it is not found by it. */
  | { readonly of: 'number'; readonly read: (card: C) => number | null }
);

export interface CardQuery<C> {
  /** Each is in one of the texts of a card that is found; they are folded. */
  readonly words: readonly string[];
  readonly filters: readonly CardFilter<C>[];
  /** Why it cannot be read; no card is found then. Null: it can. */
  readonly fault: QueryFault | null;
}

export type QueryFault =
  /** Cards have no such field. */
  | { readonly why: 'unknown'; readonly field: string }
  /** A number is compared with something that is none. */
  | { readonly why: 'number'; readonly field: string; readonly value: string }
  /** Words are neither less nor more. */
  | { readonly why: 'words'; readonly field: string };

/** Whether a card passes it. */
type CardFilter<C> = (card: C) => boolean;

type Sign = ':' | '=' | '<' | '>' | '<=' | '>=';

/** A filter with its value, which may be in quotation marks, or a word, or words in quotation marks. */
const PART =
  /(\p{L}[\p{L}\p{N}.-]*)(<=|>=|[:=<>])(?:["“„]([^"”“]*)["”“]?|(\S*))|["“„]([^"”“]*)["”“]?|(\S+)/gu;

export function cardQuery<C>(typed: string, fields: readonly QueryField<C>[]): CardQuery<C> {
  const words: string[] = [];
  const filters: CardFilter<C>[] = [];
  const faults: QueryFault[] = [];
  for (const [, name, sign, quoted, bare, phrase, word] of typed.matchAll(PART)) {
    // A group that is not in the match is undefined, whatever its type says.
    const given = name as string | undefined;
    if (given === undefined) words.push((phrase as string | undefined) ?? word);
    else {
      const value = (quoted as string | undefined) ?? bare;
      const made = filterOf(given, sign as Sign, value, fields);
      if (typeof made === 'function') filters.push(made);
      else if (made !== null) faults.push(made);
    }
  }
  return {
    words: words.map(folded).filter((word) => word !== ''),
    filters,
    fault: faults.at(0) ?? null,
  };
}

/** @returns null where the value has yet to be typed */
function filterOf<C>(
  name: string,
  sign: Sign,
  value: string,
  fields: readonly QueryField<C>[],
): CardFilter<C> | QueryFault | null {
  const wanted = folded(name);
  const field = fields.find(({ names }) => names.some((known) => folded(known) === wanted));
  if (field === undefined) return { why: 'unknown', field: name };
  if (value === '') return null;
  if (field.of === 'number') {
    const number = Number(value.replace(',', '.'));
    if (!Number.isFinite(number)) return { why: 'number', field: name, value };
    return (card) => {
      const own = field.read(card);
      return own !== null && compares(own, sign, number);
    };
  }
  if (sign !== ':' && sign !== '=') return { why: 'words', field: name };
  const text = folded(value);
  return sign === '='
    ? (card) => field.read(card).some((own) => folded(own) === text)
    : (card) => field.read(card).some((own) => folded(own).includes(text));
}

/**
 * Whether a card is what is looked for.
 *
 * @param texts of the card in which words are looked for, folded
 */
export const isFound = <C>(
  card: C,
  { words, filters, fault }: CardQuery<C>,
  texts: (card: C) => readonly string[],
): boolean =>
  fault === null &&
  words.every((word) => texts(card).some((text) => text.includes(word))) &&
  filters.every((passes) => passes(card));

/** What a card of the bench is found by. */
export const textsOf = (card: BenchCard): readonly string[] => [...namesOf(card), card.kind].map(folded);

/** What a card is called, in any language. */
export const namesOf = ({ name, otherNames }: Pick<BenchCard, 'name' | 'otherNames'>): readonly string[] => [
  name,
  ...otherNames,
];

function compares(own: number, sign: Sign, value: number): boolean {
  switch (sign) {
    case ':':
    case '=':
      return own === value;
    case '<':
      return own < value;
    case '>':
      return own > value;
    case '<=':
      return own <= value;
    case '>=':
      return own >= value;
  }
}

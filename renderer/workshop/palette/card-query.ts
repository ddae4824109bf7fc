// What is looked for among the cards of a pack: words, and filters such as `kind:attack` and `problems>0`.
import type { BenchCard } from '../bench.ts';
import { folded } from '../sheet/folded.ts';

/** What a card can be filtered by. */
const FIELDS = ['kind', 'name', 'id', 'problems'] as const;
type QueryField = (typeof FIELDS)[number];

/** What each field is called besides its own name. */
export type FieldNames = { readonly [F in QueryField]: string };

export interface CardQuery {
  /** Each is in one of the names or in the kind of a card that is found. */
  readonly words: readonly string[];
  readonly filters: readonly CardFilter[];
  /** Names of fields that cards do not have; no card is found then. */
  readonly unknown: readonly string[];
}

interface CardFilter {
  readonly field: QueryField;
  readonly sign: Sign;
  readonly value: string;
}

type Sign = ':' | '=' | '<' | '>' | '<=' | '>=';

/** A filter with its value, which may be in quotation marks, or a word, or words in quotation marks. */
const PART = /(\p{L}+)(<=|>=|[:=<>])(?:"([^"]*)"?|(\S*))|"([^"]*)"?|(\S+)/gu;

/** @param names of the fields in the language that is shown */
export function cardQuery(typed: string, names: FieldNames): CardQuery {
  const words: string[] = [];
  const filters: CardFilter[] = [];
  const unknown: string[] = [];
  for (const [, name, sign, quoted, bare, phrase, word] of typed.matchAll(PART)) {
    // A group that is not in the match is undefined, whatever its type says.
    const given = name as string | undefined;
    if (given === undefined) words.push((phrase as string | undefined) ?? word);
    else {
      const field = FIELDS.find((one) => [one, names[one]].some((known) => folded(known) === folded(given)));
      const value = (quoted as string | undefined) ?? bare;
      if (field === undefined) unknown.push(given);
      else if (value !== '') filters.push({ field, sign: sign as Sign, value });
    }
  }
  return { words: words.map(folded).filter((word) => word !== ''), filters, unknown };
}

/** Whether a card is what is looked for. */
export const isFound = (card: BenchCard, { words, filters, unknown }: CardQuery): boolean =>
  unknown.length === 0 &&
  words.every((word) => [...namesOf(card), card.kind].some((text) => folded(text).includes(word))) &&
  filters.every((filter) => passes(card, filter));

const namesOf = ({ name, otherNames }: BenchCard): readonly string[] => [name, ...otherNames];

function passes(card: BenchCard, { field, sign, value }: CardFilter): boolean {
  if (field === 'problems') return compares(card.problems, sign, Number(value));
  const texts = field === 'name' ? namesOf(card) : [card[field]];
  if (sign === '=') return texts.some((text) => folded(text) === folded(value));
  return sign === ':' && texts.some((text) => folded(text).includes(folded(value)));
}

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

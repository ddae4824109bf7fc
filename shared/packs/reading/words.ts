// The words of a described part in reading order, each with the place that it is made from.
import type { Phrase, TextMark, Token } from '../../words/tokens.ts';
import { marked } from '../../words/tokens.ts';
import { tokenForms, withoutSignsAround } from './normal.ts';

/** A place within a part, as the steps of its JSON pointer. */
export type PartPath = readonly string[];

/** One printed word, or several that belong together. */
export interface Printed {
  /** In normal form; never empty. */
  readonly form: string;
  /** The innermost place that it is made from. */
  readonly path: PartPath;
  /** All places that it is made from. */
  readonly paths: readonly PartPath[];
  /** The number that it is, if it is one. */
  readonly number?: number;
  /** Whether it is the name of a card. */
  readonly named: boolean;
}

const STEPS = new Map<string, PartPath>();
function stepsOf(pointer: string): PartPath {
  let steps = STEPS.get(pointer);
  if (steps === undefined) STEPS.set(pointer, (steps = pointer.split('/').slice(1)));
  return steps;
}

/** What joins two items of a list belongs to the list. */
const placeOf = ({ at, role }: TextMark): PartPath => {
  const steps = stepsOf(at);
  return role === 'joint' ? steps.slice(0, -1) : steps;
};

/** The tokens of a phrase as a sentence is read: the rows of a table after all else. */
function sentenceOf(phrase: Phrase): Token[] {
  const rows = phrase.flatMap((token) => ('row' in token ? [token] : []));
  const tokens = phrase.filter((token) => !('row' in token));
  if (rows.length === 0) return [...tokens, { text: '.' }];
  const under = rows.flatMap(({ row, tokens: said, label, marks = [] }): Token[] => {
    const outer = label === undefined ? marks : [...marks, label];
    return [
      { text: `${row}: `, ...(outer.length > 0 && { marks: outer }) },
      ...sentenceOf(marks.reduceRight(marked, said)),
    ];
  });
  return [...tokens, { text: ':' }, ...under];
}

/** How sentences read as a whole, in normal form, */
export const formOf = (phrases: readonly Phrase[]): string =>
  phrases
    .flatMap(sentenceOf)
    .map((token) => tokenForms(token).normal)
    .join('');

/** and with the signs within them. */
export const punctuatedFormOf = (phrases: readonly Phrase[]): string =>
  withoutSignsAround(
    phrases
      .flatMap(sentenceOf)
      .map((token) => tokenForms(token).punctuated)
      .join(''),
  );

/** The longest path that both begin with. */
function common(one: PartPath, other: PartPath): PartPath {
  const end = one.findIndex((step, i) => step !== other[i]);
  return end < 0 ? one : one.slice(0, end);
}

/** The words of sentences that were described with marks. Signs without a mark belong to what is around them. */
export function printedWords(phrases: readonly Phrase[]): Printed[] {
  const tokens = phrases.flatMap(sentenceOf).slice(0, -1);
  const places = tokens.map(({ marks = [] }) => marks.map(placeOf));
  const owned = (i: number): PartPath | undefined => places[i]?.at(-1);
  return tokens.flatMap((token, i): Printed[] => {
    const form = tokenForms(token).normal;
    if (form === '') return [];
    let path = owned(i);
    if (path === undefined) {
      const before = places.findLast((paths, at) => at < i && paths.length > 0)?.at(-1) ?? [];
      const after = places.find((paths, at) => at > i && paths.length > 0)?.at(-1) ?? [];
      // Within the part that both are in.
      path = [...common(before, after), ''];
    }
    const number = 'number' in token ? { number: token.number } : {};
    return [{ form, path, paths: places[i], ...number, named: 'card' in token || 'pack' in token }];
  });
}

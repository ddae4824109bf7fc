// Texts that may have been meant where a letter of one is wrong.
import { distance } from '../nearest.ts';
import { normalised, wordsIn, type TextWord } from './normal.ts';

/** Texts that are tried, at most. */
const MOST_TEXTS = 60;
/** Words around the place where a text was no longer understood. */
const AROUND = [0, -1, 1, -2, 2, -3];

/** Letters that are spelled as two in a normal form are one slip. */
const folded = (form: string): string =>
  form.replaceAll(/[aou]e/g, ([letter]) => letter.toUpperCase()).replaceAll('ss', 'S');

/** Whether a word is at most one slip away from another, both in normal form. */
export const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 &&
  (distance(one, other, 2) < 2 || distance(folded(one), folded(other), 2) < 2);

/** Letters of a word that begins a compound, at least. */
const STEM = 4;
/** What ends a word by itself and not in a compound. */
const ENDING = /(?:en|er|e|n|s)$/u;

/** Words of a vocabulary that are one slip away from a word, then compounds that it begins. */
function nearTo(form: string, vocabulary: Iterable<string>): string[] {
  const others = [...vocabulary].filter((word) => word !== form);
  const stem = form.replace(ENDING, '');
  const isCompound = (word: string): boolean => word.startsWith(stem) && word.length >= form.length + STEM;
  return [
    ...others.filter((word) => isNear(form, word)),
    ...(stem.length >= STEM ? others.filter(isCompound) : []),
  ];
}

const withWord = (text: string, { start, end }: TextWord, word: string): string =>
  `${text.slice(0, start)}${word}${text.slice(end)}`;

/** The words around the place where a normal form was no longer understood. */
function around(text: string, words: readonly TextWord[], understood: number): readonly TextWord[] {
  const at = words.findIndex(({ end }) => normalised(text.slice(0, end)).length >= understood);
  const middle = at < 0 ? words.length - 1 : at;
  return AROUND.flatMap((step) => words[middle + step] ?? []);
}

/** All texts in their order: first those with a word instead of one that is none. */
function* all(text: string, vocabulary: ReadonlySet<string>, understood: number): Generator<string> {
  const words = wordsIn(text);
  const unknown = words.filter(({ form }) => !vocabulary.has(form));
  if (unknown.length > 1) return;
  const suspects = unknown.length === 1 ? unknown : around(text, words, understood);
  const short = unknown.length === 1 ? [] : [...vocabulary].filter(({ length }) => length === 1);
  for (const word of suspects) {
    for (const near of nearTo(word.form, vocabulary)) yield withWord(text, word, near);
    // A word of one letter may have been left out.
    for (const one of short) yield `${text.slice(0, word.start)}${one} ${text.slice(word.start)}`;
  }
}

/**
 * Texts with one word in place of another that is a slip away.
 *
 * @param vocabulary all words, in normal form
 * @param understood how many letters of the normal form were understood
 */
export function* nearTexts(
  text: string,
  vocabulary: ReadonlySet<string>,
  understood: number,
): Generator<string> {
  let left = MOST_TEXTS;
  for (const near of all(text, vocabulary, understood)) {
    if (left-- === 0) return;
    yield near;
  }
}

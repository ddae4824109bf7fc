// The form in which typed and printed texts are compared: what does not count is left out, each number is one letter.
import { tokenText, type Token } from '../../words/tokens.ts';

/** Numbers up to this one are told apart; no card has a larger one. */
const MOST = 999;
/** Letters of the private use area, from this one on, stand for the numbers from `-MOST` to `MOST`. */
const LOWEST = 0xe000;

const NUMBER_OR_LETTER = /[\p{L}\p{N}]/u;
const DIGIT = /\d/;
const DASHES = /[-\u2010-\u2015\u2212]/;
const DROPPED = /[\s\u00ad\u200b\u2060\u2010-\u2015\u2212-]/;
const SPELLED: { readonly [letter: string]: string } = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
};

/** The letter for a number. */
const letterOf = (value: number): string =>
  String.fromCharCode(LOWEST + MOST + Math.max(-MOST, Math.min(MOST, value)));

/** The number that a letter of a normal form stands for; undefined for any other letter. */
export function numberAt(text: string, at: number): number | undefined {
  const code = text.charCodeAt(at) - LOWEST;
  return code >= 0 && code <= 2 * MOST ? code - MOST : undefined;
}

/**
 * The normal form of a text: in small letters, umlauts spelled out, numbers as a letter each, without spaces and hyphens.
 * The form of two texts one after the other is that of both, unless a number goes on from one to the other.
 */
export function normalised(text: string): string {
  const letters = text.normalize('NFC').toLowerCase();
  let form = '';
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i];
    if (DIGIT.test(letter)) {
      let end = i + 1;
      while (end < letters.length && DIGIT.test(letters[end])) end++;
      const isNegative =
        i > 0 && DASHES.test(letters[i - 1]) && (i === 1 || !NUMBER_OR_LETTER.test(letters[i - 2]));
      form += letterOf(Number(letters.slice(i, end)) * (isNegative ? -1 : 1));
      i = end - 1;
    } else if (!DROPPED.test(letter)) form += SPELLED[letter] ?? letter;
  }
  return form;
}

/** The same without the full stop at the end, which does not count. */
export const withoutStop = (form: string): string => form.replace(/\.+$/, '');

const KNOWN = new Map<string, string>();
/** The normal form of a printed token. Few of them are unlike, so each is worked out once. */
export function tokenForm(token: Token): string {
  const said = tokenText(token);
  let form = KNOWN.get(said);
  if (form === undefined) KNOWN.set(said, (form = normalised(said)));
  return form;
}

/** A word of a text. */
export interface TextWord {
  readonly form: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** The words of a text that have letters in them, in normal form each. */
export const wordsIn = (text: string): TextWord[] =>
  [...text.matchAll(/[\p{L}'’]+/gu)].map(({ 0: word, index }) => ({
    form: normalised(word),
    start: index,
    end: index + word.length,
  }));

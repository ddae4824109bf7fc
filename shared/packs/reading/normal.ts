// The forms in which typed and printed texts are compared: what does not count is left out, each number is one letter.
import { tokenText, type Token } from '../../words/tokens.ts';

/** Numbers up to this one are told apart; no card has a larger one. */
const MOST = 999;
/** Letters of the private use area, from this one on, stand for the numbers from `-MOST` to `MOST`. */
const LOWEST = 0xe000;

const NUMBER_OR_LETTER = /[\p{L}\p{N}]/u;
const DIGIT = /\d/;
const DASHES = /[-\u2010-\u2015\u2212]/;
const DROPPED = /[\s\u00ad\u200b\u2060\u2010-\u2015\u2212-]/;
/** Signs that tell texts apart only where nothing else does. */
const SIGN = /[.,:;()"]/;
const SIGNS = /[.,:;()"]+/g;
const SIGNS_AROUND = /^[.,:;()"]+|[.,:;()"]+$/g;
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

/** A text in small letters, umlauts spelled out, numbers as a letter each, without spaces and hyphens. */
function spelled(text: string): string {
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

/**
 * The normal form of a text: its small letters, without spaces, hyphens, commas, brackets and the like. The form of two texts
 * one after the other is that of both, unless a number goes on from one to the other.
 */
export const normalised = (text: string): string => spelled(text).replaceAll(SIGNS, '');

/** A form without the signs around it. */
export const withoutSignsAround = (form: string): string => form.replaceAll(SIGNS_AROUND, '');

/** The letters of a normal form, each with the signs before it. */
export function punctuatedLetters(text: string): readonly string[] {
  const letters: string[] = [];
  let signs = '';
  for (const letter of spelled(text).split('')) {
    if (SIGN.test(letter)) signs += letter;
    else {
      letters.push(signs + letter);
      signs = '';
    }
  }
  return letters;
}

/** The forms of a printed token. */
interface TokenForms {
  readonly normal: string;
  readonly punctuated: string;
}

const KNOWN = new Map<string, TokenForms>();
/** The normal form of a printed token, and the same with its signs. Few tokens are unlike, so each is worked out once. */
export function tokenForms(token: Token): TokenForms {
  const said = tokenText(token);
  let forms = KNOWN.get(said);
  if (forms === undefined) KNOWN.set(said, (forms = { normal: normalised(said), punctuated: spelled(said) }));
  return forms;
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

// How well typed words fit those of a text.
import { isNear } from './near.ts';
import { normalised } from './normal.ts';

/** Words as they are compared: numbers are one sort of word. */
export interface Query {
  readonly words: readonly string[];
  readonly numbers: readonly number[];
}

/** The number in a text of words. */
const NUMBER = '#';
/** Words of this many letters may have a slip in them. */
const LONG = 3;
const SLIP = 20;
const SYNONYM = 2;

/** The words of a text, and its numbers. */
export function queryOf(text: string): Query {
  const found = [...text.matchAll(/\d+|[\p{L}'’]+/gu)].map(([word]) => word);
  return {
    words: found.map((word) => (/^\d/.test(word) ? NUMBER : normalised(word))),
    numbers: found.filter((word) => /^\d/.test(word)).map(Number),
  };
}

/** How far a typed word is from one of a text: 0 for its beginning; Infinity where it is another one. */
function slipsIn(typed: string, word: string): number {
  if (typed === NUMBER || word === NUMBER) return typed === word ? 0 : Infinity;
  if (word.startsWith(typed)) return 0;
  const isSlip = [typed.length, typed.length + 1].some((end) => isNear(typed, word.slice(0, end)));
  return typed.length >= LONG && isSlip ? SLIP : Infinity;
}

/**
 * How far typed words are from those of a text, in which they must be in the same order; Infinity where one of them is not
 * there. A number may be typed where the text has words for it.
 *
 * @param also other words for what the text says
 */
export function distanceOf(
  typed: readonly string[],
  words: readonly string[],
  also: readonly string[],
): number {
  let cost = 0;
  let at = 0;
  for (const word of typed) {
    const exact = words.findIndex((other, i) => i >= at && slipsIn(word, other) === 0);
    const near =
      exact < 0 ? words.findIndex((other, i) => i >= at && slipsIn(word, other) < Infinity) : exact;
    if (near >= 0) {
      cost += near - at + slipsIn(word, words[near]);
      at = near + 1;
    } else if (word === NUMBER || also.some((other) => other.startsWith(word))) cost += SYNONYM;
    else return Infinity;
  }
  return cost;
}

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

function slipsIn(typed: string, word: string): number {
  if (typed === NUMBER || word === NUMBER) return typed === word ? 0 : Infinity;
  if (word.startsWith(typed)) return 0;
  const isSlip = [typed.length, typed.length + 1].some((end) => isNear(typed, word.slice(0, end)));
  return typed.length >= LONG && isSlip ? SLIP : Infinity;
}

/** Slips in words, each pair compared once: texts that are looked through for what was typed are made of the same few words. */
export class Slips {
  private readonly known = new Map<string, Map<string, number>>();

  /** How far a typed word is from one of a text: 0 for its beginning; Infinity where it is another one. */
  in(typed: string, word: string): number {
    let known = this.known.get(typed);
    if (known === undefined) this.known.set(typed, (known = new Map<string, number>()));
    let slips = known.get(word);
    if (slips === undefined) known.set(word, (slips = slipsIn(typed, word)));
    return slips;
  }
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
  slips: Slips,
): number {
  let cost = 0;
  let at = 0;
  for (const word of typed) {
    const exact = words.findIndex((other, i) => i >= at && slips.in(word, other) === 0);
    const near =
      exact < 0 ? words.findIndex((other, i) => i >= at && slips.in(word, other) < Infinity) : exact;
    if (near >= 0) {
      cost += near - at + slips.in(word, words[near]);
      at = near + 1;
    } else if (word === NUMBER || also.some((other) => other.startsWith(word))) cost += SYNONYM;
    else return Infinity;
  }
  return cost;
}

/** How much less it counts that a text says more than what was typed. */
const MORE = 0.4;
/** Letters that words with the same stem may differ in at their ends. */
const ENDING = 3;
/** The weight of a word that no text has. */
const UNKNOWN = 4;
/** That of a figure that a text has no place for. */
const FIGURE = 1;

/** How much words say: the less, the more texts they are in. */
export class Weights {
  private readonly texts: number;
  private readonly found = new Map<string, number>();

  /** @param all words of all texts */
  constructor(all: readonly (readonly string[])[]) {
    this.texts = all.length;
    for (const words of all)
      for (const word of new Set(words)) this.found.set(word, (this.found.get(word) ?? 0) + 1);
  }

  of(word: string): number {
    const texts = this.found.get(word);
    return texts === undefined ? UNKNOWN : Math.log((this.texts + 1) / (texts + 0.5));
  }
}

/** Whether a word begins another one, which only ends in another way. */
const isStem = (stem: string, word: string): boolean =>
  stem.length >= LONG && word.startsWith(stem) && word.length <= stem.length + ENDING;

/** What words are compared by that need not all be there. */
export interface Likeness {
  readonly weights: Weights;
  /** Words that say too little to be missed. */
  readonly little: ReadonlySet<string>;
  /** Least share of what was typed that must be there, from 0 to 1. */
  readonly least: number;
}

/**
 * How unlike typed words are to a text, whatever their order, and whether all of them are in it; Infinity where they have too
 * little in common.
 *
 * @param also other words for what the text says
 */
export function unlikeness(
  typed: readonly string[],
  words: readonly string[],
  also: readonly string[],
  { weights, little, least }: Likeness,
  slips: Slips,
): number {
  const left = [...words];
  let [shared, all] = [0, 0];
  for (const word of typed) {
    const exact = left.findIndex((other) => slips.in(word, other) === 0 || isStem(other, word));
    const index = exact >= 0 ? exact : left.findIndex((other) => slips.in(word, other) < Infinity);
    const weight = weights.of(index < 0 ? word : left[index]);
    if (exact >= 0 || also.some((other) => other.startsWith(word))) {
      shared += weight;
      all += weight;
    } else if (index >= 0) {
      shared += weight / 2;
      all += weight;
    }
    // "A card" is one card, without a figure.
    else if (word === NUMBER) all += FIGURE;
    else if (!little.has(word)) all += Math.max(weight, UNKNOWN);
    if (index >= 0) left.splice(index, 1);
  }
  const rest = left.reduce((sum, word) => sum + weights.of(word), 0);
  const share = all === 0 ? 0 : shared / all;
  return share < least ? Infinity : 1 - share + (MORE * rest) / (rest + shared);
}

// How far what a card says is from what it is to say.
import { likeness, weightsOf, type Word } from './words.ts';

/** A word that is not to be said costs less than one that is still to be said: it may yet become another one. */
export const SPARE = 0.15;
/** Each place at which texts differ has to be gone to, however few words differ there. */
export const HUNK = 1.5;

/** The same where it hardly counts. */
const HARMLESS = 0.05;

/** Words of two texts, told which belongs to which. */
export interface Alignment {
  /** How far the texts are apart: 0 if they are the same. */
  readonly cost: number;
  /** For each word that is said the index of the word that it is to be; -1 where it is not to be said. */
  readonly wanted: readonly number[];
  /** Where the texts differ, from the beginning. */
  readonly hunks: readonly Hunk[];
}

/** Words that differ, with those that should be in their place: indices, `to` behind the last one. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly wantedFrom: number;
  readonly wantedTo: number;
  /** Its part of the cost. */
  readonly cost: number;
}

/** How much a word counts. */
export type Weigh = (word: Word) => number;

/** A text with how much each of its words counts. */
interface Weighed {
  readonly words: readonly Word[];
  readonly weights: readonly number[];
}

const weighed = (words: readonly Word[], weigh?: Weigh): Weighed => ({
  words,
  weights: weightsOf(words, weigh),
});

/** What each beginning of one text costs against each beginning of the other. */
interface Costs {
  /** Where the last words are the same. */
  readonly same: readonly Float64Array[];
  /** Where they differ. */
  readonly apart: readonly Float64Array[];
}

/** @param share what a word costs that is not to be said, of what it counts */
function costs(said: Weighed, wanted: Weighed, share = SPARE, hunk = HUNK): Costs {
  const width = wanted.words.length + 1;
  const row = (): Float64Array => new Float64Array(width).fill(Infinity);
  const same = Array.from({ length: said.words.length + 1 }, row);
  const apart = Array.from({ length: said.words.length + 1 }, row);
  same[0][0] = 0;
  for (let i = 0; i < same.length; i++) {
    const [sameHere, apartHere] = [same[i], apart[i]];
    const [sameBefore, apartBefore] = i === 0 ? [sameHere, apartHere] : [same[i - 1], apart[i - 1]];
    const spare = i === 0 ? 0 : share * said.weights[i - 1];
    for (let j = 0; j < width; j++) {
      // What differs begins here, or goes on.
      let least = i === 0 ? Infinity : Math.min(sameBefore[j] + hunk, apartBefore[j]) + spare;
      if (j > 0)
        least = Math.min(least, Math.min(sameHere[j - 1] + hunk, apartHere[j - 1]) + wanted.weights[j - 1]);
      if (i > 0 && j > 0) {
        const alike = likeness(said.words[i - 1], wanted.words[j - 1]);
        const before = Math.min(sameBefore[j - 1] + (alike === 1 ? 0 : hunk), apartBefore[j - 1]);
        if (alike === 1) sameHere[j] = before;
        else if (alike > 0) least = Math.min(least, before + (1 - alike) * wanted.weights[j - 1]);
      }
      apartHere[j] = least;
    }
  }
  return { same, apart };
}

const lastOf = ({ same, apart }: Costs): number => Math.min(same.at(-1)!.at(-1)!, apart.at(-1)!.at(-1)!);

/** How far a text is from another one. */
export const distance = (said: readonly Word[], wanted: readonly Word[], weigh?: Weigh): number =>
  lastOf(costs(weighed(said, weigh), weighed(wanted, weigh)));

/** The same, in however many places they differ. */
export const unlikeness = (said: readonly Word[], wanted: readonly Word[]): number =>
  lastOf(costs(weighed(said), weighed(wanted), SPARE, 0));

/** How much is still to be said, whatever is said besides. */
export const missing = (said: readonly Word[], wanted: readonly Word[]): number =>
  lastOf(costs(weighed(said), weighed(wanted), HARMLESS));

const reversed = ({ words, weights }: Weighed): Weighed => ({
  words: words.toReversed(),
  weights: weights.toReversed(),
});

/** Tells which words of what is said belong to which of what is wanted: of several ways the one that goes along longest. */
export function align(said: readonly Word[], wanted: readonly Word[]): Alignment {
  const [mine, other] = [weighed(said), weighed(wanted)];
  const { same, apart } = costs(reversed(mine), reversed(other));
  const left = (table: readonly Float64Array[], i: number, j: number): number =>
    table[said.length - i][wanted.length - j];
  const found = said.map(() => -1);
  const steps: Step[] = [];
  let [i, j, isOpen] = [0, 0, left(apart, 0, 0) < left(same, 0, 0) - NEAR];
  const total = Math.min(left(same, 0, 0), left(apart, 0, 0));
  while (i < said.length || j < wanted.length) {
    const before = { i, j };
    if (!isOpen) {
      found[i] = j;
      [i, j] = [i + 1, j + 1];
      steps.push({ ...before, cost: 0 });
      isOpen = left(apart, i, j) < left(same, i, j) - NEAR;
      continue;
    }
    const here = left(apart, i, j);
    // What is left after a step, which may end what differs.
    const after = (x: number, y: number): number =>
      x > said.length || y > wanted.length ? Infinity : Math.min(left(same, x, y) + HUNK, left(apart, x, y));
    const alike = i < said.length && j < wanted.length ? likeness(said[i], wanted[j]) : 0;
    const pair = alike > 0 && alike < 1 ? (1 - alike) * other.weights[j] : Infinity;
    const isStep = (x: number, y: number, cost: number): boolean =>
      Math.abs(here - after(x, y) - cost) < NEAR;
    let cost: number;
    if (isStep(i + 1, j + 1, pair)) {
      found[i] = j;
      cost = pair;
      [i, j] = [i + 1, j + 1];
    } else if (i < said.length && isStep(i + 1, j, SPARE * mine.weights[i])) {
      cost = SPARE * mine.weights[i];
      i++;
    } else {
      cost = other.weights[j];
      j++;
    }
    steps.push({ ...before, cost: Math.max(cost, NEAR) });
    isOpen = left(apart, i, j) <= left(same, i, j) + HUNK - NEAR;
  }
  return { cost: total, wanted: found, hunks: hunksOf(steps, said.length, wanted.length) };
}

/** Sums of the same numbers may differ by less. */
const NEAR = 1e-9;

/** From where in both texts, and what it costs. */
interface Step {
  readonly i: number;
  readonly j: number;
  readonly cost: number;
}

/** Steps from the beginning of both texts to their ends, as runs of those that cost something. */
function hunksOf(steps: readonly Step[], said: number, wanted: number): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let isOpen = false;
  for (const [n, { i, j, cost }] of steps.entries()) {
    const { i: to, j: wantedTo } = steps[n + 1] ?? { i: said, j: wanted };
    const last = hunks.at(-1);
    if (cost < NEAR) isOpen = false;
    else if (isOpen && last !== undefined)
      hunks[hunks.length - 1] = { ...last, to, wantedTo, cost: last.cost + cost };
    else {
      isOpen = true;
      hunks.push({ from: i, to, wantedFrom: j, wantedTo, cost });
    }
  }
  return hunks;
}

/** A text with other words in place of some of it. */
export const spliced = (
  said: readonly Word[],
  from: number,
  to: number,
  words: readonly Word[],
): readonly Word[] => [...said.slice(0, from), ...words, ...said.slice(to)];

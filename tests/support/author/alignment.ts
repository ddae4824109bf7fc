// How far what a card says is from what it is to say.
import { likeness, weightsOf, type Word } from './words.ts';

/** A word that is not to be said costs less than one that is still to be said: it may yet become another one. */
export const SPARE = 0.35;

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

const pairCost = (one: Word, other: Word, weight: number): number => {
  const alike = likeness(one, other);
  return alike === 0 ? Infinity : (1 - alike) * weight;
};

/** What each beginning of one text costs against each beginning of the other. */
function costs(said: Weighed, wanted: Weighed): Float64Array[] {
  const first = new Float64Array(wanted.words.length + 1);
  for (const [j, weight] of wanted.weights.entries()) first[j + 1] = first[j] + weight;
  const rows = [first];
  for (const [i, word] of said.words.entries()) {
    const above = rows[rows.length - 1];
    const row = new Float64Array(wanted.words.length + 1);
    const spare = SPARE * said.weights[i];
    row[0] = above[0] + spare;
    for (const [j, other] of wanted.words.entries())
      row[j + 1] = Math.min(
        above[j] + pairCost(word, other, wanted.weights[j]),
        above[j + 1] + spare,
        row[j] + wanted.weights[j],
      );
    rows.push(row);
  }
  return rows;
}

/** How far a text is from another one. */
export const distance = (said: readonly Word[], wanted: readonly Word[], weigh?: Weigh): number =>
  costs(weighed(said, weigh), weighed(wanted, weigh))[said.length][wanted.length];

const reversed = ({ words, weights }: Weighed): Weighed => ({
  words: words.toReversed(),
  weights: weights.toReversed(),
});

/** Tells which words of what is said belong to which of what is wanted: of several ways the one that goes along longest. */
export function align(said: readonly Word[], wanted: readonly Word[]): Alignment {
  const [mine, other] = [weighed(said), weighed(wanted)];
  const rows = costs(reversed(mine), reversed(other));
  const left = (i: number, j: number): number => rows[said.length - i][wanted.length - j];
  const found = said.map(() => -1);
  const steps: { readonly i: number; readonly j: number; readonly cost: number }[] = [];
  let [i, j] = [0, 0];
  while (i < said.length || j < wanted.length) {
    const before = { i, j };
    const here = left(i, j);
    const isNear = (other: number): boolean => Math.abs(here - other) < 1e-9;
    if (
      i < said.length &&
      j < wanted.length &&
      isNear(left(i + 1, j + 1) + pairCost(said[i], wanted[j], other.weights[j]))
    ) {
      found[i] = j;
      [i, j] = [i + 1, j + 1];
    } else if (i < said.length && isNear(left(i + 1, j) + SPARE * mine.weights[i])) i++;
    else j++;
    steps.push({ ...before, cost: here - left(i, j) });
  }
  return { cost: left(0, 0), wanted: found, hunks: hunksOf(steps, said.length, wanted.length) };
}

/** Steps from the beginning of both texts to their ends, as runs of those that cost something. */
function hunksOf(
  steps: readonly { readonly i: number; readonly j: number; readonly cost: number }[],
  said: number,
  wanted: number,
): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let isOpen = false;
  for (const [n, { i, j, cost }] of steps.entries()) {
    const { i: to, j: wantedTo } = steps[n + 1] ?? { i: said, j: wanted };
    const last = hunks.at(-1);
    if (cost < 1e-9) isOpen = false;
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

import type { Hurry } from '../drive.ts';
import type { Budget } from './plan.ts';

/** How much better a rival has to be, in standard errors of what was measured. */
const SURE = 1;
/** How much better it has to look in a screening, in the same unit. */
const PROMISING = 0.3;
/** As if one more world had been tried, in which one of the two won and the other lost: a single lucky win proves nothing. */
export const UNSEEN = 1;
/** Without a clock there is time for the whole budget. */
export const unhurried: Hurry = () => false;

/** How much better a rival did than the candidate to beat, over the worlds in which both were tried. */
interface Rival {
  readonly candidate: number;
  sum: number;
  squares: number;
}

/**
 * Finds the best of some candidates by sequential halving. The first is the one to beat: it is tried in every world, and
 * the others are measured by how much better they do in the same worlds. The budget is shared out over rounds; after each
 * the worse half of the rivals goes, so that most is spent on telling the good ones apart, and the last on a duel. Where
 * the budget asks for a screening, that comes before: rivals that do not look better in it go at once.
 *
 * @param deal makes a world, by its number from 0
 * @param value how well a candidate, by its number from 0, does in a world
 * @param unseen the squared difference in one more world, as if that had been tried and spoken against the rival
 * @param hurry asked after each world: when the time is up, what was measured so far decides
 * @returns the number of the best one; the first unless another is better beyond doubt
 */
export function bestOf<W>(
  candidates: number,
  { worlds, rollouts, screening = 0 }: Pick<Budget, 'worlds' | 'rollouts' | 'screening'>,
  deal: (world: number) => W,
  value: (candidate: number, world: W) => number,
  { unseen = UNSEEN, hurry = unhurried }: { unseen?: number; hurry?: Hurry } = {},
): number {
  let rivals = Array.from({ length: candidates - 1 }, (_, i): Rival => ({
    candidate: i + 1,
    sum: 0,
    squares: 0,
  }));
  let dealt = 0;
  let late = false;
  const tryUntil = (last: number): void => {
    for (; dealt < Math.min(worlds, last) && !late; dealt++) {
      const world = deal(dealt);
      const toBeat = value(0, world);
      for (const rival of rivals) {
        const better = value(rival.candidate, world) - toBeat;
        rival.sum += better;
        rival.squares += better * better;
      }
      late = hurry();
    }
  };
  if (screening > 0 && rivals.length > 0) {
    tryUntil(screening);
    rivals = rivals.filter((rival) => isBetter(rival, dealt, unseen, PROMISING));
  }
  const rounds = roundsFor(rivals.length);
  const left = rollouts - dealt * candidates;
  for (let round = 0; round < rounds && !late; round++) {
    tryUntil(dealt + Math.max(1, Math.floor(left / rounds / (rivals.length + 1))));
    // All that are left were tried equally often: their sums can be compared.
    rivals = rivals.sort((a, b) => b.sum - a.sum || a.candidate - b.candidate).slice(0, half(rivals.length));
  }
  return rivals.find((rival) => isBetter(rival, dealt, unseen, SURE))?.candidate ?? 0;
}

/** Whether a rival did better on the whole, by more than a number of standard errors. */
function isBetter({ sum, squares }: Rival, worlds: number, unseen: number, errors: number): boolean {
  const spread = Math.max(0, squares - (sum * sum) / worlds);
  return sum > errors * Math.sqrt(spread + unseen);
}

const half = (count: number): number => Math.ceil(count / 2);

/** How many rounds it takes until one of `count` is left and has had its duel. */
const roundsFor = (count: number): number => (count <= 1 ? count : 1 + roundsFor(half(count)));

import type { Played } from '../../workers/simulation.ts';

/** Standard errors on either side that hold the true value in 95 of 100 cases. */
const WIDE = 1.96;

/** A share in percent, with what it may be off by (95 %). */
export interface Share {
  readonly points: number;
  readonly off: number;
}

/** Games won, in percent. */
export const winRate = (played: readonly Pick<Played, 'won'>[]): number =>
  (100 * played.filter(({ won }) => won).length) / played.length;

/** By how many points one bot wins more of the same games than another, with what that may be off by (95 %). */
export function compare(one: readonly Pick<Played, 'won'>[], other: readonly Pick<Played, 'won'>[]): Share {
  return meanOf(one.map(({ won }, i) => 100 * (Number(won) - Number(other[i].won))));
}

/** The mean of some measurements, with what it may be off by (95 %). */
function meanOf(values: readonly number[]): Share {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return { points: mean, off: WIDE * Math.sqrt(variance / values.length) };
}

/** The interval that holds the true win rate in 95 of 100 cases, in percent (Wilson's score). */
export function interval(played: readonly Pick<Played, 'won'>[]): readonly [number, number] {
  const n = played.length;
  const share = winRate(played) / 100;
  const z = (WIDE * WIDE) / n;
  const middle = (share + z / 2) / (1 + z);
  const half = (WIDE * Math.sqrt((share * (1 - share)) / n + z / (4 * n))) / (1 + z);
  return [100 * (middle - half), 100 * (middle + half)];
}

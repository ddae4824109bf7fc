// Intervals that hold at every look: a run that is watched may be stopped at any moment, for any reason, and what it says then is
// as sure as it claims. The price is that they are wider than those of a run that is looked at once, at its end.
import type { Estimate } from './statistics.ts';

/**
 * The part of the error that goes to how often pairs differ; the rest goes to which side they speak for, which alone decides
 * whether there is an effect at all.
 */
const FOR_SHARE = 0.2;

/** Pairs as if seen before on each side: where the interval is narrowest, at effects that are worth finding. */
const SIDES = 8;
/** The same for how many pairs differ, which may be any share. */
const DIFFERING = 1;

/**
 * The difference between two proportions of the same pairs, at any look. How many pairs differ, and how many of those speak for
 * the first side, are two proportions with a confidence sequence each (`proportion`); the difference is made of their bounds.
 *
 * @param gained pairs with a success on the first side only
 * @param lost pairs with a success on the second side only
 * @param error the chance that it does not hold the truth at some look
 */
export function differenceAnytime(pairs: number, gained: number, lost: number, error: number): Estimate {
  if (pairs === 0) return { mean: 0, low: -1, high: 1 };
  const differ = gained + lost;
  const side = proportion(gained, lost, error * (1 - FOR_SHARE), SIDES);
  const share = proportion(differ, pairs - differ, error * FOR_SHARE, DIFFERING);
  const at = (lean: number, far: boolean): number => lean * (far === lean > 0 ? share.high : share.low);
  return {
    mean: (gained - lost) / pairs,
    low: at(2 * side.low - 1, false),
    high: at(2 * side.high - 1, true),
  };
}

/**
 * A mean of some numbers at any look; null for fewer than two. After Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
 * central limit theory and asymptotic confidence sequences" (2021): as the usual interval does, it leans on there being many.
 *
 * @param best of how many numbers it is narrowest
 */
export function meanAnytime(
  n: number,
  sum: number,
  squares: number,
  error: number,
  best = 1000,
): Estimate | null {
  if (n < 2) return null;
  const mean = sum / n;
  const variance = Math.max(0, squares - n * mean * mean) / (n - 1);
  // The width is least about where n times this is what the error asks for.
  const scale = (-2 * Math.log(error) + Math.log(-2 * Math.log(error) + 1)) / best;
  const reach = Math.sqrt(
    ((2 * (n * scale + 1)) / (n * n * scale)) * Math.log(Math.sqrt(n * scale + 1) / error),
  );
  const half = Math.sqrt(variance) * reach;
  return { mean, low: mean - half, high: mean + half };
}

/**
 * A proportion by what was counted on each side, at any look: the mixture of Robbins ("Statistical methods related to the law of the
 * iterated logarithm", 1970) with a beta density, as in Howard, Ramdas, McAuliffe and Sekhon, "Time-uniform, nonparametric,
 * nonasymptotic confidence sequences" (2021). For the true proportion p the mixture of all likelihoods over that of p is a martingale
 * that begins at 1; it ever comes to 1 / error with at most the chance of the error (Ville). What it has not come to for is in.
 *
 * @param prior counts as if seen before on each side, a whole number from 1
 */
function proportion(
  yes: number,
  no: number,
  error: number,
  prior: number,
): { readonly low: number; readonly high: number } {
  const mixture = logBeta(prior + yes, prior + no) - logBeta(prior, prior);
  const isOut = (p: number): boolean => mixture - logPower(p, yes) - logPower(1 - p, no) >= -Math.log(error);
  const middle = yes + no === 0 ? 0.5 : yes / (yes + no);
  return { low: edge(0, middle, isOut), high: edge(1, middle, isOut) };
}

/** The logarithm of p to the power of a count. */
const logPower = (p: number, count: number): number => (count === 0 ? 0 : count * Math.log(p));

/** Halvings of an interval: more than a float has digits for. */
const HALVINGS = 60;

/** Where a set of numbers around a middle ends towards a bound; the bound itself where all up to there are in. */
function edge(bound: number, middle: number, isOut: (p: number) => boolean): number {
  if (!isOut(bound)) return bound;
  let [out, within] = [bound, middle];
  for (let i = 0; i < HALVINGS; i++) {
    const between = (out + within) / 2;
    if (isOut(between)) out = between;
    else within = between;
  }
  return out;
}

/** The logarithm of the beta function of two whole numbers. */
const logBeta = (a: number, b: number): number =>
  logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);

/** From here on Stirling's series has ten digits. */
const MANY = 16;

/** The logarithm of n!. */
function logFactorial(n: number): number {
  let [x, rest] = [n + 1, 0];
  for (; x < MANY; x++) rest -= Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return rest + (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}

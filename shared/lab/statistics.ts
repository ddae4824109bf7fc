/** An estimate with the interval that holds the truth as surely as was asked for. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How many standard errors an interval reaches to each side so that all of several intervals together hold with the
 * given confidence (Bonferroni).
 */
export const reachOf = (confidence: number, intervals: number): number =>
  normalQuantile(1 - (1 - confidence) / (2 * intervals));

/**
 * The difference between two proportions of the same pairs, after Agresti and Min: some pairs are added to each of the
 * four outcomes, as many as the confidence asks for. So it stays honest where hardly any pair differs.
 *
 * @param gained pairs with a success on the first side only
 * @param lost pairs with a success on the second side only
 * @param reach see `reachOf`
 */
export function pairedDifference(pairs: number, gained: number, lost: number, reach: number): Estimate {
  if (pairs === 0) return { mean: 0, low: -1, high: 1 };
  const added = (reach * reach) / 8;
  const n = pairs + 4 * added;
  const b = gained + added;
  const c = lost + added;
  const centre = (b - c) / n;
  const error = Math.sqrt(Math.max(0, b + c - (b - c) ** 2 / n)) / n;
  return {
    mean: (gained - lost) / pairs,
    low: Math.max(-1, centre - reach * error),
    high: Math.min(1, centre + reach * error),
  };
}

/** The mean of some numbers, from their sum and the sum of their squares; null for fewer than two. */
export function meanOf(n: number, sum: number, squares: number, reach: number): Estimate | null {
  if (n < 2) return null;
  const mean = sum / n;
  const variance = Math.max(0, squares - n * mean * mean) / (n - 1);
  const error = Math.sqrt(variance / n);
  return { mean, low: mean - reach * error, high: mean + reach * error };
}

/**
 * The point below which a standard normal number lies with a probability between 0 and 1 (Wichura's AS 241, PPND7; right
 * to about seven digits).
 */
export function normalQuantile(probability: number): number {
  const q = probability - 0.5;
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q;
    return (
      (q * polynomial(r, [3.3871327179, 50.434271938, 159.29113202, 59.10937472])) /
      polynomial(r, [1, 17.895169469, 78.757757664, 67.1875636])
    );
  }
  const r = Math.sqrt(-Math.log(Math.min(probability, 1 - probability)));
  const tail =
    r <= 5
      ? polynomial(r - 1.6, [1.4234372777, 2.75681539, 1.3067284816, 0.17023821103]) /
        polynomial(r - 1.6, [1, 0.7370016425, 0.12021132975])
      : polynomial(r - 5, [6.657905115, 3.081226386, 0.42868294337, 0.017337203997]) /
        polynomial(r - 5, [1, 0.24197894225, 0.012258202635]);
  return q < 0 ? -tail : tail;
}

const polynomial = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

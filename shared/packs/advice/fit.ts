/** A number that is explained by others: each case has the number and those. */
export interface Sample {
  readonly value: number;
  readonly of: readonly number[];
}

/** What is to be expected of a case. */
export interface Expected {
  readonly value: number;
  /** How far the cases that the fit was made from are below and above what is expected of them. */
  readonly low: number;
  readonly high: number;
}

/** Fewer cases do not show what is usual. */
const LEAST_CASES = 6;
/** This share of the cases on each side does not widen what is usual. */
const TAIL = 0.015;
/** What is usual is that much wider than the cases, as a share of their width. */
const MARGIN = 0.05;
/** Rounds of weighing; each weighs what lies far off less. */
const ROUNDS = 20;
/** Deviations from which on a case weighs less (Huber). */
const FAR = 1.5;
/** The deviation of normal numbers is that much larger than their median distance. */
const NORMAL = 1.4826;
/** Keeps what is constant in all cases from being divided by. */
const RIDGE = 1e-6;

/**
 * A linear fit that single odd cases do not move, by weighted least squares (Huber). Undefined for too few cases.
 *
 * @param cases each explained by as many numbers
 */
export function fitted(cases: readonly Sample[]): ((of: readonly number[]) => Expected) | undefined {
  if (cases.length < LEAST_CASES) return undefined;
  const rows = cases.map(({ of }) => [1, ...of]);
  let weights = cases.map(() => 1);
  let by = solved(rows, cases, weights);
  for (let round = 0; round < ROUNDS; round++) {
    const off = rests(rows, cases, by);
    const spread = Math.max(RIDGE, NORMAL * median(off.map(Math.abs)));
    weights = off.map((rest) => Math.min(1, (FAR * spread) / Math.max(RIDGE, Math.abs(rest))));
    by = solved(rows, cases, weights);
  }
  const sorted = rests(rows, cases, by).sort((a, b) => a - b);
  const cut = Math.floor(TAIL * sorted.length);
  const [low, high] = [sorted[cut], sorted[sorted.length - 1 - cut]];
  const margin = MARGIN * (high - low);
  return (of) => ({ value: product([1, ...of], by), low: low - margin, high: high + margin });
}

const product = (row: readonly number[], by: readonly number[]): number =>
  row.reduce((sum, number, i) => sum + number * by[i], 0);

const rests = (rows: readonly number[][], cases: readonly Sample[], by: readonly number[]): number[] =>
  rows.map((row, i) => cases[i].value - product(row, by));

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The coefficients of least squares, by elimination of the normal equations. */
function solved(rows: readonly number[][], cases: readonly Sample[], weights: readonly number[]): number[] {
  const size = rows[0].length;
  const indices = Array.from({ length: size }, (_, i) => i);
  const matrix = indices.map((i) => [
    ...indices.map((j) =>
      rows.reduce((sum, row, n) => sum + weights[n] * row[i] * row[j], i === j ? RIDGE : 0),
    ),
    rows.reduce((sum, row, n) => sum + weights[n] * row[i] * cases[n].value, 0),
  ]);
  // With the ridge it is positive definite: no pivot is 0.
  for (const i of indices)
    for (const j of indices) {
      if (j === i) continue;
      const factor = matrix[j][i] / matrix[i][i];
      matrix[j] = matrix[j].map((entry, k) => entry - factor * matrix[i][k]);
    }
  return indices.map((i) => matrix[i][size] / matrix[i][i]);
}

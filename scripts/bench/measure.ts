// Measuring: what a machine can do, and how long a piece of work takes on it.
import { performance } from 'node:perf_hooks';

/** Work for the calibration: the same rounds of integer arithmetic on every machine, which nothing can shorten. */
const ROUNDS = 30_000_000;

/** Millions of rounds a second; the best of several tries, so that a busy moment does not count. */
export function calibrate(): number {
  let best = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const began = performance.now();
    let x = attempt + 1;
    for (let i = 0; i < ROUNDS; i++) {
      x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
      x = (x ^ (x >>> 15)) + i;
    }
    const seconds = (performance.now() - began) / 1000;
    if (x === 0.5) throw new Error('never');
    best = Math.max(best, ROUNDS / seconds / 1e6);
  }
  return best;
}

/** How long some work takes: the median and the slowest of single runs, in microseconds. */
export interface Timing {
  readonly median: number;
  /** 99 of 100 runs were not slower. */
  readonly slow: number;
  readonly runs: number;
}

export class Stopwatch {
  private readonly times: number[] = [];

  /** @param parts how many equal pieces of work it is: the time of one is noted */
  time<T>(work: () => T, parts = 1): T {
    const began = performance.now();
    const result = work();
    this.times.push(((performance.now() - began) * 1000) / parts);
    return result;
  }

  get timing(): Timing {
    const sorted = this.times.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { median: at(0.5), slow: at(0.99), runs: sorted.length };
  }
}

/** The time of one run of something short, in microseconds: runs many in a row, after a warm-up. */
export function timeOf(work: () => void, seconds = 0.5): number {
  let runs = 1;
  for (;;) {
    const began = performance.now();
    for (let i = 0; i < runs; i++) work();
    const took = performance.now() - began;
    if (took > seconds * 1000) return (took * 1000) / runs;
    runs = Math.max(runs * 2, Math.ceil((runs * seconds * 1200) / Math.max(took, 0.1)));
  }
}

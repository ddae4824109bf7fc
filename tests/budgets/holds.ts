import { expect, test } from '@playwright/test';
import { computeInBursts } from '../host/packs/delay.ts';

const TRIES = 3;
/** A machine on which short bursts take so many times longer than alone is too busy to measure on. */
const BUSY = 1.4;

export interface Measurement {
  readonly good: boolean;
  /** The figures. */
  readonly words: string;
}

/**
 * Measures until it is good enough; another program can only make it slower, so the best of a few tries counts. Limits
 * are never lowered: where the machine was too busy in every try the test is skipped, and says so with its figures.
 */
export async function holds(measure: () => Promise<Measurement>): Promise<void> {
  const tries: string[] = [];
  let calm = false;
  for (let i = 0; i < TRIES; i++) {
    const before = await computeInBursts(300, 1.5);
    const { good, words } = await measure();
    const slowdown = Math.max(before, await computeInBursts(300, 1.5));
    const told = `${words} (machine at ${slowdown.toFixed(1)})`;
    tries.push(told);
    if (good) {
      test.info().annotations.push({ type: 'figures', description: told });
      console.log(told);
      return;
    }
    calm ||= slowdown <= BUSY;
  }
  test.skip(!calm, `the machine was too busy: ${tries.join('; ')}`);
  expect(tries, 'the promise was kept in none of these tries').toEqual([]);
}

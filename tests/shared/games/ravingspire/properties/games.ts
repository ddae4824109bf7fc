// Whole games with all checks, some of them in each of several test files: files run side by side.
import { expect, test } from 'vitest';
import { Counts } from '../../../../support/counts.ts';
import { planOf, playChecked } from '../../../../support/properties.ts';

const FILES = 2;
const GAMES = 16;
const CHUNK = 8;

/** The games of one file; which ones is fixed, so that a failure comes again. `npm run soak` plays thousands (part `rules`). */
export function playGames(file: number): void {
  const numbers = Array.from({ length: GAMES / FILES }, (_, i) => i * FILES + file);
  for (let from = 0; from < numbers.length; from += CHUNK) {
    const chunk = numbers.slice(from, from + CHUNK);
    test(`games ${chunk[0]} to ${chunk.at(-1)}: every position, option, refusal, undo and replay`, () => {
      const counts = new Counts();
      for (const number of chunk) {
        const { mutants, entries } = playChecked(planOf(number), counts);
        expect(mutants).toBeGreaterThanOrEqual(20);
        expect(entries).toBeGreaterThan(0);
      }
      expect(Object.values(counts.table.end).reduce((a, b) => a + b, 0)).toBe(chunk.length);
    });
  }
}

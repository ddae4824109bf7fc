import { describe, expect, it } from 'vitest';
import { drawFrom } from '../../../shared/engine/random.ts';
import { meanOf, normalQuantile, pairedDifference, reachOf } from '../../../shared/lab/statistics.ts';
import { verdictOf } from '../../../shared/lab/results.ts';

describe('intervals', () => {
  it('reach as far as the normal distribution says, corrected for their number', () => {
    for (const [probability, point] of [
      [0.5, 0],
      [0.8413447461, 1],
      [0.975, 1.959964],
      [0.001349898, -3],
      [1 - 1e-9, 5.997807],
    ])
      expect(normalQuantile(probability)).toBeCloseTo(point, 5);
    expect(reachOf(0.95, 1)).toBeCloseTo(1.95996, 4);
    expect(reachOf(0.95, 30)).toBeCloseTo(normalQuantile(1 - 0.05 / 60), 6);
  });

  it('have a width even where no pair differs', () => {
    const { mean, low, high } = pairedDifference(100, 0, 0, 1.96);
    expect(mean).toBe(0);
    expect(high).toBeGreaterThan(0.01);
    expect(low).toBe(-high);
    expect(pairedDifference(0, 0, 0, 1.96)).toEqual({ mean: 0, low: -1, high: 1 });
  });

  it('hold the truth as often as they say', () => {
    const draw = drawFrom('coverage');
    const RUNS = 2000;
    for (const [pairs, gained, lost] of [
      [100, 30, 10],
      [400, 5, 2],
      [50, 100, 100],
    ]) {
      let held = 0;
      for (let run = 0; run < RUNS; run++) {
        let b = 0;
        let c = 0;
        for (let i = 0; i < pairs; i++) {
          const x = draw(1000);
          if (x < gained) b++;
          else if (x < gained + lost) c++;
        }
        const { low, high } = pairedDifference(pairs, b, c, reachOf(0.95, 1));
        const truth = (gained - lost) / 1000;
        if (low <= truth && truth <= high) held++;
      }
      // Two standard errors of the count of runs below what is promised.
      expect(held / RUNS).toBeGreaterThan(0.95 - 2 * Math.sqrt((0.95 * 0.05) / RUNS));
    }
  });

  it('of a mean come from sum and squares', () => {
    const all = [1, 2, 3, 4];
    const { mean, low, high } = meanOf(4, 10, 30, 2)!;
    expect(mean).toBe(2.5);
    const error = Math.sqrt(all.reduce((sum, x) => sum + (x - 2.5) ** 2, 0) / 3 / 4);
    expect(high - low).toBeCloseTo(4 * error, 10);
    expect(meanOf(1, 7, 49, 2)).toBeNull();
  });
});

describe('a verdict', () => {
  it.each([
    ['neutral', -0.02, 0.03],
    ['neutral', 0.005, 0.02],
    ['strong', 0.01, 0.05],
    ['weak', -0.2, -0.01],
    ['unclear', -0.01, 0.05],
  ] as const)('is %s from %d to %d', (verdict, low, high) => {
    expect(verdictOf({ mean: (low + high) / 2, low, high })).toBe(verdict);
  });
});

import { describe, expect, it } from 'vitest';
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import { verdictOf } from '../../../shared/lab/results.ts';
import { differenceAnytime, meanAnytime } from '../../../shared/lab/sequence.ts';
import { pairedDifference, reachOf, type Estimate } from '../../../shared/lab/statistics.ts';

const ERROR = 0.05;
const PAIRS = 10_000;
const BATCH = 100;

/** Counts pairs of a card batch by batch. @param gained of 1,000 pairs; the same of `lost` */
function* watched(draw: Draw, gained: number, lost: number): Generator<readonly [number, number, number]> {
  let [more, less] = [0, 0];
  for (let pairs = BATCH; pairs <= PAIRS; pairs += BATCH) {
    for (let i = 0; i < BATCH; i++) {
      const x = draw(1000);
      if (x < gained) more++;
      else if (x < gained + lost) less++;
    }
    yield [pairs, more, less];
  }
}

const holds = ({ low, high }: Estimate, truth: number): boolean => low <= truth && truth <= high;

describe('an interval at every look', () => {
  it('calls at most 5 of 100 fair cards strong or weak, at whichever look', () => {
    const CARDS = 1000;
    const draw = drawFrom('fair cards');
    let called = 0;
    for (let card = 0; card < CARDS; card++) {
      const each = [10, 50, 100, 200][card % 4];
      for (const [pairs, more, less] of watched(draw, each, each)) {
        const verdict = verdictOf(differenceAnytime(pairs, more, less, ERROR));
        if (verdict !== 'strong' && verdict !== 'weak') continue;
        called++;
        break;
      }
    }
    expect(called).toBeLessThanOrEqual(CARDS * ERROR);
    // The usual interval, looked at as often, is no such thing.
    let lightly = 0;
    for (let card = 0; card < 100; card++)
      for (const [pairs, more, less] of watched(draw, 100, 100)) {
        if (holds(pairedDifference(pairs, more, less, reachOf(1 - ERROR, 1)), 0)) continue;
        lightly++;
        break;
      }
    expect(lightly).toBeGreaterThan(20);
  });

  it.each([
    [150, 90],
    [60, 60],
    [5, 60],
  ])('holds the truth of %d gained and %d lost in 1,000 pairs all along', (gained, lost) => {
    const RUNS = 300;
    const draw = drawFrom(`all along ${gained} ${lost}`);
    let failed = 0;
    for (let run = 0; run < RUNS; run++)
      for (const [pairs, more, less] of watched(draw, gained, lost)) {
        if (holds(differenceAnytime(pairs, more, less, ERROR), (gained - lost) / 1000)) continue;
        failed++;
        break;
      }
    expect(failed).toBeLessThanOrEqual(RUNS * ERROR);
  });

  it('finds what is worth finding, and what is not, before long', () => {
    const draw = drawFrom('worth finding');
    const pairsUntil = (gained: number, lost: number): number => {
      for (const [pairs, more, less] of watched(draw, gained, lost))
        if (verdictOf(differenceAnytime(pairs, more, less, ERROR)) !== 'unclear') return pairs;
      return Infinity;
    };
    const slowest = (gained: number, lost: number): number =>
      Math.max(...Array.from({ length: 20 }, () => pairsUntil(gained, lost)));
    expect(slowest(150, 90)).toBeLessThan(4000);
    expect(slowest(90, 150)).toBeLessThan(4000);
    expect(slowest(60, 60)).toBeLessThan(6000);
  });

  it('is as wide as nothing is known, and narrower with each pair', () => {
    expect(differenceAnytime(0, 0, 0, ERROR)).toEqual({ mean: 0, low: -1, high: 1 });
    const widths = [10, 100, 1000, 10_000].map((pairs) => {
      const { low, high } = differenceAnytime(pairs, pairs / 10, pairs / 10, ERROR);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths[0]).toBeLessThan(2);
    const none = differenceAnytime(5000, 0, 0, ERROR);
    expect(none).toMatchObject({ mean: 0, low: -none.high });
    expect(none.high).toBeGreaterThan(0);
  });

  it('of a mean holds all along too', () => {
    const RUNS = 300;
    const draw = drawFrom('means all along');
    let failed = 0;
    for (let run = 0; run < RUNS; run++) {
      let [sum, squares] = [0, 0];
      for (let n = 1; n <= PAIRS; n++) {
        const x = draw(21) - 10;
        sum += x;
        squares += x * x;
        if (n % BATCH !== 0 || holds(meanAnytime(n, sum, squares, ERROR)!, 0)) continue;
        failed++;
        break;
      }
    }
    expect(failed).toBeLessThanOrEqual(RUNS * ERROR);
    expect(meanAnytime(1, 7, 49, ERROR)).toBeNull();
  });
});

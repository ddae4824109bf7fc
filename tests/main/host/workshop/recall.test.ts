import { describe, expect, it } from 'vitest';
import { Known } from '../../../../main/host/workshop/recall.ts';

const row = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The numbers up to 12 after which it is known what a pack was. */
const known = (entries: readonly number[], points: readonly number[]): number[] =>
  row(0, 12).filter((n) => new Known({ entries, points }).has(n));

describe('what a pack was', () => {
  it('is known after each entry that leads to the present, and before the first', () => {
    expect(known(row(3, 8), [])).toEqual(row(2, 8));
    expect(known([], [4])).toEqual([4]);
  });

  it('is known beyond a gap only where a point is among the entries', () => {
    expect(known([...row(1, 3), ...row(6, 8)], [5])).toEqual(row(5, 8));
    expect(known([...row(1, 3), ...row(6, 8)], [0, 5])).toEqual([...row(0, 3), ...row(5, 8)]);
    expect(known([...row(1, 3), ...row(6, 8)], [2, 5])).toEqual([...row(0, 3), ...row(5, 8)]);
  });

  it('is begun again at the point that follows on entries which do not lead there', () => {
    expect(new Known({ entries: [...row(1, 3), ...row(5, 8)], points: [0, 2, 4] }).breaks).toEqual([4]);
    expect(new Known({ entries: row(5, 8), points: [0, 2, 4, 6] }).breaks).toEqual([]);
  });
});

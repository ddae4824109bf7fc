import { describe, expect, it } from 'vitest';
import { proposed, sharedOut } from '../../../../shared/packs/plan/propose.ts';

describe('what is shared out', () => {
  it('comes to the whole, and no part is one off what is due to it', () => {
    for (const weights of [[1], [3, 1, 2], [5, 5, 5], [7, 1, 1, 1, 13], [58, 34, 33, 32, 31, 1]])
      for (let total = 0; total <= 60; total++) {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        const shares = sharedOut(
          weights.map((weight, item) => ({ item, weight })),
          total,
        );
        expect(shares.reduce((all, [, count]) => all + count, 0)).toBe(total);
        for (const [item, count] of shares)
          expect(Math.abs(count - (weights[item] / sum) * total)).toBeLessThan(1);
      }
  });

  it('is nothing where nothing has weight', () => {
    expect(sharedOut([{ item: 'a', weight: 0 }], 9)).toEqual([['a', 0]]);
  });
});

it('proposes kinds first, then bands, those without a number last', () => {
  const base = [
    ...Array.from({ length: 6 }, (_, i) => ({ kind: 'relic', least: i < 4 ? 4 : 0 })),
    ...Array.from({ length: 3 }, () => ({ kind: 'loot', least: null })),
  ];
  expect(proposed(base, 9)).toEqual([
    { kind: 'relic', least: 0, count: 2 },
    { kind: 'relic', least: 4, count: 4 },
    { kind: 'loot', least: null, count: 3 },
  ]);
  expect(proposed([], 9)).toEqual([]);
});

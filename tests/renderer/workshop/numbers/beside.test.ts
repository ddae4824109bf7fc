import { expect, it } from 'vitest';
import { beside } from '../../../../renderer/workshop/numbers/beside.ts';

const point = (card: number, by: number, value: number) => ({ card, by, value, far: null });

it('leaves points where they are, unless one is there already', () => {
  const placed = beside([point(0, 1, 1), point(1, 2, 1), point(2, 1, 1)], 10);
  expect(placed.slice(0, 2).map(({ dx, dy }) => [dx, dy])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(Math.hypot(placed[2].dx, placed[2].dy)).toBeCloseTo(10);
});

it('keeps many points at one place apart', () => {
  const placed = beside(
    Array.from({ length: 60 }, (_, card) => point(card, 3, 3)),
    10,
  );
  for (const [i, one] of placed.entries())
    for (const other of placed.slice(i + 1))
      expect(Math.hypot(one.dx - other.dx, one.dy - other.dy)).toBeGreaterThan(8);
});

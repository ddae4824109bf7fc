import { expect, test } from 'vitest';
import { clearPlace, isClear } from '../../../renderer/ui/clear-place.ts';

const ROOM = { width: 400, height: 200 };
const BOX = { width: 100, height: 30 };

interface Taken {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const among =
  (...all: readonly Taken[]) =>
  (x: number, y: number): boolean =>
    all.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);

test('a box lies at the top, in the middle, where nothing is', () => {
  const { left, top } = clearPlace(BOX, ROOM, () => false)!;
  expect(top).toBe(4);
  expect(Math.abs(left + 50 - 200)).toBeLessThan(8);
});

test('it goes aside for what is taken, and down where a line is full', () => {
  const button = { left: 190, top: 10, right: 214, bottom: 34 };
  const aside = clearPlace(BOX, ROOM, among(button))!;
  expect(aside.top).toBe(4);
  expect(aside.left >= button.right || aside.left + 100 <= button.left).toBe(true);
  const bar = { left: 0, top: 0, right: 400, bottom: 52 };
  const below = clearPlace(BOX, ROOM, among(bar))!;
  expect(below.top).toBeGreaterThanOrEqual(52);
  expect(below.top).toBeLessThan(62);
  expect(isClear({ ...BOX, ...below }, among(bar))).toBe(true);
  expect(isClear({ ...BOX, ...below, top: below.top - 8 }, among(bar))).toBe(false);
  // Even what reaches a little into it is not covered.
  const narrow = among({ ...bar, right: 152 }, { ...bar, left: 248 });
  expect(clearPlace(BOX, ROOM, narrow)!.top).toBeGreaterThanOrEqual(52);
});

test('where all is taken there is no place', () => {
  expect(clearPlace(BOX, ROOM, () => true)).toBeNull();
  expect(clearPlace({ width: 500, height: 30 }, ROOM, () => false)).toBeNull();
});

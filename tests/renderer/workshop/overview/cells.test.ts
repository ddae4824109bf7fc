// Cells in rows: which are drawn, and where keys lead among them.
import { expect, it, test } from 'vitest';
import { Cells } from '../../../../renderer/workshop/overview/cells.ts';

const SEEN = { width: 220, height: 400 };
const cells = (count: number, scrolled = 0): Cells =>
  new Cells(count, { width: 50, height: 40 }, SEEN, scrolled);

it('draws those that are seen, in whole rows', () => {
  expect(cells(1000)).toMatchObject({ across: 4, first: 0, last: 52, top: 0, height: 10_000 });
  expect(cells(1000, 4000)).toMatchObject({ first: 388, last: 452, top: 3880 });
  expect(cells(5)).toMatchObject({ first: 0, last: 5, height: 80 });
  expect([3, 4].map((index) => cells(4).isDrawn(index))).toEqual([true, false]);
  expect([cells(1000).topToSee(39, 0), cells(1000).topToSee(40, 0), cells(1000).topToSee(9, 200)]).toEqual([
    0, 40, 80,
  ]);
});

it('draws a few until it is known how large they are', () => {
  expect(new Cells(1000, { width: 0, height: 0 }, SEEN, 0)).toMatchObject({ across: 1, first: 0, last: 3 });
});

/** What a key does at a cell. */
function pressed(key: string, at: number, count = 100, more: object = {}): string {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more });
  let did = '';
  cells(count).press(event as Parameters<Cells['press']>[0], at, {
    go: (index) => (did += `go ${index}`),
    pick: (index) => (did += `pick ${index}`),
  });
  expect(event.defaultPrevented).toBe(did !== '');
  return did;
}

test.each([
  ['ArrowLeft', 9, 'go 8'],
  ['ArrowRight', 9, 'go 10'],
  ['ArrowUp', 9, 'go 5'],
  ['ArrowUp', 2, 'go 0'],
  ['ArrowDown', 98, 'go 99'],
  ['PageDown', 9, 'go 49'],
  ['PageUp', 9, 'go 0'],
  ['Home', 9, 'go 0'],
  ['End', 9, 'go 99'],
  ['Enter', 9, 'pick 9'],
  [' ', 9, 'pick 9'],
  ['a', 9, ''],
])('%s at cell %i: %s', (key, at, did) => {
  expect(pressed(key, at)).toBe(did);
});

it('leaves keys alone that mean something else, or nothing', () => {
  expect(pressed('ArrowDown', 0, 100, { ctrlKey: true })).toBe('');
  expect(pressed('ArrowDown', 0, 100, { shiftKey: true })).toBe('');
  expect(pressed('Enter', 0, 0)).toBe('');
});

import { expect, test } from 'vitest';
import { hasGap, mergeChapters, newest, undoneEntries } from '../../../renderer/table/chronicle.ts';
import type { Chapter } from '../../../shared/rpc/messages/tables.ts';

const chapter = (n: number, more: Partial<Chapter> = {}): Chapter => ({
  n,
  seat: 0,
  kind: 'action',
  title: [{ text: `entry ${n}` }],
  of: null,
  reason: [],
  lines: [],
  events: [],
  ...more,
});
const numbers = (chapters: readonly Chapter[]): number[] => chapters.map(({ n }) => n);

test('chapters are merged by number, in order, a newer telling wins', () => {
  const told = mergeChapters([chapter(0), chapter(1)], [chapter(2), chapter(1, { seat: 3 })]);
  expect(numbers(told)).toEqual([0, 1, 2]);
  expect(told[1].seat).toBe(3);
});

test('older chapters are put before those that are known', () => {
  expect(numbers(mergeChapters([chapter(5), chapter(6)], [chapter(3), chapter(4)]))).toEqual([3, 4, 5, 6]);
});

test('what lies before a gap is left out until it is asked for', () => {
  expect(numbers(mergeChapters([chapter(0), chapter(1)], [chapter(7), chapter(8)]))).toEqual([7, 8]);
});

test('a gap is a chapter that is missing before the newest entry of the table', () => {
  const known = [chapter(0), chapter(1)];
  expect(hasGap(known, [], 1)).toBe(false);
  expect(hasGap(known, [], 2)).toBe(true);
  expect(hasGap(known, [chapter(2)], 2)).toBe(false);
  expect(hasGap(known, [chapter(3)], 3)).toBe(true);
  expect(hasGap(known, [chapter(2)], 3)).toBe(true);
  expect(newest([])).toBe(-1);
});

test('an entry is undone until redo brings it back', () => {
  const undo = chapter(3, { kind: 'undo', of: 2 });
  expect([...undoneEntries([chapter(1), chapter(2), undo])]).toEqual([2]);
  expect([...undoneEntries([chapter(1), chapter(2), undo, chapter(4, { kind: 'redo', of: 2 })])]).toEqual([]);
});

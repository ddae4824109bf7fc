// The pure parts of the frame.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventLook } from '../../../../../renderer/games/ravingspire/frame/event-looks.ts';
import { paceOf } from '../../../../../renderer/table/step-pace.ts';
import { stacksOf } from '../../../../../renderer/cards-table/frame/stacks.ts';
import { zonesFor } from '../../../../../renderer/games/ravingspire/frame/shown.ts';
import { tally } from '../../../../../renderer/cards-table/frame/end/tally.ts';
import { COUNTED } from '../../../../../renderer/games/ravingspire/frame/end/tally.ts';
import { towerLook } from '../../../../../renderer/games/ravingspire/model.ts';
import { PacedUpdates } from '../../../../../renderer/table/pace.ts';
import type { Chapter, TableUpdate } from '../../../../../shared/rpc/messages/tables.ts';
import { positionOf } from './positions.ts';

const chapter = (n: number, kinds: readonly string[], more: Partial<Chapter> = {}): Chapter => ({
  n,
  seat: 0,
  kind: 'action',
  title: [],
  of: null,
  reason: [],
  events: [],
  lines: kinds.map((kind) => ({ kind, text: [], rule: '', cause: [], weight: 'plain' })),
  ...more,
});

test('events have icons, and what hurts, lists or begins a turn looks so', () => {
  expect(eventLook('sanityLost')).toEqual({ icon: 'brain', turn: false, harm: true, list: false });
  expect(eventLook('turnBegan')).toEqual({ icon: null, turn: true, harm: false, list: false });
  expect(eventLook('handDrawn')).toEqual({ icon: 'poker-hand', turn: false, harm: false, list: true });
  const unknown = { icon: null, turn: false, harm: false, list: false };
  expect([eventLook('of another game'), eventLook('toString')]).toEqual([unknown, unknown]);
});

test('the tally counts what happened, and not what was taken back', () => {
  const undo = chapter(4, [], { kind: 'undo', of: 3 });
  const counts = tally(
    [
      chapter(1, ['acquired', 'lootGained', 'rolled']),
      chapter(2, ['adversaryDefeated', 'battleWon', 'wentMad']),
      chapter(3, ['acquired', 'rotated']),
      undo,
    ],
    COUNTED,
  );
  expect(Object.fromEntries(counts.map(({ what, count }) => [what, count]))).toEqual({
    bought: 1,
    loot: 1,
    beaten: 2,
    rotated: 0,
    mad: 1,
  });
});

test('a pile is shown with equal cards together, and never more than may be known', () => {
  const look = towerLook(positionOf({ until: 'encounter', seats: 2, entries: 0 }), null);
  const [deck] = zonesFor(look, { kind: 'deck', seat: 0 });
  const stacks = stacksOf(deck.cards);
  expect(stacks.reduce((sum, { count }) => sum + count, 0)).toBe(deck.count);
  expect(stacks.length).toBeLessThan(deck.count);
  const names = look.view.heroes[0].deckList!;
  for (const { card, count } of stacks) expect(names.filter((id) => id === card.id)).toHaveLength(count);
  expect(zonesFor(look, { kind: 'hero', seat: 1 }).map(({ id }) => id)).toEqual(
    ['hero', 'hand', 'slots', 'played', 'deck', 'discard'].map((name) => `${name}:1`),
  );
  expect(zonesFor(look, { kind: 'decks' }).every(({ seat }) => seat === null)).toBe(true);
});

const updateWith = (chapters: readonly Chapter[], n = 0): TableUpdate => {
  const update = positionOf({ until: 'encounter', seats: 2, entries: 0 });
  const seats = update.seats.map((seat) => ({ ...seat, mine: seat.seat === 0 }));
  return { ...update, seats, chapters, n };
};

test('what others do is seen for a while, longer with more to read; what one does oneself is not held', () => {
  const theirs = updateWith([chapter(1, ['rolled', 'moved'], { seat: 1 })]);
  expect(paceOf(theirs, 'off')).toBe(0);
  expect(paceOf(theirs, 'normal')).toBeGreaterThan(paceOf(theirs, 'fast'));
  expect(paceOf(theirs, 'cinematic')).toBeGreaterThan(paceOf(theirs, 'normal'));
  expect(paceOf(updateWith([chapter(1, ['rolled'], { seat: 1 })]), 'normal')).toBeLessThan(
    paceOf(theirs, 'normal'),
  );
  expect(paceOf(updateWith([chapter(1, ['rolled'])]), 'normal')).toBe(0);
  expect(paceOf(updateWith([chapter(0, ['rolled'], { seat: 1, kind: 'opening' })]), 'normal')).toBe(0);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue that holds every update for a second, unless told otherwise, and what it has shown. */
function paced(pace: (update: TableUpdate) => number = () => 1000, asks: readonly number[] = []) {
  const shown: number[] = [];
  const waits: boolean[] = [];
  const queue = new PacedUpdates({
    show: ({ n }) => void shown.push(n),
    pace,
    asks: ({ n }) => asks.includes(n),
    waiting: (waiting) => void waits.push(waiting),
  });
  return { shown, waits, queue };
}

test('updates are shown one after the other, each for its time', () => {
  const { shown, waits, queue } = paced();
  for (const n of [1, 2, 3]) queue.add(updateWith([], n));
  expect([shown, queue.ahead.map(({ n }) => n), waits.at(-1)]).toEqual([[1], [2, 3], true]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect([shown, queue.ahead, waits.at(-1)]).toEqual([[1, 2, 3], [], false]);
  vi.advanceTimersByTime(1000);
  queue.add(updateWith([], 4));
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('hurrying shows all of them at once, in order; what is dropped is never shown', () => {
  const { shown, waits, queue } = paced();
  for (const n of [1, 2, 3]) queue.add(updateWith([], n));
  queue.hurry();
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3], false]);
  for (const n of [4, 5]) queue.add(updateWith([], n));
  queue.drop();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2, 3, 4]);
  queue.add(updateWith([], 6));
  expect(shown.at(-1)).toBe(6);
});

test('after a skip, what others do later is not waited for, until a prompt comes', () => {
  const { shown, waits, queue } = paced(undefined, [5]);
  for (const n of [1, 2]) queue.add(updateWith([], n));
  queue.skip();
  for (const n of [3, 4, 5]) queue.add(updateWith([], n));
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3, 4, 5], false]);
  for (const n of [6, 7]) queue.add(updateWith([], n));
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3, 4, 5, 6], true]);
});

test('a skip ends with what waits when that asks for something, and when the queue is dropped', () => {
  const { shown, queue } = paced(undefined, [2]);
  for (const n of [1, 2]) queue.add(updateWith([], n));
  queue.skip();
  for (const n of [3, 4]) queue.add(updateWith([], n));
  expect(shown).toEqual([1, 2, 3]);
  queue.skip();
  queue.drop();
  for (const n of [5, 6]) queue.add(updateWith([], n));
  expect(shown).toEqual([1, 2, 3, 4, 5]);
});

test('what is not looked at for long is followed at once by what waits behind it', () => {
  const { shown, waits, queue } = paced(({ n }) => (n % 3 === 1 ? 1000 : 0));
  for (const n of [1, 2, 3, 4, 5]) queue.add(updateWith([], n));
  vi.advanceTimersByTime(1000);
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3, 4], true]);
  vi.advanceTimersByTime(1000);
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3, 4, 5], false]);
});

test('nothing is shown before there is something to see it on', () => {
  const { shown, waits, queue } = paced();
  queue.add(updateWith([], 1));
  queue.hold();
  for (const n of [2, 3]) queue.add(updateWith([], n));
  vi.advanceTimersByTime(5000);
  expect([shown, waits.at(-1)]).toEqual([[1], true]);
  queue.release();
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect([shown, waits.at(-1)]).toEqual([[1, 2, 3], false]);
});

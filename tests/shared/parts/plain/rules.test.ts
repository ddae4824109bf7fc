import { expect, test } from 'vitest';
import type { Setup } from '../../../../shared/engine/game.ts';
import { Table } from '../../../../shared/engine/table.ts';
import { openTurn, plainRules } from '../../../../shared/parts/plain/rules.ts';
import { pebbles, rules, type PebbleAction } from './pebbles.ts';

const setup: Setup = { seed: 'a', heroes: ['cat', 'ann'], packs: [], options: {} };
const TAKE: PebbleAction = { do: 'take', count: 1 };
const PASS: PebbleAction = { do: 'pass' };

test('a match has its heroes, two words per stream, and the first value of an option that is not given', () => {
  const match = pebbles.match({ ...setup, options: { heap: 9 } }, {});
  expect(match).toMatchObject({ seats: 2, heroes: ['cat', 'ann'], heap: 9, kind: false });
  expect(match.keys).toHaveLength(4);
  expect(pebbles.blank(match).rng).toEqual([0, 0]);
});

test.each([
  [{ heroes: ['ann'] }, '"heroes" are 2 to 3 of ann, ben, cat, each of them once'],
  [{ heroes: ['ann', 'ann'] }, '"heroes" are 2 to 3'],
  [{ heroes: ['ann', 'dan'] }, '"heroes" are 2 to 3'],
  [{ heroes: ['ann', 'ben', 'cat', 'ann'] }, '"heroes" are 2 to 3'],
  [{ options: { size: 4 } }, 'there is no option "size"; there are: heap, kind'],
  [{ options: { heap: 5 } }, 'option "heap" is one of 4, 9'],
  [{ options: { heap: '4' } }, 'option "heap" is one of 4, 9'],
])('a setup is refused that cannot be played: %j', (change, message) => {
  expect(() => pebbles.match({ ...setup, ...change }, {})).toThrow(message);
});

test('what a seat is offered and refused comes from what it can try', () => {
  const table = new Table(pebbles, setup, {});
  const { match, state } = table;
  expect(pebbles.options(match, state, 0)).toEqual([TAKE, PASS]);
  const few = { code: 'few', data: { heap: 4 }, rule: 'P-1' };
  expect(pebbles.intents(match, state, 0)).toEqual([
    { action: TAKE, refusal: null },
    { action: { do: 'take', count: 5 }, refusal: few },
    { action: PASS, refusal: null },
  ]);
  expect(pebbles.options(match, state, 1)).toEqual([]);
  expect(pebbles.check(match, state, 1, PASS)?.code).toBe('not-your-turn');
  const over = { ...state, outcome: { result: 'won' as const, winners: [0], reason: 'empty' } };
  expect(pebbles.decisions(match, over)).toEqual([]);
  expect(pebbles.check(match, over, 0, PASS)?.code).toBe('game-over');
});

test('every seat sees the whole position, as a copy, but not the dice to come', () => {
  const { match, state } = new Table(pebbles, setup, {});
  const seen = pebbles.view(match, { ...state, dice: [6] }, []) as { taken: number[] };
  expect(seen).toEqual({ turn: 1, active: 0, outcome: null, heap: 4, taken: [0, 0], lucky: null });
  expect(seen.taken).not.toBe(state.taken);
  expect(pebbles.hidden(match, state, [])).toEqual([]);
});

test('rules that say who decides are asked for it everywhere', () => {
  const each = plainRules({
    ...rules,
    decisions: (_match, state) => [0, 1].flatMap((seat) => openTurn({ ...state, active: seat }, 'P-1')),
  });
  const table = new Table(each, setup, {});
  expect(each.options(table.match, table.state, 1)).toEqual([TAKE, PASS]);
  expect(table.act(1, PASS).ok).toBe(true);
});

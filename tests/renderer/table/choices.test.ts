import { expect, test } from 'vitest';
import {
  choiceOf,
  choicesAt,
  choicesOf,
  identityOf,
  isOf,
  pickedFor,
  redoSeat,
  undoSeat,
  withoutRepeats,
} from '../../../renderer/table/choices.ts';
import { keyed } from '../../../renderer/table/keys.ts';
import { newsToSay } from '../../../renderer/table/say.ts';
import { en } from '../../../renderer/table/text/en.ts';
import { de } from '../../../renderer/table/text/de.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { text } from '../../../shared/words/tokens.ts';
import type { Chapter, SeatState, TableUpdate } from '../../../shared/rpc/messages/tables.ts';
import type { Choice, Prompt } from '../../../shared/tableau/tableau.ts';
import { plainChoice } from '../../../shared/tableau/choice.ts';

const choice = (action: Json, card = -1): Choice => plainChoice(action, { label: text('do'), card });
const prompt = (seat: number, choices: Choice[], title = 'Your turn'): Prompt => ({
  seat,
  kind: 'turn',
  rule: '',
  title: text(title),
  notes: [],
  cards: [],
  answers: null,
  groups: [{ id: 'all', title: text('All'), choices }],
});
const seat = (number: number, mine: boolean, toAct = false): SeatState => ({
  seat: number,
  hero: `hero ${number}`,
  player: { kind: 'person', name: `player ${number}` },
  name: `N${number}`,
  mine,
  toAct,
});
const update = (parts: Partial<TableUpdate>): TableUpdate => ({
  table: 't',
  game: 'g',
  n: 0,
  seats: [seat(0, true), seat(1, true), seat(2, false)],
  eyes: [0],
  curtain: null,
  tableau: { title: [], facts: [], zones: [], ending: [] },
  view: null,
  prompts: [],
  undo: { can: 'yes', why: null },
  redo: true,
  consent: null,
  stuck: null,
  chapters: [],
  faces: {},
  practice: false,
  notice: null,
  outcome: null,
  details: { seed: '', packs: [], options: [], rulesVersion: 1, hash: null },
  ...parts,
});
const chapter = (n: number, by: number, more: Partial<Chapter> = {}): Chapter => ({
  n,
  seat: by,
  kind: 'action',
  title: text(`entry ${n}`),
  of: null,
  reason: [],
  lines: [],
  events: [],
  ...more,
});

test('what looks the same gets keys of its own, in order', () => {
  const rows = keyed(['a', 'b', 'a'], (item) => item);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  expect(rows.map(({ item }) => item)).toEqual(['a', 'b', 'a']);
});

test('a card offers what belongs to it, to whichever seat', () => {
  const prompts = [
    prompt(0, [choice({ do: 'a' }, 7), choice({ do: 'b' })]),
    prompt(1, [choice({ do: 'c' }, 7)]),
  ];
  expect(choicesOf(prompts, 7).map(({ seat, choice }) => [seat, choice.action])).toEqual([
    [0, { do: 'a' }],
    [1, { do: 'c' }],
  ]);
  expect(choicesOf(prompts, -1)).toEqual([]);
  expect(choiceOf(prompts, 1, { do: 'c' })?.card).toBe(7);
  expect(choiceOf(prompts, 0, { do: 'c' })).toBeNull();
});

test('a choice stays the same whatever is written for it', () => {
  const form = { kind: 'text', field: 'name', label: text('Name'), least: 1, most: 9, lines: 'one' } as const;
  const named = (to: number, name: string) => identityOf({ ...choice({ do: 'take', to, name }), form });
  expect(named(1, 'Ada')).toEqual(named(1, 'Bo'));
  expect(named(1, 'Ada')).not.toEqual(named(2, 'Ada'));
  expect(identityOf(choice({ do: 'take', name: 'Ada' }))).toEqual({ do: 'take', name: 'Ada' });
});

test('what several seats are asked alike is asked once', () => {
  const note = [choice({ do: 'note' })];
  const prompts = [prompt(0, note), prompt(1, note), prompt(2, note, 'Another')];
  expect(withoutRepeats(prompts).map(({ seat }) => seat)).toEqual([0, 2]);
});

test('when a game is over no seat is told to act', () => {
  const words = createWords('en', { en, de });
  const before = update({});
  const over = update({
    outcome: { result: 'won', sentence: text('Won.') },
    prompts: [prompt(0, [choice({ do: 'note' })], 'Something to keep')],
  });
  expect(newsToSay(words, { before, update: over }, [])).toBe('');
});

test('what is picked is a card or a cell, and both have their choices', () => {
  const atCell = { ...choice({ do: 'sow' }, 4), cell: 'b2' };
  const asked = prompt(1, [choice({ do: 'play' }, 4), atCell, choice({ do: 'pass' })]);
  expect(choicesAt([asked], 'b2')).toEqual([{ seat: 1, choice: atCell }]);
  expect(choicesAt([asked], 'a1')).toEqual([]);
  expect(isOf({ cell: 'b2' }, atCell)).toBe(true);
  expect(isOf({ cell: 'b2' }, choice({ do: 'pass' }))).toBe(false);
  expect(isOf({ card: 4 }, atCell)).toBe(true);
  expect(pickedFor(asked, { cell: 'b2' })).toEqual({ cell: 'b2' });
  expect(pickedFor(asked, { cell: 'a1' })).toBeNull();
  expect(pickedFor(asked, { card: 7 })).toBeNull();
  expect(pickedFor(asked, null)).toBeNull();
});

test('whose entry it was takes it back and brings it back, if it is an own seat', () => {
  const log = [chapter(1, 0), chapter(2, 1)];
  expect(undoSeat(update({}), log)).toBe(1);
  expect(undoSeat(update({}), [chapter(1, 2)])).toBe(0);
  expect(undoSeat(update({ seats: [seat(0, false)] }), log)).toBeNull();
  const undone = [...log, chapter(3, 1, { kind: 'undo', of: 2 })];
  expect(undoSeat(update({}), undone)).toBe(0);
  expect(redoSeat(update({}), undone)).toBe(1);
});

test('the voice tells what happened, a handful of lines, and whose turn it is', () => {
  const words = createWords('en', { en, de });
  const line = (said: string, weight: 'loud' | 'plain' | 'quiet') => ({
    kind: 'said',
    text: text(said),
    rule: '',
    cause: [],
    weight,
  });
  const before = update({ n: 1 });
  const after = update({ n: 2, prompts: [prompt(0, [], 'Buy or fight')] });
  const few = [
    chapter(2, 0, { lines: [line('One.', 'plain'), line('Dust.', 'quiet'), line('Two.', 'loud')] }),
  ];
  expect(newsToSay(words, { before, update: after }, few)).toBe('One. Two. To do now: Buy or fight');
  const many = [chapter(2, 0, { lines: [1, 2, 3, 4, 5, 6, 7].map((n) => line(`${n}.`, 'plain')) })];
  expect(newsToSay(words, { before, update: before }, many)).toBe(
    '3. 4. 5. 6. 7. and 2\u00a0more lines in the log.',
  );
  const waits = update({ seats: [seat(0, true), seat(1, false, true)] });
  expect(newsToSay(words, { before, update: waits }, [])).toBe('Waiting for N1.');
  expect(newsToSay(words, { before: waits, update: waits }, [])).toBe('');
});

test('both languages say everything that they are asked for', () => {
  const data = {
    count: 2,
    n: 1,
    of: 3,
    name: 'A',
    names: 'A',
    title: 'T',
    card: 'C',
    cell: 'F',
    choice: 'D',
    zone: 'Z',
    ways: 'W',
  };
  const all = { ...data, price: 'P', hero: 'H', date: '2026-11-21', least: 2, most: 9 };
  for (const tongue of ['en', 'de', 'pseudo'] as const) {
    const words = createWords(tongue, { en, de });
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(words(key, all)).not.toMatch(/[{}#]/);
    }
  }
});

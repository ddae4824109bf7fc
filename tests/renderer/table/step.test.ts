import { describe, expect, test } from 'vitest';
import { stepOf } from '../../../renderer/table/step.ts';
import { paceOf } from '../../../renderer/table/step-pace.ts';
import type { Chapter, LogLine, SeatState, TableUpdate } from '../../../shared/rpc/messages/tables.ts';

const line = (text: string, weight: LogLine['weight'] = 'plain'): LogLine => ({
  kind: 'rolled',
  text: [{ text }],
  rule: '',
  cause: [],
  weight,
});
const chapter = (seat: number, lines: readonly LogLine[] = [line('It rolls a four.')]): Chapter => ({
  n: 7,
  seat,
  kind: 'action',
  title: [{ text: 'Ben plays the Two of Cups.' }],
  of: null,
  reason: [],
  lines,
  events: [],
});
const seats = [0, 1].map((seat) => ({ seat, name: `Player ${seat}`, mine: seat === 0 }) as SeatState);
const update = (parts: Partial<TableUpdate> = {}) =>
  ({ seats, prompts: [], outcome: null, stuck: null, chapters: [], ...parts }) as unknown as TableUpdate;
const asked = update({ prompts: [{}] as unknown as TableUpdate['prompts'] });
const now = { behind: false, past: false };

describe('the step that is told', () => {
  test('is what others did, with what came of it, without what only matters to those who read everything', () => {
    const lines = [line('a die'), line('a shuffle', 'quiet'), line('a wound', 'loud')];
    const step = stepOf(update(), { ...now, chapters: [chapter(0), chapter(1, lines)] });
    expect(step?.seat.name).toBe('Player 1');
    expect(step?.lines.map(({ weight }) => weight)).toEqual(['plain', 'loud']);
  });

  test('stays beside what is asked next where a table wants it to, until one acts', () => {
    expect(stepOf(asked, { ...now, chapters: [chapter(1)] })).toBeNull();
    expect(stepOf(asked, { ...now, stays: true, chapters: [chapter(1)] })).not.toBeNull();
    expect(stepOf(asked, { ...now, stays: true, chapters: [chapter(1), chapter(0)] })).toBeNull();
  });

  test('is one’s own as long as others have gone on since', () => {
    expect(stepOf(update(), { ...now, chapters: [chapter(0)] })).toBeNull();
    expect(stepOf(update(), { ...now, behind: true, chapters: [chapter(0)] })?.seat.name).toBe('Player 0');
  });

  test('is none while looking back, and none of a game that is over', () => {
    expect(stepOf(update(), { ...now, past: true, chapters: [chapter(1)] })).toBeNull();
    const over = update({ outcome: { result: 'won', sentence: [] } });
    expect(stepOf(over, { ...now, stays: true, chapters: [chapter(1)] })).toBeNull();
  });
});

test('own steps are only shown for a while where a table has no other way to show what came of them', () => {
  const own = update({ chapters: [chapter(0)] });
  expect(paceOf(own, 'normal')).toBe(0);
  expect(paceOf(own, 'normal', true)).toBeGreaterThan(0);
  expect(paceOf(own, 'off', true)).toBe(0);
});

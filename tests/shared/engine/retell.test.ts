// Logs of older rules whose questions are asked in another order now, or were not asked at all.
import { describe, expect, test } from 'vitest';
import type { Translation } from '../../../shared/engine/retell.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import { accepted, makeToy, toyTable, type ToyGame, type ToyTable } from '../../support/toys.ts';

/** The size was asked behind the sign. Zero is new, and asks for no sign that would matter. */
const sizeFirst: Translation = {
  entry(said, { question }, held) {
    if (question?.kind !== 'size') return null;
    if (said.body === 1 || said.body === -1) {
      if (held.length === 0) return { say: [], hold: [said] };
    }
    return { say: [said, ...held], hold: [] };
  },
};

/** Settling took it for granted that nothing is added. */
const nothingAdded: Translation = {
  unasked: ({ kind }, { action }) =>
    kind === 'more' && (action as { do?: string }).do === 'settle' ? 0 : null,
};

const old = makeToy();

/** A later toy that settles otherwise: size, sign, and whether there is more to be added. */
const later: ToyGame = {
  ...makeToy({ rulesVersion: 2, upgraders: { 1: (state) => state } }),
  translations: { 1: [sizeFirst, nothingAdded] },
  apply(g, seat, action) {
    if (action.do !== 'settle') return old.apply(g, seat, action);
    const ask = (kind: string, options: readonly number[]): number =>
      g.choose({ seat, kind, options, data: {}, rule: 'SETTLE' });
    const size = ask('size', [1, 2, 3]);
    const sign = ask('sign', [1, -1]);
    const value = sign * size + ask('more', [0, 10]);
    g.state.notes.push(value);
    g.emit({ kind: 'noted', value, seat, rule: 'SETTLE' });
  },
};

function settle(table: ToyTable, sign: number, size: number): void {
  accepted(table.act(0, { do: 'settle' }));
  accepted(table.answer(0, sign));
  accepted(table.answer(0, size));
}

const inWords = (table: ToyTable) =>
  table.log.map(({ kind, body }) => (kind === 'answer' ? body : kind === 'action' ? '!' : kind));

function replayed(table: ToyTable): ToyTable {
  const { table: opened, how, lost } = openTable(later, table.save());
  expect({ how, lost }).toEqual({ how: 'replayed', lost: 0 });
  expect(opened.hash()).toBe(table.hash());
  expect(opened.log.map(({ n }) => n)).toEqual(opened.log.map((_, i) => i + 1));
  return opened;
}

describe('a log whose questions come in another order now', () => {
  test('is replayed with its answers where their questions are, and with what was taken for granted', () => {
    const table = toyTable();
    settle(table, -1, 3);
    settle(table, 1, 2);
    const opened = replayed(table);
    expect(opened.state.notes).toEqual([-3, 2]);
    expect(inWords(opened)).toEqual(['!', 3, -1, 0, '!', 2, 1, 0]);
    expect(openTable(later, opened.save()).how).toBe('same');
  });

  test('tells of each entry what it comes from', () => {
    const table = toyTable();
    settle(table, -1, 3);
    const { made, retold } = openTable(later, table.save());
    expect(made.map(({ of, entry }) => [of, entry.n])).toEqual([
      [1, 1],
      [3, 2],
      [3, 3],
      [3, 4],
    ]);
    expect(retold).toBe(true);
  });

  test('is left alone where nothing of it is put otherwise', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 4 }));
    expect(openTable(later, table.save())).toMatchObject({ how: 'replayed', retold: false });
  });

  test('undo takes back, and redo brings back, all that an entry has become', () => {
    const table = toyTable();
    settle(table, -1, 3);
    accepted(table.undo(0));
    accepted(table.undo(0));
    accepted(table.redo(0));
    accepted(table.redo(0));
    expect(replayed(table).state.notes).toEqual([-3]);
    accepted(table.undo(0));
    accepted(table.answer(0, 2));
    accepted(table.act(0, { do: 'note', value: 7 }));
    accepted(table.undo(0));
    const opened = replayed(table);
    expect(opened.state.notes).toEqual([-2]);
    accepted(opened.redo(0));
    expect(opened.state.notes).toEqual([-2, 7]);
  });

  test('an answer that was taken back before its question came is said no more', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'settle' }));
    accepted(table.answer(0, -1));
    accepted(table.undo(0));
    accepted(table.answer(0, 1));
    accepted(table.answer(0, 2));
    expect(inWords(replayed(table))).toEqual(['!', 2, 1, 0]);
  });

  test('an undo of nothing is no log of any version', () => {
    const saved = toyTable().save();
    saved.log.push({ n: 1, seat: 0, kind: 'undo', body: null, externals: [] });
    expect(() => openTable({ ...later, rulesVersion: 1 }, saved)).toThrow('nothing-to-undo');
  });
});

describe('a log that is played otherwise now', () => {
  const pips = (pip: number): ToyGame => ({
    ...makeToy({ rulesVersion: 2, pip, upgraders: { 1: (state) => state } }),
    translations: { 1: [] },
  });

  test('is resumed at its newest checkpoint where what came after it is played alike', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'roll' }));
    accepted(table.act(0, { do: 'pass' }));
    accepted(table.act(1, { do: 'note', value: 1 }));
    accepted(table.undo(1));
    accepted(table.act(1, { do: 'note', value: 2 }));
    const { table: opened, how, lost } = openTable(pips(10), table.save());
    expect({ how, lost }).toEqual({ how: 'resumed', lost: 0 });
    expect(opened.hash()).toBe(table.hash());
    expect(opened.base?.entries).toBe(2);
    expect(opened.log).toEqual(table.log);
    accepted(opened.undo(1));
    expect(opened.state.notes).toEqual([]);
    expect(opened.undo(1).ok).toBe(false);
  });

  test('what was taken back to before the checkpoint is history', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'roll' }));
    accepted(table.act(0, { do: 'pass' }));
    accepted(table.undo(0));
    accepted(table.act(0, { do: 'note', value: 5 }));
    accepted(table.act(0, { do: 'pass' }));
    accepted(table.act(1, { do: 'note', value: 6 }));
    const { table: opened, how } = openTable(pips(10), table.save());
    expect(how).toBe('resumed');
    expect(opened.base?.entries).toBe(5);
    expect(opened.state.notes).toEqual([5, 6]);
  });

  test('stands at the checkpoint where what came after it is played otherwise too', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'pass' }));
    accepted(table.act(1, { do: 'roll' }));
    accepted(table.act(1, { do: 'note', value: 3 }));
    expect(openTable(pips(10), table.save())).toMatchObject({ how: 'upgraded', lost: 2 });
  });

  test('is examined before anything is played from a position that was not replayed here', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'roll' }));
    accepted(table.act(0, { do: 'pass' }));
    const position = (): never => {
      throw new Error('not this one');
    };
    expect(() => openTable(pips(10), table.save(), { position })).toThrow('not this one');
    expect(openTable(pips(1), table.save(), { position }).how).toBe('replayed');
  });
});

// Keys that came to a state after tables had been saved.
import { describe, expect, test } from 'vitest';
import { withAdded, withoutAdded, type AddedKeys } from '../../../shared/engine/added.ts';
import { stableHash } from '../../../shared/engine/hash.ts';
import { clone, type Json } from '../../../shared/engine/json.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import { accepted, makeToy, toyTable, type ToyGame } from '../../support/toys.ts';

const OLD = {
  turn: 3,
  battle: { card: 7, rolled: [1, 0] },
  heroes: [
    { sanity: 4, slots: [{ card: 1 }] },
    { sanity: 9, slots: [] },
  ],
};
const ADDED: AddedKeys = {
  paused: false,
  'battle.barred': [],
  'heroes.*.lapses': 0,
  'heroes.*.slots.*.grown': 0,
  doom: { level: 1 },
  'doom.card': -1,
};
const NEW = {
  turn: 3,
  battle: { card: 7, barred: [], rolled: [1, 0] },
  heroes: [
    { sanity: 4, lapses: 0, slots: [{ card: 1, grown: 0 }] },
    { sanity: 9, lapses: 0, slots: [] },
  ],
  paused: false,
  doom: { level: 1, card: -1 },
};

const hash = (state: Json): string => stableHash(withoutAdded(state, ADDED));

/** The new state with one thing different. */
function changed(change: (state: typeof NEW) => void): typeof NEW {
  const state = clone(NEW);
  change(state);
  return state;
}

describe('keys that a state has had only since a later version', () => {
  test('change no hash while they are at their default, at any depth', () => {
    expect(hash(NEW)).toBe(stableHash(OLD));
    expect(hash(OLD)).toBe(stableHash(OLD));
  });

  test.each<[string, typeof NEW]>([
    ['at the top', changed((state) => (state.paused = true))],
    ['in a record', changed((state) => ((state.battle.barred as number[]) = [3]))],
    ['in each of a list', changed((state) => (state.heroes[1].lapses = 1))],
    ['in lists within lists', changed((state) => (state.heroes[0].slots[0].grown = 2))],
    ['within one that was added itself', changed((state) => (state.doom.card = 5))],
  ])('count as soon as they are not: %s', (_, state) => {
    expect(hash(state)).not.toBe(stableHash(OLD));
  });

  test('are filled in where a stored state lacks them, and nothing else is touched', () => {
    expect(withAdded(OLD, ADDED)).toEqual(NEW);
    const other = changed((state) => {
      state.heroes[0].lapses = 2;
      state.doom.level = 4;
    });
    expect(withAdded(other, ADDED)).toEqual(other);
    expect(OLD).not.toHaveProperty('paused');
  });
});

describe('a table that was saved before its game had a key', () => {
  const added: AddedKeys = { patience: 5 };
  const blank = makeToy().blank;
  const later = (rulesVersion: number, pip: number): ToyGame => ({
    ...makeToy({ rulesVersion, pip, upgraders: { 1: (state) => state } }),
    blank: (match) => ({ ...blank(match), patience: 5 }),
    added,
  });

  function saved() {
    const table = toyTable();
    for (let turn = 0; turn < 2; turn++) {
      accepted(table.act(table.state.active, { do: 'roll' }));
      accepted(table.act(table.state.active, { do: 'pass' }));
    }
    return table.save();
  }

  test('is replayed where its log is played the same', () => {
    const { table, how } = openTable(later(2, 1), saved());
    expect(how).toBe('replayed');
    expect(table.state).toHaveProperty('patience', 5);
    expect(table.hash()).toBe(saved().hash);
  });

  test('has the key when it is lifted from its checkpoint', () => {
    const { table, how } = openTable(later(2, 10), saved());
    expect(how).toBe('resumed');
    expect(table.base?.state).not.toHaveProperty('patience');
    expect(table.state).toHaveProperty('patience', 5);
  });
});

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../shared/engine/json.ts';
import { ReplayError, type LogSource } from '../../../shared/engine/log.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import {
  accepted,
  branchAt,
  makeToy,
  refused,
  toyTable,
  type ToyGame,
  type ToyTable,
} from '../../support/toys.ts';

/** A table of version 1 whose rolls gave points, saved with a question open. */
function oldTable(): ToyTable {
  const table = toyTable();
  for (let turn = 0; turn < 3; turn++) {
    accepted(table.act(table.state.active, { do: 'roll' }));
    accepted(table.act(table.state.active, { do: 'note', value: turn + 1 }));
    accepted(table.act(table.state.active, { do: 'pass' }));
  }
  accepted(table.act(1, { do: 'roll' }));
  accepted(table.act(1, { do: 'settle' }));
  return table;
}

const bump = (points: number) => (state: Json) => {
  const old = state as { points: number[] };
  return { ...old, points: old.points.map((value) => value + points) };
};

/** Counts pips differently, so that an old log leads elsewhere. */
const later = (rulesVersion: number, upgraders: ToyGame['upgraders'] = {}) =>
  makeToy({ rulesVersion, pip: 10, upgraders });

/** Counts pips differently too, but for tables that keep the rulings of version 1. */
function keeping(): ToyGame {
  const earlier = makeToy();
  const now = later(3, { 1: bump(100), 2: bump(1000) });
  const kept = new WeakSet<object>();
  return {
    ...now,
    rulings: [1],
    match(setup, definitions) {
      const match = now.match(setup, definitions);
      if (setup.rulings === 1) kept.add(match);
      return match;
    },
    apply(step, seat, action) {
      (kept.has(step.match) ? earlier : now).apply(step, seat, action);
    },
  };
}

describe('a log with positions beside it', () => {
  /** A played table as a store has it, and what was asked of it and played since. */
  function stored(shown: (state: Json) => Json = (state) => state) {
    const table = oldTable();
    const { checkpoint, ...saved } = table.save();
    const positions = new Map(table.checkpoints.map(({ n, state }) => [n, state]));
    const asked: number[] = [];
    const played: number[] = [];
    const game = makeToy();
    const counting: ToyGame = {
      ...game,
      apply(step, seat, action) {
        played.push(seat);
        game.apply(step, seat, action);
      },
    };
    const source: LogSource = {
      ...saved,
      checkpoints: [...positions.keys()],
      state: (n) => {
        asked.push(n);
        return shown(positions.get(n)!);
      },
      revealed: () => true,
    };
    return { table, checkpoint, counting, source, asked, played };
  }

  test('is played from the newest one on', () => {
    const { table, counting, source, asked, played } = stored();
    const { table: opened, how } = openTable(counting, source);
    expect(how).toBe('same');
    expect(opened.save()).toEqual(table.save());
    expect(opened.question).toEqual(table.question);
    expect(asked).toEqual([table.checkpoint!.n]);
    expect(played).toHaveLength(table.log.length - table.checkpoint!.n);
  });

  test('is played from the beginning where they do not lead where it led', () => {
    const { table, counting, source, played } = stored((state) => bump(1)(state));
    expect(openTable(counting, source)).toMatchObject({ how: 'same', retold: false });
    expect(openTable(counting, source).table.hash()).toBe(table.hash());
    expect(played.length).toBeGreaterThan(table.log.length);
  });

  test('is lifted from the newest one in effect where these rules play it otherwise', () => {
    const { checkpoint, source, asked } = stored();
    const { table: opened, how } = openTable(later(2, { 1: bump(100) }), source);
    expect(how).toBe('upgraded');
    expect(opened.base!.state).toEqual(bump(100)(checkpoint!.state));
    expect(asked).toHaveLength(1);
  });
});

describe('a table of another rules version', () => {
  test('that plays the log the same is replayed, and is of this version from now on', () => {
    const table = oldTable();
    const { table: opened, how } = openTable(makeToy({ rulesVersion: 5 }), table.save());
    expect(how).toBe('replayed');
    expect(opened.hash()).toBe(table.hash());
    expect(opened.question).toEqual(table.question);
    expect(opened.save().rulesVersion).toBe(5);
    accepted(opened.undo(1));
  });

  test('that plays it differently is lifted from its newest checkpoint by the numbered upgraders', () => {
    const table = oldTable();
    const saved = table.save();
    const game = later(3, { 1: bump(100), 2: bump(1000) });
    const { table: opened, how } = openTable(game, saved);
    expect(how).toBe('upgraded');
    const checkpoint = saved.checkpoint!.state as { points: number[]; turn: number };
    expect(opened.state.points).toEqual(checkpoint.points.map((value) => value + 1100));
    expect(opened.state.turn).toBe(checkpoint.turn);
    expect(opened.state.notes).toEqual([1, 2, 3]);
    expect(opened.question).toBeNull();
    expect(opened.log).toEqual(table.log);
    expect(opened.base).toMatchObject({ entries: table.log.length });
  });

  test('that only its own rulings play the same keeps them to its end', () => {
    const table = oldTable();
    const { table: opened, how } = openTable(keeping(), table.save());
    expect(how).toBe('replayed');
    expect(opened.hash()).toBe(table.hash());
    accepted(opened.undo(1));
    const [points] = opened.state.points;
    accepted(opened.act(1, { do: 'pass' }));
    accepted(opened.act(0, { do: 'roll' }));
    expect(opened.state.points[0] - points).toBeLessThanOrEqual(6);
    const again = openTable(keeping(), opened.save());
    expect(again).toMatchObject({ how: 'same', lost: 0 });
    expect(again.table.hash()).toBe(opened.hash());
    expect(branchAt(again.table, 3).setup.rulings).toBe(1);
  });

  test('that these rules play the same keeps no earlier rulings', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    const { table: opened, how } = openTable(keeping(), table.save());
    expect(how).toBe('replayed');
    expect(opened.setup.rulings).toBeUndefined();
  });

  test('that its own rulings do not play the same either is lifted, by the rulings of today', () => {
    const saved = { ...oldTable().save(), hash: '0123456789abcdef' };
    const { table: opened, how } = openTable(keeping(), saved);
    expect(how).toBe('upgraded');
    expect(opened.setup.rulings).toBeUndefined();
  });

  test('undo ends where the upgrade was', () => {
    const { table } = openTable(later(2, { 1: bump(0) }), oldTable().save());
    expect(refused(table.undo(1))).toBe('nothing-to-undo');
    expect(refused(table.undo(1, true))).toBe('nothing-to-undo');
    accepted(table.act(1, { do: 'note', value: 9 }));
    accepted(table.undo(1));
    expect(refused(table.undo(1))).toBe('nothing-to-undo');
    expect(table.state.notes).toEqual([1, 2, 3]);
  });

  test('an upgraded table is played on, saved and opened like any other', () => {
    const game = later(2, { 1: bump(100) });
    const { table } = openTable(game, oldTable().save());
    const entries = table.log.length;
    accepted(table.act(1, { do: 'roll' }));
    accepted(table.act(1, { do: 'draw' }));
    accepted(table.answer(1, 'yes'));
    expect(table.log.at(-1)?.n).toBe(entries + 3);
    const { table: opened, how } = openTable(game, JSON.parse(JSON.stringify(table.save())) as never);
    expect(how).toBe('same');
    expect(opened.hash()).toBe(table.hash());
    expect(opened.log).toEqual(table.log);
    expect(opened.question?.kind).toBe('discard');
  });

  test('an upgraded table branches behind the upgrade', () => {
    const { table } = openTable(later(2, { 1: bump(100) }), oldTable().save());
    const entries = table.log.length;
    const hashes = [table.hash()];
    for (const value of [4, 5]) {
      accepted(table.act(1, { do: 'note', value }));
      hashes.push(table.hash());
    }
    hashes.forEach((hash, i) => expect(branchAt(table, entries + i).hash()).toBe(hash));
    expect(() => branchAt(table, entries - 1)).toThrow('where the table was upgraded');
    const branched = branchAt(table, entries + 1);
    const { table: opened } = openTable(table.game, branched.save());
    expect(opened.hash()).toBe(hashes[1]);
  });

  test('a second upgrade starts from the newest checkpoint again', () => {
    const { table } = openTable(later(2, { 1: bump(100) }), oldTable().save());
    accepted(table.act(1, { do: 'roll' }));
    accepted(table.act(1, { do: 'pass' }));
    const game = makeToy({ rulesVersion: 3, pip: 50, upgraders: { 1: bump(100), 2: bump(1000) } });
    const { table: twice, how } = openTable(game, table.save());
    expect(how).toBe('upgraded');
    expect(twice.state.points).toEqual(table.state.points.map((value) => value + 1000));
    expect(twice.base?.entries).toBe(table.log.length);
  });

  test('a missing upgrader is an error that names game and version', () => {
    const saved = oldTable().save();
    expect(() => openTable(later(3, { 1: bump(1) }), saved)).toThrow(ReplayError);
    expect(() => openTable(later(3, { 1: bump(1) }), saved)).toThrow(
      'toy has no way to lift a table from rules version 2',
    );
  });

  test('a table of a newer version that plays differently is not opened as if it were old', () => {
    const saved = { ...oldTable().save(), rulesVersion: 7 };
    expect(() => openTable(later(2, { 1: bump(1) }), saved)).toThrow(ReplayError);
  });

  test('a log of this very version that leads elsewhere is an error, not an upgrade', () => {
    const saved = { ...oldTable().save(), rulesVersion: 2 };
    expect(() => openTable(later(2, { 1: bump(1) }), saved)).toThrow(/leads to/);
  });

  test('an old log on which the new rules stumble is lifted too', () => {
    const saved = oldTable().save();
    const game = later(2, { 1: bump(100) });
    const stumbling: ToyGame = {
      ...game,
      check(match, state, seat, action) {
        if (action.do === 'roll') throw new TypeError('action.purpose is undefined');
        return game.check(match, state, seat, action);
      },
    };
    expect(openTable(stumbling, saved).how).toBe('upgraded');
  });

  test('practice stays practice', () => {
    const table = oldTable();
    accepted(table.undo(1, true));
    accepted(table.undo(1, true));
    expect(openTable(later(2, { 1: bump(0) }), table.save()).table.practice).toBe(true);
  });
});

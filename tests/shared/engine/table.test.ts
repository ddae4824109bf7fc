import { describe, expect, test, vi } from 'vitest';
import { clone, type Json } from '../../../shared/engine/json.ts';
import { stableHash } from '../../../shared/engine/hash.ts';
import { effectiveEntries, ReplayError } from '../../../shared/engine/log.ts';
import { Table } from '../../../shared/engine/table.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import {
  accepted,
  branchAt,
  makeToy,
  refused,
  TOY_DEFINITIONS,
  toyCards,
  toySetup,
  toyTable,
  type ToyAction,
  type ToyTable,
} from '../../support/toys.ts';

/** Everything that a refused or failed entry must leave alone. */
function whole(table: ToyTable): Json {
  return clone({
    state: table.state,
    question: table.question,
    log: table.log,
    hash: table.hash(),
    practice: table.practice,
    undoable: table.undoable,
    decisions: table.decisions(),
    saved: table.save(),
  }) as unknown as Json;
}

/** A table with all kinds of entries behind it. */
function playedTable(): ToyTable {
  const table = toyTable({ physics: () => [3, 4] });
  const act = (seat: number, action: ToyAction) => accepted(table.act(seat, action));
  const answer = (seat: number, value: Json) => accepted(table.answer(seat, value));
  act(0, { do: 'roll' });
  act(0, { do: 'draw' });
  answer(0, 'yes');
  answer(0, table.state.hands[0][1]);
  act(0, { do: 'note', value: 3 });
  accepted(table.undo(0));
  act(0, { do: 'settle' });
  answer(0, -1);
  accepted(table.undo(0));
  accepted(table.redo(0));
  answer(0, 3);
  act(0, { do: 'throw' });
  answer(0, 'yes');
  act(0, { do: 'pass' });
  act(1, { do: 'lend', to: 0 });
  answer(0, 'yes');
  act(1, { do: 'vote' });
  act(1, { do: 'cast', vote: 1 });
  act(0, { do: 'cast', vote: 0 });
  act(1, { do: 'draw' });
  return table;
}

describe('entries', () => {
  test('one with results that nothing in it asks for is refused, whatever they are', () => {
    const table = toyTable({ physics: () => [3] });
    accepted(table.act(0, { do: 'throw' }));
    const [entry] = table.log;
    const fresh = toyTable({ physics: () => [4] });
    expect(() => fresh.replayEntry({ ...entry, externals: [[3], ['more']] })).toThrow(
      'entry 1 brings results that nothing in it asks for',
    );
    expect(fresh.log).toEqual([]);
    fresh.replayEntry(entry);
    expect(fresh.log).toEqual(table.log);
  });

  test('an action and each of its answers are entries of their own, numbered from 1', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 2 }));
    accepted(table.act(0, { do: 'draw' }));
    accepted(table.answer(0, 'no'));
    accepted(table.act(0, { do: 'pass' }));
    expect(table.log).toEqual([
      { n: 1, seat: 0, kind: 'action', body: { do: 'note', value: 2 }, externals: [] },
      { n: 2, seat: 0, kind: 'action', body: { do: 'draw' }, externals: [] },
      { n: 3, seat: 0, kind: 'answer', body: 'no', externals: [] },
      { n: 4, seat: 0, kind: 'action', body: { do: 'pass' }, externals: [] },
    ]);
  });

  test('the opening tells what setup did', () => {
    const table = toyTable();
    expect(table.opening.map(({ kind }) => kind)).toEqual(['dealt', 'dealt', 'turnBegan']);
    expect(table.log).toEqual([]);
  });

  test('the result names the entry and what it told', () => {
    const table = toyTable();
    const result = table.act(0, { do: 'note', value: 2 });
    expect(result).toEqual({
      ok: true,
      entry: table.log[0],
      events: [{ kind: 'noted', value: 2, seat: 0, rule: 'NOTE', i: 0, cause: -1 }],
      revealed: false,
    });
  });

  test('a game that is over takes no more', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'win' }));
    expect(table.decisions()).toEqual([]);
    expect(refused(table.act(0, { do: 'pass' }))).toBe('game-over');
    expect(refused(table.answer(0, 'yes'))).toBe('no-question');
  });

  test('what a caller does with an action or an entry afterwards does not reach the log', () => {
    const table = toyTable();
    const action = { do: 'note' as const, value: 2 };
    const result = table.act(0, action);
    action.value = 99;
    expect(table.log[0].body).toEqual({ do: 'note', value: 2 });
    if (result.ok) result.events.length = 0;
    expect(table.save().log[0].body).toEqual({ do: 'note', value: 2 });
  });
});

describe('refusals', () => {
  const cases: [code: string, prepare: (table: ToyTable) => void, attempt: (table: ToyTable) => string][] = [
    ['not-your-turn', () => undefined, (t) => refused(t.act(1, { do: 'roll' }))],
    ['not-positive', () => undefined, (t) => refused(t.act(0, { do: 'note', value: 0 }))],
    ['no-such-seat', () => undefined, (t) => refused(t.act(0, { do: 'lend', to: 7 }))],
    ['wrong-moment', () => undefined, (t) => refused(t.act(0, { do: 'cast', vote: 1 }))],
    ['no-question', () => undefined, (t) => refused(t.answer(0, 'yes'))],
    ['nothing-to-undo', () => undefined, (t) => refused(t.undo(0))],
    ['nothing-to-redo', () => undefined, (t) => refused(t.redo(0))],
    [
      'undo-not-yours',
      (t) => {
        accepted(t.act(0, { do: 'note', value: 1 }));
        accepted(t.undo(0));
      },
      (t) => refused(t.redo(1)),
    ],
    ['question-open', (t) => void t.act(0, { do: 'draw' }), (t) => refused(t.act(0, { do: 'roll' }))],
    ['question-open', (t) => void t.act(0, { do: 'draw' }), (t) => refused(t.act(1, { do: 'roll' }))],
    ['not-your-turn', (t) => void t.act(0, { do: 'draw' }), (t) => refused(t.answer(1, 'yes'))],
    ['no-such-answer', (t) => void t.act(0, { do: 'draw' }), (t) => refused(t.answer(0, 'maybe'))],
    ['no-such-answer', (t) => void t.act(0, { do: 'draw' }), (t) => refused(t.answer(0, { yes: true }))],
    ['undo-revealed', (t) => void t.act(0, { do: 'roll' }), (t) => refused(t.undo(0))],
    ['undo-not-yours', (t) => void t.act(0, { do: 'pass' }), (t) => refused(t.undo(1))],
    ['game-over', (t) => void t.act(0, { do: 'win' }), (t) => refused(t.act(0, { do: 'roll' }))],
  ];
  test.each(cases)('%s changes nothing', (code, prepare, attempt) => {
    const table = toyTable();
    prepare(table);
    const before = whole(table);
    expect(attempt(table)).toBe(code);
    expect(whole(table)).toEqual(before);
  });

  test('asking for one changes nothing either, and says the same as trying', () => {
    const table = toyTable();
    const before = whole(table);
    expect(table.refuse(0, { do: 'note', value: -1 })).toMatchObject({
      code: 'not-positive',
      data: { value: -1 },
    });
    expect(table.refuse(0, { do: 'note', value: 1 })).toBeNull();
    expect(table.refuseAnswer(0, 1)).toMatchObject({ code: 'no-question' });
    expect(whole(table)).toEqual(before);
  });

  test('no stream has moved after a refusal: the next roll is the same', () => {
    const roll = (attempts: ToyAction[]) => {
      const table = toyTable();
      for (const action of attempts) table.act(0, action);
      const [event] = accepted(table.act(0, { do: 'roll' }));
      return event;
    };
    expect(
      roll([
        { do: 'note', value: 0 },
        { do: 'lend', to: 0 },
        { do: 'cast', vote: 1 },
      ]),
    ).toEqual(roll([]));
  });
});

describe('several seats decide at once', () => {
  test('a window is state: every seat has its decision until it has cast', () => {
    const table = toyTable({}, toySetup(4));
    accepted(table.act(0, { do: 'vote' }));
    const waiting = () => table.decisions().map(({ seat }) => seat);
    expect(waiting()).toEqual([0, 1, 2, 3]);
    accepted(table.act(2, { do: 'cast', vote: 1 }));
    accepted(table.act(0, { do: 'cast', vote: 0 }));
    expect(waiting()).toEqual([1, 3]);
    expect(refused(table.act(2, { do: 'cast', vote: 0 }))).toBe('not-your-turn');
    accepted(table.act(3, { do: 'cast', vote: 1 }));
    const told = accepted(table.act(1, { do: 'cast', vote: 1 }));
    expect(told.at(-1)).toMatchObject({ kind: 'voteClosed', votes: [0, 1, 1, 1] });
    expect(waiting()).toEqual([0]);
  });

  test('the order in which they come in does not change where they lead', () => {
    const hashAfter = (order: number[]) => {
      const table = toyTable({}, toySetup(3));
      accepted(table.act(0, { do: 'vote' }));
      for (const seat of order) accepted(table.act(seat, { do: 'cast', vote: seat % 2 }));
      return stableHash(table.state);
    };
    expect(new Set([hashAfter([0, 1, 2]), hashAfter([2, 1, 0]), hashAfter([1, 2, 0])]).size).toBe(1);
  });

  test('each seat takes back its own decision while it is the newest', () => {
    const table = toyTable({}, toySetup(3));
    accepted(table.act(0, { do: 'vote' }));
    accepted(table.act(2, { do: 'cast', vote: 1 }));
    expect(refused(table.undo(0))).toBe('undo-not-yours');
    accepted(table.undo(2));
    expect(table.state.votes).toEqual([-1, -1, -1]);
    accepted(table.act(2, { do: 'cast', vote: 0 }));
    expect(table.state.votes).toEqual([-1, -1, 0]);
  });
});

describe('undo and redo', () => {
  test('are entries; nothing is erased', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.undo(0));
    accepted(table.redo(0));
    expect(table.log.map(({ n, kind, body }) => [n, kind, body])).toEqual([
      [1, 'action', { do: 'note', value: 1 }],
      [2, 'undo', null],
      [3, 'redo', null],
    ]);
    expect(effectiveEntries(table.log)).toEqual([table.log[0]]);
  });

  test('undo then redo is the identity, at every place and over several entries', () => {
    const table = toyTable();
    const places = [whole(table)];
    const steps: (() => unknown)[] = [
      () => table.act(0, { do: 'note', value: 1 }),
      () => table.act(0, { do: 'settle' }),
      () => table.answer(0, 1),
      () => table.answer(0, 2),
      () => table.act(0, { do: 'lend', to: 1 }),
    ];
    for (const step of steps) {
      step();
      places.push(whole(table));
    }
    const position = (saved: Json) => saved as { state: Json; question: Json; hash: Json };
    for (let back = places.length - 2; back >= 0; back--) {
      accepted(table.undo(0));
      expect(table.hash()).toBe(position(places[back]).hash);
      expect(table.state).toEqual(position(places[back]).state);
      expect(table.question).toEqual(position(places[back]).question);
    }
    for (const place of places.slice(1)) {
      accepted(table.redo(0));
      expect(table.hash()).toBe(position(place).hash);
    }
    expect(refused(table.redo(0))).toBe('nothing-to-redo');
    expect(table.practice).toBe(false);
  });

  test('taking back a pending step in the middle cancels it', () => {
    const table = toyTable();
    const before = table.hash();
    accepted(table.act(0, { do: 'settle' }));
    accepted(table.answer(0, -1));
    expect(table.question?.kind).toBe('size');
    accepted(table.undo(0));
    expect(table.question?.kind).toBe('sign');
    accepted(table.undo(0));
    expect(table.question).toBeNull();
    expect(table.hash()).toBe(before);
    accepted(table.act(0, { do: 'note', value: 5 }));
    expect(table.state.notes).toEqual([5]);
  });

  test('the watermark lies behind the last number or card that was turned up', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.act(0, { do: 'note', value: 2 }));
    expect(table.undoable).toBe(2);
    accepted(table.act(0, { do: 'roll' }));
    expect(table.undoable).toBe(0);
    accepted(table.act(0, { do: 'note', value: 3 }));
    expect(table.undoable).toBe(1);
    accepted(table.undo(0));
    expect(refused(table.undo(0))).toBe('undo-revealed');
    expect(table.practice).toBe(false);
  });

  test('an answer can be taken back up to the card that the step turned up, not beyond', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    accepted(table.answer(0, 'yes'));
    expect(table.undoable).toBe(1);
    accepted(table.undo(0));
    expect(table.question?.kind).toBe('keep');
    expect(refused(table.undo(0))).toBe('undo-revealed');
    accepted(table.answer(0, 'no'));
    expect(table.state.discard).toHaveLength(1);
  });

  test('free undo goes beyond the watermark and marks the table as practice', () => {
    const table = toyTable();
    const before = table.hash();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.undo(0, true));
    expect(table.practice).toBe(false);
    accepted(table.act(0, { do: 'roll' }));
    accepted(table.undo(0, true));
    expect(table.practice).toBe(true);
    expect(table.hash()).toBe(before);
    accepted(table.act(0, { do: 'note', value: 1 }));
    expect(table.practice).toBe(true);
    expect(table.save().practice).toBe(true);
  });

  test('taking back what another seat did is free undo too', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'pass' }));
    expect(refused(table.undo(1))).toBe('undo-not-yours');
    accepted(table.undo(1, true));
    expect(table.practice).toBe(true);
    expect(table.state.active).toBe(0);
  });

  test('the same action after an undo rolls the same number', () => {
    const table = toyTable();
    const first = accepted(table.act(0, { do: 'roll' }));
    accepted(table.undo(0, true));
    expect(accepted(table.act(0, { do: 'roll' }))).toEqual(first);
  });

  test('a new action or answer clears what could be redone', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.act(0, { do: 'settle' }));
    accepted(table.undo(0));
    accepted(table.undo(0));
    accepted(table.act(0, { do: 'note', value: 2 }));
    expect(refused(table.redo(0))).toBe('nothing-to-redo');
    accepted(table.act(0, { do: 'settle' }));
    accepted(table.answer(0, 1));
    accepted(table.undo(0));
    accepted(table.answer(0, -1));
    expect(refused(table.redo(0))).toBe('nothing-to-redo');
    expect(table.state.notes).toEqual([2]);
  });

  test('a refused entry does not clear it', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.undo(0));
    table.act(0, { do: 'note', value: -1 });
    accepted(table.redo(0));
    expect(table.state.notes).toEqual([1]);
  });

  test('an undone end of the game goes on', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'win' }));
    accepted(table.undo(0));
    expect(table.state.outcome).toBeNull();
    expect(table.decisions()).toHaveLength(1);
  });
});

/** Counts how often rule code ran for something. */
function counting() {
  let runs = 0;
  const table = toyTable({ onRun: () => runs++ });
  const during = (body: () => void) => {
    runs = 0;
    body();
    return runs;
  };
  return { table, during };
}

describe('checkpoints', () => {
  test('one at least every 25 entries: undo never runs more than 25 steps again', () => {
    const { table, during } = counting();
    for (let i = 1; i <= 200; i++) accepted(table.act(0, { do: 'note', value: i }));
    for (let i = 0; i < 120; i++) {
      expect(during(() => accepted(table.undo(0)))).toBeLessThanOrEqual(25);
    }
    expect(table.state.notes).toHaveLength(80);
    expect(table.state.notes.at(-1)).toBe(80);
  });

  test('one at each new turn', () => {
    const { table, during } = counting();
    for (let i = 0; i < 7; i++) accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.act(0, { do: 'pass' }));
    expect(table.save().checkpoint).toMatchObject({
      after: 8,
      state: { turn: 2, notes: [1, 1, 1, 1, 1, 1, 1] },
    });
    for (let i = 0; i < 9; i++) accepted(table.act(1, { do: 'note', value: 2 }));
    // From the eighth on it goes by the checkpoint.
    const runs = Array.from({ length: 9 }, () => during(() => accepted(table.undo(1))));
    expect(runs).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0]);
    // Nothing is left of what was done last: from here on it is run again from the opening.
    expect(during(() => accepted(table.undo(0)))).toBe(7);
  });

  test('besides, what was done last is undone without running anything again', () => {
    const { table, during } = counting();
    for (let i = 1; i <= 20; i++) accepted(table.act(0, { do: 'note', value: i }));
    const runs = Array.from({ length: 9 }, () => during(() => accepted(table.undo(0))));
    expect(runs).toEqual([0, 0, 0, 0, 0, 0, 0, 12, 0]);
    expect(table.state.notes).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
  });

  test('never in mid-step: a saved checkpoint is a settled position', () => {
    const table = toyTable();
    for (let i = 0; i < 30; i++) {
      accepted(table.act(0, { do: 'settle' }));
      accepted(table.answer(0, 1));
      accepted(table.answer(0, 2));
      const { checkpoint } = table.save();
      expect((checkpoint!.after % 3) as number).toBe(0);
    }
  });

  test('undo across many checkpoints, then another way on, gives what a straight game gives', () => {
    const table = toyTable();
    for (let i = 1; i <= 60; i++) accepted(table.act(0, { do: 'note', value: i }));
    for (let i = 0; i < 55; i++) accepted(table.undo(0));
    for (let i = 0; i < 60; i++) accepted(table.act(0, { do: 'note', value: 7 }));
    for (let i = 0; i < 30; i++) accepted(table.undo(0));
    const straight = toyTable();
    for (let i = 1; i <= 5; i++) accepted(straight.act(0, { do: 'note', value: i }));
    for (let i = 0; i < 30; i++) accepted(straight.act(0, { do: 'note', value: 7 }));
    expect(table.hash()).toBe(straight.hash());
    expect(table.state).toEqual(straight.state);
  });

  test('an undo plays the entries since the newest checkpoint again, not the whole game', () => {
    const table = toyTable({}, toySetup(2, 'a seed', { cards: 420 }));
    for (let i = 1; i <= 500; i++) accepted(table.act(0, { do: 'note', value: i }));
    const steps = vi.spyOn(table.game, 'apply');
    for (let i = 0; i < 100; i++) accepted(table.undo(0));
    expect(steps.mock.calls.length).toBeLessThanOrEqual(100 * 25);
    steps.mockRestore();
  });
});

describe('branch', () => {
  test('goes on from a position after an entry, as a practice table', () => {
    const table = playedTable();
    const before = whole(table);
    for (let n = 0; n <= table.log.length; n++) {
      const branched = branchAt(table, n);
      expect(branched.practice).toBe(true);
      expect(effectiveEntries(table.log.slice(0, n)).map(({ body }) => body)).toEqual(
        branched.log.map(({ body }) => body),
      );
    }
    const last = branchAt(table, table.log.length);
    expect(last.hash()).toBe(table.hash());
    accepted(last.answer(1, 'no'));
    expect(whole(table)).toEqual(before);
  });

  test('meets every position of the game', () => {
    const table = toyTable({ physics: () => [1] });
    const hashes = [table.hash()];
    const steps: ToyAction[] = [{ do: 'roll' }, { do: 'note', value: 1 }, { do: 'pass' }];
    for (const action of steps) {
      accepted(table.act(table.state.active, action));
      hashes.push(table.hash());
    }
    hashes.forEach((hash, n) => expect(branchAt(table, n).hash()).toBe(hash));
  });

  test('does not compute results from outside again', () => {
    let calls = 0;
    const table = toyTable({ physics: () => [++calls] });
    accepted(table.act(0, { do: 'throw' }));
    accepted(table.answer(0, 'yes'));
    expect(branchAt(table, 2).hash()).toBe(table.hash());
    expect(calls).toBe(2);
  });
});

describe('save and open', () => {
  test('is plain JSON and brings the same table back, with the same future', () => {
    const table = playedTable();
    const saved = JSON.parse(JSON.stringify(table.save())) as ReturnType<ToyTable['save']>;
    const { table: opened, how } = openTable(makeToy({ physics: () => expect.fail() }), saved);
    expect(how).toBe('same');
    expect(opened.log).toEqual(table.log);
    expect(whole(opened)).toEqual(whole(table));
    for (const each of [table, opened]) {
      accepted(each.answer(1, 'yes'));
      accepted(each.act(1, { do: 'roll' }));
    }
    expect(whole(opened)).toEqual(whole(table));
  });

  test('after every entry', () => {
    const table = playedTable();
    const again = toyTable();
    for (const entry of table.log) {
      again.replayEntry(entry);
      const { table: opened } = openTable(makeToy(), again.save());
      expect(opened.hash()).toBe(again.hash());
      expect(opened.undoable).toBe(again.undoable);
    }
    expect(again.hash()).toBe(table.hash());
  });

  test('keeps what can be redone', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.act(0, { do: 'settle' }));
    const hash = table.hash();
    accepted(table.undo(0));
    accepted(table.undo(0));
    const { table: opened } = openTable(makeToy(), table.save());
    accepted(opened.redo(0));
    accepted(opened.redo(0));
    expect(opened.hash()).toBe(hash);
  });

  test('a save shares nothing with the table', () => {
    const table = playedTable();
    const saved = table.save();
    const before = clone(saved);
    accepted(table.answer(1, 'yes'));
    expect(saved).toEqual(before);
    (saved.log[0].body as { do: string }).do = 'nothing';
    expect(table.log[0].body).toEqual({ do: 'roll' });
  });

  test('a log that was tampered with does not open', () => {
    const saved = playedTable().save();
    const forged = clone(saved);
    (forged.log[4].body as { value: number }).value = -3;
    expect(() => openTable(makeToy(), forged)).toThrow(ReplayError);
    expect(() => openTable(makeToy(), forged)).toThrow(/entry 5 .*not-positive/);
    const wrong = { ...saved, hash: '0000000000000000' };
    expect(() => openTable(makeToy(), wrong)).toThrow(/recorded/);
  });

  test('free undo of the past is played again as it was', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'roll' }));
    accepted(table.act(0, { do: 'pass' }));
    accepted(table.undo(1, true));
    accepted(table.undo(0, true));
    accepted(table.act(0, { do: 'note', value: 4 }));
    const { table: opened } = openTable(makeToy(), table.save());
    expect(opened.hash()).toBe(table.hash());
    expect(opened.practice).toBe(true);
  });
});

test('a table can begin in a position of one’s own, with a question open', () => {
  const opening = (g: Parameters<ReturnType<typeof makeToy>['begin']>[0]) => {
    makeToy().begin(g);
    const gift = g.choose({ seat: 1, kind: 'gift', options: [1, 2], data: {}, rule: 'TEST' });
    g.state.points[1] = gift;
  };
  const table = new Table(makeToy(), toySetup(), TOY_DEFINITIONS, opening);
  expect(table.decisions()).toMatchObject([{ seat: 1, kind: 'gift' }]);
  const before = table.hash();
  accepted(table.answer(1, 2));
  expect(table.state.points).toEqual([0, 2]);
  accepted(table.undo(1));
  expect(table.hash()).toBe(before);
  accepted(table.answer(1, 1));
  expect(table.state.points).toEqual([0, 1]);
  accepted(table.act(0, { do: 'note', value: 1 }));
  accepted(table.undo(0));
  accepted(table.undo(1));
  expect(table.hash()).toBe(before);
});

test('no card is lost, whatever is played', () => {
  const table = playedTable();
  expect(toyCards(table.state)).toEqual(Array.from({ length: 24 }, (_, card) => card));
});

// The six cases that a step which is run again has to get right. docs/decisions/0001-engine-model.md names them.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runStep } from '../../../shared/engine/drive.ts';
import { clone, same, type Json } from '../../../shared/engine/json.ts';
import { redeal } from '../../../shared/engine/redeal.ts';
import { Waiting } from '../../../shared/engine/step.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import {
  accepted,
  branchAt,
  toyCards,
  toySetup,
  toyTable,
  toyViewers,
  type ToyTable,
} from '../../support/toys.ts';

/** Saves, throws the table away, and opens what was saved. */
function reload(table: ToyTable, game = table.game): ToyTable {
  const saved = JSON.parse(JSON.stringify(table.save())) as ReturnType<ToyTable['save']>;
  return openTable(game, saved).table;
}

describe('case 1: answers are durable one by one', () => {
  test('each answer is in the log by itself, before the step is complete', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'settle' }));
    expect(table.log.map(({ kind }) => kind)).toEqual(['action']);
    accepted(table.answer(0, -1));
    expect(table.log.map(({ kind, body }) => [kind, body])).toEqual([
      ['action', { do: 'settle' }],
      ['answer', -1],
    ]);
    expect(table.question?.kind).toBe('size');
  });

  test('a save between two answers opens again at the second question', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    accepted(table.answer(0, 'yes'));
    const opened = reload(table);
    expect(opened.question).toEqual(table.question);
    expect(opened.question?.kind).toBe('discard');
    expect(opened.state).toEqual(table.state);
    const card = table.state.hands[0][0];
    expect(accepted(opened.answer(0, card))).toEqual(accepted(table.answer(0, card)));
    expect(opened.hash()).toBe(table.hash());
  });
});

describe('case 2: exceptions in rule code', () => {
  test('a rule that throws leaves table, log and state untouched', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'note', value: 1 }));
    const before = clone([table.state, table.log, table.hash(), table.save()]);
    expect(() => table.act(0, { do: 'break', late: false })).toThrow('a defect in rule code');
    expect([table.state, table.log, table.hash(), table.save()]).toEqual(before);
    accepted(table.act(0, { do: 'note', value: 2 }));
    expect(table.state.notes).toEqual([1, 2]);
  });

  test('a rule that throws behind a question leaves the question open', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'break', late: true }));
    const before = clone([table.state, table.log, table.hash(), table.question]);
    expect(() => table.answer(0, 'well')).toThrow(RangeError);
    expect([table.state, table.log, table.hash(), table.question]).toEqual(before);
    accepted(table.undo(0));
    accepted(table.act(0, { do: 'pass' }));
  });

  test('a rule that throws does not take away what could be redone', () => {
    let broken = false;
    const table = toyTable({
      onRun: () => {
        if (broken) throw new RangeError('a defect in rule code');
      },
    });
    accepted(table.act(0, { do: 'note', value: 1 }));
    accepted(table.undo(0));
    broken = true;
    expect(() => table.redo(0)).toThrow(RangeError);
    expect(() => table.act(0, { do: 'note', value: 2 })).toThrow(RangeError);
    broken = false;
    accepted(table.redo(0));
    expect(table.state.notes).toEqual([1]);
  });

  test('the Waiting signal reaches the driver through any depth of rule code', () => {
    const { match, state } = toyTable();
    const deep = (depth: number, ask: () => void): void => (depth === 0 ? ask() : deep(depth - 1, ask));
    const run = runStep(match, state, { random: [], answers: [], externals: [] }, (g) => {
      [1].forEach(() =>
        deep(500, () => void g.choose({ seat: 0, kind: 'deep', options: [1, 2], data: {}, rule: 'TEST' })),
      );
      expect.fail('went on without an answer');
    });
    expect(run.question?.kind).toBe('deep');
    expect(new Waiting(run.question!).message).toBe('waiting for seat 0: deep');
  });

  test('the Waiting signal is never swallowed: no rule code has a try', () => {
    const root = new URL('../../../', import.meta.url);
    const files = globSync('shared/{engine,games}/**/*.ts', { cwd: root }).map((file) =>
      file.replaceAll('\\', '/'),
    );
    const withTry = files.filter((file) =>
      /\btry\s*\{|\.catch\(|\bfinally\b/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    // The driver, which tells Waiting from defects; scenarios, which pass on everything; and the opening of tables, which
    // passes on all but ReplayError.
    expect(withTry.sort()).toEqual([
      'shared/engine/drive.ts',
      'shared/engine/scenario.ts',
      'shared/engine/versions.ts',
    ]);
    expect(files.length).toBeGreaterThan(20);
  });
});

describe('case 3: cards in mid-air', () => {
  test('a card that is being drawn is in `resolving` while its question is open', () => {
    const table = toyTable();
    const all = toyCards(table.state);
    const top = table.state.deck.at(-1)!;
    accepted(table.act(0, { do: 'draw' }));
    expect(table.state.resolving).toEqual([top]);
    expect(table.state.deck).not.toContain(top);
    expect(toyCards(table.state)).toEqual(all);
    accepted(table.answer(0, 'no'));
    expect(table.state.resolving).toEqual([]);
    expect(toyCards(table.state)).toEqual(all);
  });

  test('the settled position before the step still has it in the deck', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    const { state, open } = table.position;
    expect(state.resolving).toEqual([]);
    expect(state.deck).toHaveLength(table.state.deck.length + 1);
    expect(open?.tape.answers).toEqual([]);
  });
});

describe('case 4: repeated events', () => {
  test('a step that is run again repeats the same events; only the tail is sent', () => {
    const table = toyTable({ physics: () => [1, 2] });
    const first = accepted(table.act(0, { do: 'draw' }));
    const second = accepted(table.answer(0, 'yes'));
    const third = accepted(table.answer(0, table.state.hands[0][2]));
    expect(first.map(({ kind }) => kind)).toEqual(['drawn']);
    expect(second.map(({ kind }) => kind)).toEqual(['kept']);
    expect(third.map(({ kind }) => kind)).toEqual(['thrownAway']);
    const sent = [...first, ...second, ...third];
    expect(sent.map(({ i }) => i)).toEqual([0, 1, 2]);

    // What a run without interruption tells is what has been sent piece by piece.
    const fresh = toyTable();
    const answers = table.log.slice(1).map(({ body }) => body);
    const tape = { random: [], answers, externals: [] };
    const whole = runStep(fresh.match, fresh.state, tape, (g) => fresh.game.apply(g, 0, { do: 'draw' }));
    expect(whole.events).toEqual(sent);
  });

  test('every shorter tape tells a prefix of what a longer one tells', () => {
    const table = toyTable({ physics: () => [5] });
    const body = (g: Parameters<typeof table.game.begin>[0]) => table.game.apply(g, 0, { do: 'throw' });
    const short = runStep(table.match, table.state, { random: [], answers: [], externals: [[5]] }, body);
    const long = runStep(
      table.match,
      table.state,
      { random: [], answers: ['yes'], externals: [[5], [6]] },
      body,
    );
    expect(long.events.slice(0, short.events.length)).toEqual(short.events);
    expect(long.events.length).toBeGreaterThan(short.events.length);
  });

  test('after an undo in mid-step the next answer sends its own events only', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    accepted(table.answer(0, 'yes'));
    accepted(table.undo(0));
    expect(accepted(table.answer(0, 'no')).map(({ kind, i }) => [kind, i])).toEqual([['thrownAway', 1]]);
  });
});

describe('case 5: external results', () => {
  /** A world outside that never gives the same result twice. */
  function world() {
    let calls = 0;
    return { physics: () => [++calls * 10], calls: () => calls };
  }

  test('are recorded in the entry that made them', () => {
    const { physics } = world();
    const table = toyTable({ physics });
    accepted(table.act(0, { do: 'throw' }));
    accepted(table.answer(0, 'yes'));
    expect(table.log.map(({ externals }) => externals)).toEqual([[[10]], [[20]]]);
    expect(table.state.points[0]).toBe(20);
  });

  test('are never computed twice: not by a re-run, an undo, a redo or a branch', () => {
    const { physics, calls } = world();
    const table = toyTable({ physics });
    accepted(table.act(0, { do: 'throw' }));
    accepted(table.answer(0, 'yes'));
    const hash = table.hash();
    expect(calls()).toBe(2);
    accepted(table.undo(0, true));
    accepted(table.redo(0));
    accepted(table.undo(0, true));
    accepted(table.undo(0, true));
    accepted(table.redo(0));
    accepted(table.redo(0));
    expect(table.hash()).toBe(hash);
    expect(branchAt(table, table.log.length).hash()).toBe(hash);
    expect(calls()).toBe(2);
  });

  test('are the same after a reload, in mid-step too', () => {
    const { physics, calls } = world();
    const table = toyTable({ physics });
    accepted(table.act(0, { do: 'throw' }));
    const opened = reload(table);
    expect(opened.hash()).toBe(table.hash());
    expect(calls()).toBe(1);
    accepted(opened.answer(0, 'no'));
    expect(opened.state.points[0]).toBe(10);
    const done = reload(opened);
    expect(done.state.points[0]).toBe(10);
    expect(calls()).toBe(1);
  });

  test('another answer after an undo makes its own results', () => {
    const { physics, calls } = world();
    const table = toyTable({ physics });
    accepted(table.act(0, { do: 'throw' }));
    accepted(table.answer(0, 'yes'));
    accepted(table.undo(0, true));
    accepted(table.answer(0, 'no'));
    expect(table.state.points[0]).toBe(10);
    expect(table.log.at(-1)?.externals).toEqual([]);
    expect(calls()).toBe(2);
    expect(reload(table).hash()).toBe(table.hash());
  });
});

describe('case 6: a planner in mid-step', () => {
  /** Goes on from a position in another world that the seat cannot tell from this one. */
  function imagine(table: ToyTable, seat: number, world: number) {
    const { state, open } = table.position;
    let draws = world * 7919;
    const draw = (n: number) => (draws = (Math.imul(draws, 1103515245) + 12345) >>> 0) % n;
    const seen = new Set([...table.state.hands[seat], ...table.state.resolving, ...table.state.discard]);
    const other = redeal(table.game, table.match, state, [seat], draw, seen);
    return { ...other, open: open! };
  }

  test('gets position and tape, redeals what is hidden, keeps what was seen, and goes on', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    accepted(table.answer(0, 'yes'));
    const futures = new Set<string>();
    for (let world = 0; world < 20; world++) {
      const { match, state, open } = imagine(table, 0, world);
      const tape = clone(open.tape);
      const here = runStep(match, state, tape, open.body);
      // The same question with the same view: the seat cannot tell the worlds apart.
      expect(here.question).toEqual(table.question);
      expect(table.game.view(match, here.state, [0])).toEqual(table.game.view(table.match, table.state, [0]));
      expect(toyCards(here.state)).toEqual(toyCards(table.state));
      // And on, to the end of the step and one roll and card further.
      tape.answers.push(here.state.hands[0][0]);
      const after = runStep(match, here.question ? state : here.state, tape, open.body);
      expect(after.question).toBeNull();
      const next = runStep(match, after.state, { random: [], answers: [], externals: [] }, (g) => {
        table.game.apply(g, 0, { do: 'roll' });
        table.game.apply(g, 0, { do: 'draw' });
      });
      futures.add(JSON.stringify([next.events]));
    }
    expect(futures.size).toBeGreaterThan(10);
  });

  test('leaves the table alone', () => {
    const table = toyTable();
    accepted(table.act(0, { do: 'draw' }));
    const before = clone([table.state, table.save(), table.position]);
    const { match, state, open } = imagine(table, 0, 1);
    open.tape.answers.push('yes');
    runStep(match, state, open.tape, open.body);
    expect([table.state, table.save()]).toEqual(before.slice(0, 2));
    expect(same(table.position.open!.tape, (before[2] as ToyTable['position']).open!.tape)).toBe(true);
  });

  test('what other seats hold is redealt for each viewer, and nothing that it sees', () => {
    const table = toyTable({}, toySetup(3));
    accepted(table.act(0, { do: 'lend', to: 1 }));
    for (const viewer of toyViewers(3)) {
      const { state, open } = table.position;
      const hidden = redeal(table.game, table.match, state, viewer, (n) => n - 1);
      const here = runStep(hidden.match, hidden.state, clone(open!.tape), open!.body);
      const view = (match: typeof table.match, of: typeof state): Json => table.game.view(match, of, viewer);
      expect(view(hidden.match, here.state)).toEqual(view(table.match, table.state));
    }
  });
});

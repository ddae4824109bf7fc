import { describe, expect, test } from 'vitest';
import { runStep } from '../../../shared/engine/drive.ts';
import type { Question } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { newTape, Step, TapeError, Waiting, type Tape } from '../../../shared/engine/step.ts';
import {
  DIE,
  makeToy,
  TOY_DEFINITIONS,
  toySetup,
  type ToyEvent,
  type ToyMatch,
  type ToyState,
} from '../../support/toys.ts';

type G = Step<ToyMatch, ToyState, ToyEvent>;
const game = makeToy();
const match = game.match(toySetup(), TOY_DEFINITIONS);
const before = game.blank(match);

const question = <T extends Json>(
  kind: string,
  options: readonly T[],
): Question & { options: readonly T[] } => ({
  seat: 0,
  kind,
  options,
  data: {},
  rule: 'TEST',
});
const run = (tape: Tape, body: (g: G) => void) =>
  runStep<ToyMatch, ToyState, ToyEvent>(match, before, tape, body);

describe('a step with a tape', () => {
  test('stops at a question and goes on behind it with the answer', () => {
    const tape = newTape();
    const body = (g: G) => {
      g.state.notes.push(g.roll(DIE, 6));
      const answer = g.choose(question('which', [10, 20]));
      g.state.notes.push(answer, g.roll(DIE, 6));
    };
    const first = run(tape, body);
    expect(first.question).toMatchObject({ kind: 'which', options: [10, 20] });
    expect(first.state.notes).toHaveLength(1);
    expect(tape.random).toHaveLength(1);

    tape.answers.push(20);
    const second = run(tape, body);
    expect(second.question).toBeNull();
    expect(second.state.notes).toEqual([first.state.notes[0], 20, expect.any(Number)]);
    expect(tape.random).toHaveLength(2);
    expect(second.state.rng[DIE]).toBe(2);
    expect(before.notes).toEqual([]);
  });

  test('reads what it consumed, and makes nothing new before the tape is used up', () => {
    const tape: Tape = { random: [4, 2], answers: ['no'], externals: [[7]] };
    const done = run(tape, (g) => {
      g.state.notes.push(g.random(DIE, 6), g.random(DIE, 6));
      g.choose(question('really', ['yes', 'no']));
      g.state.notes.push(...g.external((): number[] => expect.fail('computed again')));
    });
    expect(done.state.notes).toEqual([4, 2, 7]);
    expect(done.state.rng[DIE]).toBe(2);
  });

  test('does not ask what has one possible answer', () => {
    const tape = newTape();
    const done = run(tape, (g) => void g.state.notes.push(g.choose(question('only', [5]))));
    expect(done.question).toBeNull();
    expect(done.state.notes).toEqual([5]);
    expect(tape.answers).toEqual([]);
  });

  test('answers may be lists and objects; the option itself is handed back', () => {
    const options = [
      { card: 1, pay: [2, 3] },
      { card: 1, pay: [] },
    ];
    const tape: Tape = { ...newTape(), answers: [{ pay: [], card: 1 }] };
    const body = (g: G) => void expect(g.choose(question('pay', options))).toBe(options[1]);
    expect(run(tape, body).question).toBeNull();
  });

  test('numbers its events and names the card that caused them', () => {
    const { events } = run(newTape(), (g) => {
      g.emit({ kind: 'noted', value: 1, seat: 0, rule: 'A' });
      g.cause = 17;
      g.emit({ kind: 'noted', value: 2, seat: 0, rule: 'B' });
    });
    expect(events).toEqual([
      { kind: 'noted', value: 1, seat: 0, rule: 'A', i: 0, cause: -1 },
      { kind: 'noted', value: 2, seat: 0, rule: 'B', i: 1, cause: 17 },
    ]);
  });

  test('knows whether something was turned up after the last answer', () => {
    const body = (g: G) => {
      g.reveal();
      g.choose(question('go on', ['yes', 'no']));
    };
    expect(run(newTape(), body).revealed).toBe(true);
    expect(run({ ...newTape(), answers: ['yes'] }, body).revealed).toBe(false);
    expect(run(newTape(), (g) => void g.roll(DIE, 6)).revealed).toBe(true);
    expect(run(newTape(), (g) => void g.external(() => 1)).revealed).toBe(true);
    expect(run(newTape(), (g) => g.shuffle([1, 2, 3], DIE)).revealed).toBe(false);
  });

  test('the first outcome stands', () => {
    const { state } = run(newTape(), (g) => {
      g.end({ result: 'won', winners: [0], reason: 'first' });
      g.end({ result: 'lost', winners: [], reason: 'second' });
    });
    expect(state.outcome?.reason).toBe('first');
  });
});

describe('a tape that does not fit', () => {
  test('an answer that is no option is an error that names both', () => {
    const tape: Tape = { ...newTape(), answers: ['maybe'] };
    const body = (g: G) => void g.choose(question('really', ['yes', 'no']));
    expect(() => run(tape, body)).toThrow(TapeError);
    expect(() => run(tape, body)).toThrow('"maybe" is no answer to really');
  });

  test('a question without options is an error that names it', () => {
    expect(() => run(newTape(), (g) => void g.choose(question<number>('nothing', [])))).toThrow(
      'a question without options: nothing',
    );
  });
});

describe('a step with an answerer', () => {
  test('runs through in one go, on the very state it was given', () => {
    const state = game.blank(match);
    const asked: string[] = [];
    const step = new Step<ToyMatch, ToyState, ToyEvent>(match, state, {
      tape: null,
      answer: ({ kind, options }) => {
        asked.push(kind);
        return options[1];
      },
      sink: null,
    });
    expect(step.choose(question('one', ['a', 'b']))).toBe('b');
    expect(step.choose(question('two', [[1], [2]]))).toEqual([2]);
    step.roll(DIE, 6);
    expect(asked).toEqual(['one', 'two']);
    expect(step.state).toBe(state);
    expect(state.rng[DIE]).toBe(1);
  });

  test('refuses an answer that was not offered', () => {
    const step = new Step(match, game.blank(match), { tape: null, answer: () => 'c', sink: null });
    expect(() => step.choose(question('one', ['a', 'b']))).toThrow(TapeError);
  });

  test('has a listener that hears of every event, whether it is kept or not', () => {
    const step = new Step(match, game.blank(match), { tape: null, answer: null, sink: null });
    const heard: string[] = [];
    step.emit({ kind: 'unheard', seat: 0, rule: 'X-1' } as never);
    step.listener = ({ kind }) => heard.push(kind);
    step.emit({ kind: 'heard', seat: 0, rule: 'X-1' } as never);
    expect(heard).toEqual(['heard']);
    expect(step.told).toBe(2);
  });

  test('without tape and answerer, a question is Waiting', () => {
    const step = new Step(match, game.blank(match), { tape: null, answer: null, sink: null });
    expect(() => step.choose(question('one', ['a', 'b']))).toThrow(Waiting);
  });
});

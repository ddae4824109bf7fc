import type { EventBase, MatchBase, Outcome, Question, StateBase, Told } from './game.ts';
import { same, type Json } from './json.ts';
import { scale, wordAt } from './random.ts';

/**
 * What a step has consumed so far. A re-run reads it, kind by kind in the same order, before it makes anything new.
 */
export interface Tape {
  random: number[];
  answers: Json[];
  externals: Json[];
}

export const newTape = (): Tape => ({ random: [], answers: [], externals: [] });

/** Answers questions at once, without a tape: bots and simulations. */
export type Answerer<M, S> = (question: Question, match: M, state: S) => Json;

/**
 * How a step is driven. With a tape it can be run again; with an answerer it runs through in one go. With both the answerer
 * is asked what the tape does not say, and its answers are added.
 */
export interface Driving<M, S, E> {
  tape: Tape | null;
  answer: Answerer<M, S> | null;
  sink: ((event: Told<E>) => void) | null;
}

/**
 * Thrown by `choose` when the tape holds no answer yet. Only the drivers catch it; rule code has no try. It is a signal and
 * no error: to record where each question was asked would cost a tenth of the time in which a table is opened.
 */
export class Waiting {
  readonly question: Question;

  constructor(question: Question) {
    this.question = question;
  }

  /** For a driver that does not know it. */
  get message(): string {
    return `waiting for seat ${this.question.seat}: ${this.question.kind}`;
  }
}

/** A re-run that does not match its tape: a defect of the rule code, never of the player. */
export class TapeError extends Error {
  override readonly name = 'TapeError';
}

/**
 * One action with all that follows from it up to the next decision. Rule code gets this object: it changes `state`,
 * asks `choose`, rolls, shuffles and emits. The state belongs to the step; its driver keeps a copy if needed.
 */
export class Step<
  M extends MatchBase = MatchBase,
  S extends StateBase = StateBase,
  E extends EventBase = EventBase,
> {
  /** The card whose effect runs, -1 for the rules themselves. */
  cause = -1;
  /** Effect steps taken so far, for the bound on runaway effects. */
  effort = 0;
  /** The number of things that no seat could have known before: rolls and turned-up cards. Undo stops there. */
  revealed = 0;
  /** Value of `revealed` when the last answer was given. */
  revealedAtAnswer = 0;
  /** Events emitted so far. */
  told = 0;
  /** Hears every event when it is emitted, for rules that react to what happens. */
  listener: ((event: E) => void) | null = null;
  private readonly at = { random: 0, answers: 0, externals: 0 };
  readonly match: M;
  readonly state: S;
  private readonly driving: Driving<M, S, E>;

  constructor(match: M, state: S, driving: Driving<M, S, E>) {
    this.match = match;
    this.state = state;
    this.driving = driving;
  }

  /** Results on the tape that have been read. */
  get externalsRead(): number {
    return this.at.externals;
  }

  /** A number 0..n-1 from a stream. */
  random(stream: number, n: number): number {
    const position = this.state.rng[stream]++;
    const tape = this.driving.tape;
    if (tape !== null && this.at.random < tape.random.length) return tape.random[this.at.random++];
    const { keys } = this.match;
    const value = scale(wordAt(keys[stream * 2], keys[stream * 2 + 1], position), n);
    if (tape !== null) {
      tape.random.push(value);
      this.at.random++;
    }
    return value;
  }

  /** Rolls a die of `sides`, 1..sides; loaded dice come first. */
  roll(stream: number, sides: number): number {
    this.revealed++;
    if (this.state.dice.length > 0) return this.state.dice.shift() as number;
    return this.random(stream, sides) + 1;
  }

  /** Shuffles the cards of a pile from index `from` up to `to` (exclusive) in place. */
  shuffle(pile: number[], stream: number, from = 0, to = pile.length): void {
    for (let i = to - 1; i > from; i--) {
      const j = from + this.random(stream, i - from + 1);
      const card = pile[i];
      pile[i] = pile[j];
      pile[j] = card;
    }
  }

  /** Says that something hidden was turned up, so that undo stops here. */
  reveal(): void {
    this.revealed++;
  }

  /**
   * Asks one seat. A question with a single possible answer is not asked.
   *
   * @returns one of the question's options
   */
  choose<T extends Json>(question: Question & { readonly options: readonly T[] }): T {
    const { options } = question;
    if (options.length === 0) throw new TapeError(`a question without options: ${question.kind}`);
    return options.length === 1 ? options[0] : this.ask(question);
  }

  /**
   * Asks one seat even where only one answer is possible, for questions whose number of answers is a secret.
   *
   * @returns one of the question's options
   */
  ask<T extends Json>(question: Question & { options: readonly T[] }): T {
    const { options } = question;
    const { tape, answer } = this.driving;
    let value: Json;
    if (tape !== null && this.at.answers < tape.answers.length) {
      value = tape.answers[this.at.answers++];
      this.revealedAtAnswer = this.revealed;
    } else if (answer !== null) {
      value = answer(question, this.match, this.state);
      if (tape !== null) this.at.answers = tape.answers.push(value);
    } else throw new Waiting(question);
    const chosen =
      options.find((option) => option === value) ?? options.find((option) => same(option, value));
    if (chosen === undefined) {
      throw new TapeError(`${JSON.stringify(value)} is no answer to ${question.kind}`);
    }
    return chosen as T;
  }

  /** The result of something that is not rule code (physics, say). It is recorded and never computed twice. */
  external<T extends Json>(compute: () => T): T {
    const { tape } = this.driving;
    this.revealed++;
    if (tape !== null && this.at.externals < tape.externals.length)
      return tape.externals[this.at.externals++] as T;
    const value = compute();
    if (tape !== null) {
      tape.externals.push(value);
      this.at.externals++;
    }
    return value;
  }

  /** Tells what happened. The sink decides whether anything is kept, the listener what follows from it. */
  emit(event: E): void {
    const { sink } = this.driving;
    if (sink !== null) sink({ ...event, i: this.told, cause: this.cause });
    this.told++;
    if (this.listener !== null) this.listener(event);
  }

  /** Ends the game. The first outcome counts. */
  end(outcome: Outcome): void {
    if (this.state.outcome === null) this.state.outcome = outcome;
  }
}

import type { EventBase, Game, MatchBase, Message, Question, StateBase, Told } from './game.ts';
import { copyOf } from './copy.ts';
import { clone, type Json } from './json.ts';
import { newTape, Step, TapeError, Waiting, type Answerer, type Tape } from './step.ts';

/** A step run as far as its tape goes. */
export interface Run<S, E> {
  /** The state after the step, or at the question. */
  state: S;
  /** Null when the step is complete. */
  question: Question | null;
  events: Told<E>[];
  /** Whether something hidden was turned up after the last answer. */
  revealed: boolean;
  /** External results that it has read or made. */
  externals: number;
}

/**
 * Runs one action on a copy of the state, reading the tape first. What the step consumes beyond the tape is added to
 * it. A defect in rule code is thrown on; the state it was run from is untouched.
 *
 * @param copy copies states
 */
export function runStep<M extends MatchBase, S extends StateBase, E extends EventBase>(
  match: M,
  before: S,
  tape: Tape,
  body: (step: Step<M, S, E>) => void,
  copy: (state: S) => S = clone,
): Run<S, E> {
  const events: Told<E>[] = [];
  const step = new Step<M, S, E>(match, copy(before), {
    tape,
    answer: null,
    sink: (event) => events.push(event),
  });
  let question: Question | null = null;
  try {
    body(step);
  } catch (thrown) {
    if (!(thrown instanceof Waiting)) throw thrown;
    question = thrown.question;
  }
  const { state, revealed, revealedAtAnswer, externalsRead } = step;
  return { state, question, events, revealed: revealed > revealedAtAnswer, externals: externalsRead };
}

/** What of a question belongs to a position: what only helps to answer it does not, and leaves older hashes alone. */
export const partOfPosition = (question: Question): object =>
  Object.fromEntries(Object.entries(question).filter(([field]) => field !== 'wants'));

/** Ends a step before its time, from outside its rules. */
export class Stop extends Error {
  override readonly name = 'Stop';
  /** The step has come to something hidden, or as far as was asked for. */
  readonly why: 'unknown' | 'enough';

  constructor(why: Stop['why']) {
    super(why);
    this.why = why;
  }
}

/** Runs a step that may be stopped. @returns what stopped it, or null when it has come to its end */
export function untilStop(body: () => void): Stop | null {
  try {
    body();
    return null;
  } catch (thrown) {
    if (thrown instanceof Stop) return thrown;
    throw thrown;
  }
}

/** How a step in its middle began, and what it has consumed since: from there it can be run again, to its question and beyond. */
export interface OpenStep<S, A> {
  readonly before: S;
  readonly seat: number;
  readonly action: A;
  readonly tape: Tape;
}

/** Runs a step again. @returns whether its tape fits: in another world the rules may ask otherwise */
export function fitsTape(body: () => void): boolean {
  try {
    body();
    return true;
  } catch (thrown) {
    if (thrown instanceof TapeError) return false;
    throw thrown;
  }
}

/** Chooses actions and answers questions. Sees the state of the seat it plays; must not use what is hidden from it. */
export interface Player<M, S, A> {
  act(match: M, state: S, seat: number): A;
  /**
   * @param open the step that asks; null where it cannot be run again
   */
  answer(question: Question, match: M, state: S, open?: OpenStep<S, A> | null): Json;
  /** Whether it runs steps again to try answers at this table; where no player does, how they began is not kept. */
  tries?(match: M): boolean;
  /**
   * Why it chose what it chose last, for the words of its game; null where there is nothing to say about it. Asked
   * before
   * the position changes. Every viewer of the table may read it, so it must not depend on anything hidden.
   */
  why?(): Message | null;
}

/** Whether the time for the present choice is up. Asked while thinking; only a live table has a clock. */
export type Hurry = () => boolean;

/**
 * Makes a player. The same seed plays the same game, as long as no clock cuts its thinking off.
 *
 * @param seed for its random draws
 * @param hurry a clock; without it the bot's search budget alone says how much it tries
 */
export type MakeBot<M, S, A> = (seed: string, hurry?: Hurry) => Player<M, S, A>;

/** Who plays, and where to stop. */
export interface Playing<M, S, A, E> {
  /** The player of a seat. */
  player: (seat: number) => Player<M, S, A>;
  sink?: (event: Told<E>) => void;
  /** Stops after this many actions; the game then has no outcome. */
  maxActions?: number;
  /** Stops as soon as a later turn than this has begun. */
  lastTurn?: number;
}

/** A game that was played in one go. */
export interface Played<S> {
  state: S;
  /** Actions and answers given. */
  decisions: number;
}

/** Plays a whole game in one go, from setup on: nothing is copied and nothing is run again. */
export const playGame = <M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  game: Game<M, S, A, E>,
  match: M,
  playing: Playing<M, S, A, E>,
): Played<S> => playOn(game, match, game.blank(match), playing, (step) => game.begin(step));

/**
 * Plays on from a position, which changes in place, to the end of the game or for a number of further actions.
 *
 * @param first the step that it begins with; it does not count as an action
 */
export function playOn<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  game: Game<M, S, A, E>,
  match: M,
  state: S,
  { player, sink, maxActions = Infinity, lastTurn = Infinity }: Playing<M, S, A, E>,
  first: (step: Step<M, S, E>) => void,
): Played<S> {
  let decisions = 0;
  let open: OpenStep<S, A> | null = null;
  const answer: Answerer<M, S> = (question, m, s) => {
    decisions++;
    return player(question.seat).answer(question, m, s, open);
  };
  const driving = { tape: null, answer, sink: sink ?? null };
  const triesAnswers = state.outcome === null && anyTries(match, player);
  first(new Step<M, S, E>(match, state, driving));
  const goesOn = (actions: number) =>
    state.outcome === null && actions < maxActions && state.turn <= lastTurn;
  for (let actions = 0; goesOn(actions); actions++) {
    const [{ seat }] = game.decisions(match, state);
    decisions++;
    const action = player(seat).act(match, state, seat);
    if (triesAnswers) open = { before: copyOf(game, state), seat, action, tape: newTape() };
    const how = open === null ? driving : { ...driving, tape: open.tape };
    game.apply(new Step<M, S, E>(match, state, how), seat, action);
  }
  return { state, decisions };
}

function anyTries<M extends MatchBase, S, A>(match: M, player: (seat: number) => Player<M, S, A>): boolean {
  for (let seat = 0; seat < match.seats; seat++) if (player(seat).tries?.(match) === true) return true;
  return false;
}

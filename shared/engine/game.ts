import type { AddedKeys } from './added.ts';
import type { Json } from './json.ts';
import type { Translation } from './retell.ts';
import type { Step } from './step.ts';

/** A seat at the table, counted from 0. */
export type Seat = number;

/** The seats whose eyes look: empty for a spectator, several at one screen (hot seat). */
export type Viewer = readonly Seat[];

/** What is fixed once a table has been set up: which cards exist, who plays what, the options, the stream keys. */
export interface MatchBase {
  readonly seats: number;
  /** Two words per stream, see `streamKeys`. */
  readonly keys: readonly number[];
}

/** What every game's state holds. All keys exist from setup on; values are integers, texts, booleans, lists. */
export interface StateBase {
  /** Positions of the random streams. */
  rng: number[];
  /** Loaded dice: results that come before the streams' own (scenarios, scripted lessons). Next result first. */
  dice: number[];
  /** Turns begun so far, over all seats. */
  turn: number;
  /** Null while the game runs. */
  outcome: Outcome | null;
}

export interface Outcome {
  result: 'won' | 'lost';
  winners: Seat[];
  reason: string;
}

/** A message key with its data; the words are in the text catalogues. */
export interface Message {
  key: string;
  data: { readonly [name: string]: Json };
}

/** Why an action is not legal. A refusal changes nothing and is the same for every arrangement of hidden cards. */
export interface Refusal {
  code: string;
  data: { readonly [name: string]: Json };
  rule: string;
}

/** What one seat may do now: an open turn with its actions, or one question inside a step. */
export interface Decision {
  seat: Seat;
  kind: string;
  /** The question's possible answers. Null for an open turn: ask `options`, or try any action against `check`. */
  options: readonly Json[] | null;
  /** What the question is about, for prompts and for showing it at the right place. */
  data: { readonly [name: string]: Json };
  rule: string;
  /** Several seats are asked, and the first that acts decides for all of them. Bots leave it to people. */
  forAll?: true;
}

/** A question asked inside a step. */
export interface Question extends Decision {
  readonly options: readonly Json[];
  /** What becomes of the option that is chosen; absent where it is neither. */
  readonly wants?: Wants;
}

/**
 * `lose`: the chosen option is lost to the seat that answers, which will choose what it misses least. `take`: it is
 * gained, kept or put to use, so the best is chosen.
 */
export type Wants = 'lose' | 'take';

/** What happened; derived from the log, never stored. Each game has its own union of kinds. */
export interface EventBase {
  readonly kind: string;
  /** Whom it happened to, or -1. */
  readonly seat: Seat;
  readonly rule: string;
}

/** An event as it leaves a step: its number in the step and the card whose effect caused it (-1: the rules). */
export type Told<E> = E & { readonly i: number; readonly cause: number };

/** Something that a seat might try, and why it cannot be done now (null: it can). */
export interface Intent<A = Json> {
  readonly action: A;
  readonly refusal: Refusal | null;
}

/** What a game is to the engine. Rule code mutates the state of the step that it is handed, and nothing else. */
export interface Game<
  M extends MatchBase = MatchBase,
  S extends StateBase = StateBase,
  A = Json,
  E extends EventBase = EventBase,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Lifts a state of rules version `n` to `n + 1`, by `n`. */
  readonly upgraders: { readonly [from: number]: (state: Json) => Json };
  /** Earlier rules versions by whose rulings this version still plays a table that began under them. */
  readonly rulings?: readonly number[];
  /** How the log of rules version `n` differs from that of `n + 1`, by `n`. */
  readonly translations?: { readonly [from: number]: readonly Translation[] };
  /**
   * Keys of the state that came after tables had been saved. They are filled in where a stored state lacks them, and
   * count for the hash only when they are not at their default: so older logs still lead to their hashes.
   */
  readonly added?: AddedKeys;

  /** Builds what is fixed. Throws `SetupError` on a setup that names unknown heroes, options or seats. */
  match(setup: Setup, definitions: Definitions): M;
  /** A state with every key and nothing dealt. */
  blank(match: M): S;
  /** A copy of a state that shares nothing with it. Left out, a state is copied as any data is, which takes longer. */
  readonly copy?: (state: S) => S;
  /** Deals the cards and runs on to the first decision. */
  begin(step: Step<M, S, E>): void;

  /**
   * Who may act now, at most one decision a seat; never empty while the game runs. A game that is over may leave something
   * to be decided about it (a note, say); nothing of that changes its outcome.
   */
  decisions(match: M, state: S): Decision[];
  /** Null if the action is legal. Never changes the state, never reads what is hidden from the seat. */
  check(match: M, state: S, seat: Seat, action: A): Refusal | null;
  /** Carries a checked action out and runs on to the next decision. */
  apply(step: Step<M, S, E>, seat: Seat, action: A): void;
  /** The actions that a player is shown, one payment proposal per card. Each passes `check`. */
  options(match: M, state: S, seat: Seat): A[];
  /** Everything that a player might try with a seat, possible or not: every card, space, slot and button. */
  intents(match: M, state: S, seat: Seat): Intent<A>[];

  /** What the viewer sees, built new, field by field. */
  view(match: M, state: S, viewer: Viewer): Json;
  /** The event as the viewer sees it. */
  redact(match: M, event: Told<E>, viewer: Viewer): Json;
  /** What the viewer cannot distinguish; redealt group by group, in this order. */
  hidden(match: M, state: S, viewer: Viewer): HiddenGroup[];
  /**
   * What is wrong with a position between two entries, in a few words for developers: a card in two places or in none,
   * a
   * place that does not exist. Null for every position that the rules lead to. Called for positions that come from
   * outside,
   * whose shape it may not trust: an exception counts as wrong.
   */
  unsound?(match: M, state: S): string | null;
}

/** Places of the state whose cards may be redealt among them. */
export interface HiddenGroup {
  readonly piles: readonly number[][];
  /** Cards in them that are known to be in their pile, if not where: they keep their places in this group. */
  readonly stays: readonly number[];
}

/** What a table is set up with. */
export interface Setup {
  seed: string;
  heroes: readonly string[];
  packs: readonly string[];
  options: { readonly [name: string]: Json };
  /** The earlier rules version whose rulings the table keeps to its end, one of `Game.rulings`. Absent: those of today. */
  rulings?: number;
}

/** Frozen card definitions of a table: plain data, so that a save survives a changed or missing pack. */
export interface Definitions {
  readonly [id: string]: Json;
}

/** A setup that cannot be played. The message names the place and the cure. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

import type { MakeBot, Player } from '../drive.ts';
import type { EventBase, Game, MatchBase, Seat, StateBase } from '../game.ts';

/** How much may be tried for one decision. Counts, never a clock: the same seed decides the same on every machine. */
export interface Budget {
  /** Other worlds that are dealt at most; where it is 0 nothing is tried, and the usual action is done. */
  readonly worlds: number;
  /** Games that are played on at most; each candidate is tried once in any case. */
  readonly rollouts: number;
  /** Worlds in which all candidates are tried first; those that do not look better than the usual one go. By default none. */
  readonly screening?: number;
  /** Actions after which such a game is cut off and valued. */
  readonly depth: number;
  /** Turns that such a game goes on for, the present one included; then it is cut off too. By default no bound. */
  readonly turns?: number;
}

/** How good a position is for a seat: 1 is won, 0 is lost. Asked for a finished game, or one that was cut off. */
export type PositionValue<M, S> = (match: M, state: S, seat: Seat) => number;

/** What a planner knows of a game beyond its rules, and how much it may try. */
export interface Plan<M extends MatchBase, S extends StateBase, A, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /**
   * Plays on for all seats after what is tried. Created from a seed for each game, so that its random draws, if any,
   * are
   * the same after every candidate.
   */
  readonly policy: (seed: string) => Player<M, S, A>;
  /**
   * Answers questions, and says what would be done without planning: that is always a candidate, and is done unless
   * something else comes out better. By default the policy.
   */
  readonly usual?: MakeBot<M, S, A>;
  /**
   * Legal actions worth trying; by default all that the game offers. Where there are none, the usual one is done.
   *
   * @param usual what would be done without planning
   */
  readonly candidates?: (match: M, state: S, seat: Seat, usual: A) => readonly A[];
  /** By default `wonOrLost`. */
  readonly value?: PositionValue<M, S>;
  /**
   * What speaks against any other action than the usual one: the squared difference of values in one world more. By default
   * that of a won and a lost game; values that are finer than that need less.
   */
  readonly unseen?: number;
  /**
   * How much may be tried, always or by what the seat knows of the position.
   *
   * @param tried decisions in the games that this player has tried so far: what its game has cost until now
   */
  readonly budget: Budget | ((match: M, state: S, seat: Seat, tried: number) => Budget);
}

/** 1 if the seat is among the winners, 0 if it is not, and nothing known in between. */
export const wonOrLost: PositionValue<MatchBase, StateBase> = (_match, { outcome }, seat) => {
  if (outcome === null) return 0.5;
  return outcome.winners.includes(seat) ? 1 : 0;
};

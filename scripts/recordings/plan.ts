import type { Setup } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';

/** A game that shall be recorded. Seed after seed is tried until one is as planned. */
export interface Plan {
  readonly name: string;
  /** Full ids. */
  readonly heroes: readonly string[];
  readonly options?: Setup['options'];
  /** Who plays, seat by seat; the best bot where none is named. */
  readonly bots?: readonly string[];
  /** How it has to end. */
  readonly reason?: string;
  /** Kinds of questions that have to be asked. */
  readonly asks?: readonly string[];
  /** Kinds of events that have to happen. */
  readonly tells?: readonly string[];
  /** The most entries that it may have. */
  readonly within?: number;
  /** How often, in percent, an action is any offered one instead of the bot's. */
  readonly wild?: number;
  /** What is entered in the place of a bot's action: names of one's own, say. */
  instead?(seat: number, action: Json): Json;
  /** What is entered when the game is over. */
  readonly afterwards?: readonly { readonly seat: number; readonly action: Json }[];
}

/** Recordings of one game with one set of cards, in a folder of their own. */
export interface PlannedGame {
  /** What they are called on the command line. */
  readonly name: string;
  readonly game: string;
  /** Below tests/recorded; empty for that folder itself. */
  readonly folder: string;
  readonly plans: readonly Plan[];
}

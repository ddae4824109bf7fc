// What one kind of event is, all of it in one place. A game defines each kind once and lists them by name in `events/index.ts`.
import type { EventBase } from '../engine/game.ts';
import type { Values } from '../words/messages.ts';
import type { ToldSteps } from './motion/units.ts';

/** What every event tells, whatever its kind. */
export type EventMarks = Omit<EventBase, 'kind'>;

/**
 * A kind of event. What it tells besides its marks are its facts; its sentence is `event.<kind>` among the texts. Everything
 * here may be left out: a kind without `shows` shows nothing on purpose, since others beside it show the same.
 */
export interface EventDefinition<Speaker, Facts, Icon extends string = string> {
  /** What the sentence says besides whom it happened to. */
  values?(s: Speaker, event: Facts & EventMarks): Values;
  /**
   * How loud its line of the log is. `loud`: it changes what the game is about. `quiet`: the table shows it anyway, or it
   * only says what the player has just done.
   */
  readonly weight?: 'loud' | 'quiet';
  /** The icon of its line in the chronicle of a drawn table. */
  readonly icon?: Icon;
  /** A turn begins with it, and a new part of the chronicle. */
  readonly turn?: boolean;
  /** It hurts. */
  readonly harm?: boolean;
  /** It mostly lists cards. */
  readonly list?: boolean;
  /** What is seen and heard of it at a drawn table. @param key tells it apart from all other events */
  shows?(event: Facts & EventMarks, key: string): ToldSteps;
}

/** The facts of a definition. */
type FactsOf<D> = D extends EventDefinition<never, infer Facts> ? Facts : never;

/** The events of a game: one for each definition of its list, whose name there is the kind. */
export type EventsOf<List> = {
  [K in keyof List]: { kind: K } & FactsOf<List[K]> & EventMarks;
}[keyof List];

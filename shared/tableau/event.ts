// What one kind of event is, all of it in one place. A game defines each kind once and lists them by name in its `events.ts`.
import type { EventBase } from '../engine/game.ts';
import type { Values } from '../words/messages.ts';

/** What every event tells, whatever its kind. */
type EventMarks = Omit<EventBase, 'kind'>;

/** A kind of event: what it tells besides its marks are its facts. The sentence itself is `event.<kind>` among the texts. */
export interface EventDefinition<Speaker, Facts> {
  /** What the sentence says besides whom it happened to; nothing when left out. */
  values?(s: Speaker, event: Facts & EventMarks): Values;
  /**
   * How loud its line of the log is. `loud`: it changes what the game is about. `quiet`: the table shows it anyway, or it
   * only says what the player has just done.
   */
  readonly weight?: 'loud' | 'quiet';
}

/** The facts of a definition. */
type FactsOf<D> = D extends EventDefinition<never, infer Facts> ? Facts : never;

/** The events of a game: one for each definition of its list, whose name there is the kind. */
export type EventsOf<List> = {
  [K in keyof List]: { kind: K } & FactsOf<List[K]> & EventMarks;
}[keyof List];

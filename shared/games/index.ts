import type { Player } from '../engine/drive.ts';
import type {
  Definitions,
  EventBase,
  Game,
  MatchBase,
  Outcome,
  Question,
  Refusal,
  Seat,
  StateBase,
  Told,
} from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { ScenarioGame } from '../engine/scenario.ts';
import type { GameContent } from '../packs/content.ts';
import type { Phrase } from '../packs/effects/tokens.ts';
import type { Language } from '../packs/problems.ts';
import { ravingspireEntry } from './ravingspire/entry.ts';

/** Puts a game into words: log lines, refusals, buttons, prompts. Pure; one for each table and language. */
export interface Narrator<A, E> {
  event(event: Told<E>): Phrase;
  refusal(refusal: Refusal): Phrase;
  action(action: A): Phrase;
  question(question: Question): Phrase;
  /** One option of a question. */
  answer(question: Question, option: Json): Phrase;
  outcome(outcome: Outcome): Phrase;
  /** The hero of a seat, in short. */
  seat(seat: Seat): Phrase;
}

/** Everything about a game that is common to all of them. */
export interface GameParts<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase> {
  readonly game: Game<M, S, A, E>;
  /** The cards of its packs. */
  readonly content: GameContent;
  readonly scenarios: ScenarioGame<M, S, A, E>;
  /** Bots by name; the seed is for those that draw lots. The first is the weakest, the last the best. */
  readonly bots: { readonly [name: string]: (seed: string) => Player<M, S, A> };
  /** Full ids of the heroes that can be chosen, easy ones first. */
  heroes(definitions: Definitions): string[];
  /** @param names the name of a card by its full id */
  narrator(match: M, language: Language, names: (id: string) => string): Narrator<A, E>;
}

/** A game whose types nobody outside needs to know: state, actions and events are plain data to its users. */
export type GameEntry = GameParts<MatchBase, StateBase, Json, EventBase>;

/**
 * Forgets the types of a game. Sound as long as what goes into one entry came from the same entry: a match, a state, an
 * action of one game never meets another's.
 */
function entry<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  parts: GameParts<M, S, A, E>,
): GameEntry {
  return parts as unknown as GameEntry;
}

/** All games; a further one is a line. The first is the one that is meant when none is named. */
export const games: readonly GameEntry[] = [entry(ravingspireEntry)];

/** What the loader of packs needs to know. */
export const contents: readonly GameContent[] = games.map(({ content }) => content);

import type { EventBase, MatchBase, StateBase } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { GameContent } from '../packs/content.ts';
import type { GameParts } from '../parts/game-parts.ts';
import { arcanaEntry } from './arcana/entry.ts';
import { ravingspireEntry } from './ravingspire/entry.ts';

/** A game with its types hidden: state, actions and events are plain data to its users. */
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

/** All games. The first is the one that is meant when none is named. */
export const games: readonly GameEntry[] = [
  // One line per game.
  entry(ravingspireEntry),
  entry(arcanaEntry),
];

/** What the loader of packs needs to know. */
export const contents: readonly GameContent[] = games.flatMap(({ content }) => content ?? []);

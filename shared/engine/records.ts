import type { Setup, StateBase } from './game.ts';

/** A line in the hall of records. */
export interface GameRecord {
  game: string;
  /** Day of the signature, `YYYY-MM-DD`; the engine knows no clock. */
  date: string;
  players: string[];
  heroes: string[];
  seed: string;
  result: 'won' | 'lost';
  reason: string;
  turns: number;
  /** The card that is signed, by id. */
  card: string | null;
}

/**
 * The record of a finished game that its players sign.
 *
 * @throws RangeError when the game is not over, or a player has no name
 */
export function signRecord(
  game: string,
  setup: Setup,
  state: StateBase,
  signature: { date: string; players: readonly string[]; card: string | null },
): GameRecord {
  const { outcome } = state;
  if (outcome === null) throw new RangeError('only a finished game can be signed');
  const players = signature.players.map((name) => name.trim());
  if (players.length === 0 || players.some((name) => name === ''))
    throw new RangeError('every player signs with a name');
  return {
    game,
    date: signature.date,
    players,
    heroes: [...setup.heroes],
    seed: setup.seed,
    result: outcome.result,
    reason: outcome.reason,
    turns: state.turn,
    card: signature.card,
  };
}

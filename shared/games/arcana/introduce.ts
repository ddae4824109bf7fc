import type { Seat } from '../../engine/game.ts';
import { LONGEST_NAME } from './rules/players.ts';
import type { Action, Match } from './types.ts';

/** A person takes the court card chosen at setup, under the name given there: as much of it as an adventurer may have. */
export function introduce(match: Match, seat: Seat, name: string): Action | null {
  const short = name.trim().slice(0, LONGEST_NAME).trim();
  return short === '' ? null : { do: 'pickCharacters', court: match.proposed[seat], name: short };
}

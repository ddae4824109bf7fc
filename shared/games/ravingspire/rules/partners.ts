import { NONE, type Match, type State } from '../types.ts';
import { adjacent, heroPlace } from './board.ts';

/** Whether two heroes on the board are within 0 to 1 spaces of each other (TRADE-1); the Keep is not a space. */
function inReach(match: Match, state: State, a: number, b: number): boolean {
  const here = heroPlace(match, state, a);
  const there = heroPlace(match, state, b);
  if (here === NONE || there === NONE) return false;
  return here === there || adjacent(match, state, here, there);
}

/** The seats that the active hero may still trade with this turn. */
export function partners(match: Match, state: State): number[] {
  if (!match.options.trading) return [];
  return state.heroes.flatMap((hero, seat) =>
    seat !== state.active &&
    !hero.removed &&
    !state.traded.includes(seat) &&
    inReach(match, state, state.active, seat)
      ? [seat]
      : [],
  );
}

/** Whether the turn pauses after Move for a trade (TRADE-3). */
export const hasTradePartner = (match: Match, state: State): boolean => partners(match, state).length > 0;

import { checkPlayable } from '../rules/play.ts';
import type { Action, Match, State } from '../types.ts';

/** A hand card whose action costs nothing and whose power stays usable: played first, for what it draws. */
export function freeAction(match: Match, state: State, seat: number): Action | null {
  for (const card of state.heroes[seat].hand) {
    const { effects, risky } = match.cards[card];
    if (effects.played === null || risky || checkPlayable(match, state, seat, card) !== null) continue;
    return { do: 'play', card, instead: false };
  }
  return null;
}

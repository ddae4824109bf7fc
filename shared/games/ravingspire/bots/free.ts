import { checkPlayable } from '../rules/play.ts';
import type { Action, CardNumber, Match, State } from '../types.ts';
import { isKnown } from './trial/strange.ts';

/** Finds a card whose action a hero takes before anything else. */
type FreeAction = (match: Match, state: State, seat: number) => Action | null;

/** A hand card whose action costs nothing and whose power stays usable: played first, for what it draws. */
export const freeAction: FreeAction = (match, state, seat) => findFree(match, state, seat, () => true);

/** The same of those cards only of which the estimates know what they do. */
export const familiarAction: FreeAction = (match, state, seat) => findFree(match, state, seat, isKnown);

function findFree(
  match: Match,
  state: State,
  seat: number,
  is: (match: Match, card: CardNumber) => boolean,
): Action | null {
  for (const card of state.heroes[seat].hand) {
    const { effects, risky } = match.cards[card];
    if (effects.played === null || risky || checkPlayable(match, state, seat, card) !== null) continue;
    if (is(match, card)) return { do: 'play', card, instead: false };
  }
  return null;
}

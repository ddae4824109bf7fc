import { propose } from '../../payments/proposals.ts';
import { neighbours } from '../../actions/exert.ts';
import { placeOf } from '../../rules/board.ts';
import { checkExploring, explorePrice } from '../../rules/explore.ts';
import { mayEnterKeep } from '../../rules/move.ts';
import type { Action, Match, State } from '../../types.ts';
import { KEEP } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';
import type { Deck } from './deck.ts';
import { purse, TO_A_POINT } from './purse.ts';
import { Prospects } from './walk.ts';

/** A step by exertion where it brings the hero to a better place by more than it costs; null where none does. */
export function exertion(match: Match, state: State, seat: number, deck: Deck): Action | null {
  const hero = state.heroes[seat];
  if (hero.level === KEEP || checkExploring(state, 'exert') !== null) return null;
  const offer = propose(explorePrice(match, state, seat, 'exert'), purse(match, state, seat, false));
  if (!offer) return null;
  const prospects = new Prospects(match, state, seat, deck);
  const here = prospects.resting(placeOf(match.board, hero.level, hero.space));
  let most = here + WEIGHTS.exertFrom + offer.weight / TO_A_POINT;
  let best: Action | null = null;
  for (const to of neighbours(match, state, seat)) {
    if (mayEnterKeep(match, state, seat, to) && prospects.shouldEnterKeep(offer.pay))
      return { do: 'exert', pay: offer.pay, to, enterKeep: true };
    const value = prospects.resting(to);
    if (value <= most) continue;
    most = value;
    best = { do: 'exert', pay: offer.pay, to, enterKeep: false };
  }
  return best;
}

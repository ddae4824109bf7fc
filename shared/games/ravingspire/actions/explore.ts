import type { Refusal } from '../../../engine/game.ts';
import { offerExplore } from '../offers.ts';
import { checkExploring, explorePrice, type Exploring } from '../rules/explore.ts';
import type { Match, State } from '../types.ts';
import { tooLittle } from './short.ts';

/** What is missing for an action of Explore that could be done if it could be paid. */
export function shortOf(
  match: Match,
  state: State,
  seat: number,
  what: Exploring,
  refusal: Refusal,
): Refusal {
  if (checkExploring(state, what) !== null || offerExplore(match, state, seat, what) !== null) return refusal;
  return tooLittle(match, state, seat, explorePrice(match, state, seat, what), false, what === 'brute');
}

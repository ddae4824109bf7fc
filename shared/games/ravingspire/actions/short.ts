import type { Refusal } from '../../../engine/game.ts';
import { shortfall } from '../payments/proposals.ts';
import { sources } from '../payments/sources.ts';
import type { Price } from '../rules/cost.ts';
import { refuse } from '../rules/refuse.ts';
import type { Match, State } from '../types.ts';

/**
 * What is missing for a price, as a refusal with numbers.
 *
 * @param enemies whether an enemy is fought
 * @param forced there is no way but brute force
 */
export function tooLittle(
  match: Match,
  state: State,
  seat: number,
  price: Price,
  enemies: boolean,
  forced = false,
): Refusal {
  const { matrix, brute } = shortfall(price, sources(match, state, seat, enemies));
  if (forced) return refuse('too-little-brute', { short: brute }, 'EXP-3');
  const [fight, skill, charm] = matrix;
  return refuse('too-little', { fight, skill, charm, brute }, 'ENC-2');
}

import { foeOf } from '../rules/foe.ts';
import { classOf, FULL_HEALTH, giftOf, standing } from '../rules/players.ts';
import { mayDispel, pipOf, resultOf, suitOf } from '../rules/play.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { roomOfAll, weakest } from './ways.ts';

/**
 * What the reference policy of the digest thinks of a card, line by line of its table.
 *
 * @param lead the card whose rank counts; another one for the partner of a pair
 */
export function scoreOf(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  lead: CardNumber = card,
): number {
  const { damages, heals, draws } = suitOf(match, card);
  const eff = resultOf(match, state, seat, card, lead);
  let score = 0;
  if (mayDispel(match, state, card)) score += 9 - 0.35 * pipOf(match, lead).rank;
  if (damages) score += ofDamage(state, eff);
  if (heals) score += ofHealing(match, state, seat, eff);
  if (draws) score += ofDrawing(match, state, seat, eff);
  return score;
}

function ofDamage(state: State, eff: number): number {
  const { health, wards } = foeOf(state);
  if (wards > 0) return 0;
  return Math.min(eff, health) + (eff >= health ? 6 : 0);
}

function ofHealing(match: Match, state: State, seat: number, eff: number): number {
  const { health } = state.players[weakest(state)];
  const { beyondCap } = giftOf(match, state, seat);
  const need = beyondCap ? eff : Math.min(eff, FULL_HEALTH - health);
  const priest = classOf(match, state, seat).talent === 'sanctuary' ? 2 : 0;
  return need * (health < 10 ? 1.1 : 0.6) - 1 + priest;
}

function ofDrawing(match: Match, state: State, seat: number, eff: number): number {
  const cards = standing(state).reduce((sum, other) => sum + state.players[other].hand.length, 0);
  const paladin = classOf(match, state, seat).talent === 'shield' ? 0.6 * Math.min(4, eff) : 0;
  return Math.min(eff, roomOfAll(match, state)) * (cards < 3 * match.seats ? 1.3 : 0.6) - 1 + paladin;
}

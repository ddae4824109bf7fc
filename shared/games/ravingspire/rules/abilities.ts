import type { Refusal } from '../../../engine/game.ts';
import type { CardNumber, G, Match, State } from '../types.ts';
import { canPlay } from './play.ts';
import { refuse } from './refuse.ts';
import { activate } from './triggers.ts';
import { endedEarly } from './turn.ts';

/** Why an ability cannot be used now on that card and at that price, or null (HERO-6, HERO-7). */
export function checkAbility(
  match: Match,
  state: State,
  seat: number,
  index: number,
  card: CardNumber,
  price: CardNumber,
): Refusal | null {
  const ability = match.heroes[seat].hero!.abilities[index]?.activate;
  if (!ability) return refuse('ability-passive', { index }, 'HERO-6');
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'HERO-7');
  if (state.used.includes(index)) return refuse('ability-used', { index }, 'HERO-6');
  const reason = ability.ready(match, state, seat, card, price);
  return reason === null ? null : refuse('ability-not-now', { index, reason }, 'HERO-6');
}

/** Uses an ability of the active hero. */
export function useAbility(g: G, seat: number, index: number, card: CardNumber, price: CardNumber): void {
  activate(g, seat, index, card, price);
  endedEarly(g);
}

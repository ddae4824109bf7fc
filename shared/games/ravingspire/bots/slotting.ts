import { checkSlot } from '../rules/slots.ts';
import type { Action, CardNumber, Match, State } from '../types.ts';

/** Slots the strongest hand card that fits a free slot, so that it is not discarded; null when none does. */
export function slotting(match: Match, state: State, seat: number): Action | null {
  const hero = state.heroes[seat];
  const free = hero.slots.flatMap((slot, i) => (slot.length === 0 ? [i] : []));
  if (free.length === 0) return null;
  const hand: CardNumber[] = hero.hand.filter((card) => match.cards[card].slotKinds !== 0);
  if (hand.length > 1) hand.sort((a, b) => match.cards[b].power - match.cards[a].power);
  for (const card of hand) {
    const slot = free.find((i) => checkSlot(match, state, seat, card, i) === null);
    if (slot !== undefined) return { do: 'slot', card, slot };
  }
  return null;
}

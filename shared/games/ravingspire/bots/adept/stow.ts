import { checkSlot, checkUnslot } from '../../rules/slots.ts';
import type { Action, CardNumber, Match, State } from '../../types.ts';
import { NONE } from '../../types.ts';
import { reckon } from './reckoning.ts';

/** By how much a hand card must be better than a slotted one to take its place. */
const BETTER = 0.5;

/** Puts the best of what is left in the hand into the slots before the turn ends; null when that is done. */
export function stow(match: Match, state: State, seat: number): Action | null {
  const hero = state.heroes[seat];
  const { power } = reckon(match, seat);
  const hand = hero.hand
    .filter((card) => match.cards[card].slotKinds !== 0)
    .sort((a, b) => power[b] - power[a] || a - b);
  for (const card of hand) {
    const slot = hero.slots.findIndex((_, i) => checkSlot(match, state, seat, card, i) === null);
    if (slot >= 0) return { do: 'slot', card, slot };
    const old = weakestInTheWay(match, state, seat, card);
    if (old !== NONE && power[card] > power[old] + BETTER) return { do: 'unslot', card: old };
  }
  return null;
}

/** The weakest slotted card whose slot a hand card would fit, if it can be taken back. */
function weakestInTheWay(match: Match, state: State, seat: number, card: CardNumber): CardNumber {
  const hero = state.heroes[seat];
  const { power } = reckon(match, seat);
  let weakest = NONE;
  for (const [i, slot] of hero.slots.entries()) {
    if (slot.length !== 1 || checkUnslot(state, seat, slot[0]) !== null) continue;
    const emptied = { ...hero, slots: hero.slots.map((other, k) => (k === i ? [] : other)) };
    const heroes = state.heroes.map((other, k) => (k === seat ? emptied : other));
    if (checkSlot(match, { ...state, heroes }, seat, card, i) !== null) continue;
    if (weakest === NONE || power[slot[0]] < power[weakest]) weakest = slot[0];
  }
  return weakest;
}

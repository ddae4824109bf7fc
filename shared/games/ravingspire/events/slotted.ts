import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** `slot` is from 0. */
export const slotted = defineEvent<{ card: CardNumber; slot: number }>({
  weight: 'quiet',
  icon: 'knapsack',
  values: (s, { card, slot }) => ({ card: s.card(card), slot: String(slot + 1) }),
  shows: ({ card, slot, seat }) => flights('wax', slid(card, at.hand(seat), at.slot(seat, slot))),
});

import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card comes back to the hand. */
export const retrieved = defineEvent<{ card: CardNumber }>({
  icon: 'card-pickup',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card, seat }) => flights('paper', slid(card, at.discard(seat), at.hand(seat))),
});

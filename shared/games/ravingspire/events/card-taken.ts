import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card of a hero is taken for the battle (CARD-9). */
export const cardTaken = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card, seat }) => flights('paper', slid(card, at.hand(seat), [at.FRONT])),
});

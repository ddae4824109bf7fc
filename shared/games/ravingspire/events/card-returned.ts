import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const cardReturned = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card, seat }) => flights('paper', slid(card, [at.FRONT], at.discard(seat))),
});

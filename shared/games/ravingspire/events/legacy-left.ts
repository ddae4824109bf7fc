import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A challenger who fails leaves a card on the Spire card (KEEP-4). */
export const legacyLeft = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card, seat }) => flights('paper', slid(card, at.hand(seat), [at.FRONT])),
});

import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { yes } from '../narrate/parts.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** `instead`: for something else than its power. */
export const played = defineEvent<{ card: CardNumber; instead: boolean }>({
  weight: 'quiet',
  icon: 'poker-hand',
  values: (s, { card, instead }) => ({ card: s.card(card), instead: yes(instead) }),
  shows: ({ card, seat }) => flights('paper', slid(card, at.hand(seat), at.purse(seat))),
});

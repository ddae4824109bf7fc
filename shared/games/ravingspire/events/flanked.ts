import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { yes } from '../narrate/parts.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const flanked = defineEvent<{ card: CardNumber; assist: boolean; amount: number }>({
  icon: 'crossed-swords',
  values: (s, { card, assist, amount }) => ({
    card: s.card(card),
    assist: yes(assist),
    amount: String(amount),
  }),
  shows: ({ card, seat }) => flights('paper', slid(card, at.hand(seat), at.purse(seat))),
});

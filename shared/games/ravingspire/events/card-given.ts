import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const cardGiven = defineEvent<{ card: CardNumber; to: number }>({
  icon: 'three-friends',
  values: (s, { card, to }) => ({ card: s.card(card), to: s.hero(to, 'dative') }),
  shows: ({ card, to, seat }) => flights('paper', slid(card, at.hand(seat), at.hand(to))),
});

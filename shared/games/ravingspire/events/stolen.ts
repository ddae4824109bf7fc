import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const stolen = defineEvent<{ card: CardNumber; from: number }>({
  icon: 'card-pickup',
  values: (s, { card, from }) => ({ card: s.card(card), from: s.hero(from, 'dative') }),
  shows: ({ card, from, seat }) => flights('paper', slid(card, at.discard(from), at.hand(seat))),
});

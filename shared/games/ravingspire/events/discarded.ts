import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const discarded = defineEvent<{ cards: CardNumber[] }>({
  icon: 'return-arrow',
  list: true,
  values: (s, { cards }) => ({ cards: s.cards(cards) }),
  shows: ({ cards, seat }) =>
    flights('paper', ...cards.map((card) => slid(card, at.purse(seat), at.discard(seat)))),
});

import { buried, flights } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const reshuffled = defineEvent<{ cards: CardNumber[] }>({
  icon: 'card-exchange',
  list: true,
  values: (s, { cards }) => ({ cards: s.cards(cards) }),
  shows: ({ cards }) => flights('shuffle', ...cards.map((card) => buried(card, [at.pile('encounter')]))),
});

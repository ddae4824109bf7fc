import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** Slotted cards lie as before again (REC-5). */
export const turnedUp = defineEvent<{ cards: CardNumber[] }>({
  icon: 'candle-light',
  list: true,
  values: (s, { cards }) => ({ cards: s.cards(cards) }),
  shows: ({ cards }) => lights('paper', ...cards.map((card) => lit([at.cardPlace(card)]))),
});

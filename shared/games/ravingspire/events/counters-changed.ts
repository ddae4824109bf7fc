import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { yes } from '../narrate/parts.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const countersChanged = defineEvent<{ card: CardNumber; by: number; left: number }>({
  weight: 'quiet',
  values: (s, { card, by, left }) => ({
    card: s.card(card),
    fewer: yes(by < 0),
    count: Math.abs(by),
    left: String(left),
  }),
  shows: ({ card }) => lights('match', lit([at.cardPlace(card)])),
});

import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const valueChanged = defineEvent<{ card: CardNumber }>({
  weight: 'quiet',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => lights('match', lit([at.cardPlace(card)])),
});

import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const transformed = defineEvent<{ card: CardNumber; into: CardNumber }>({
  icon: 'cycle',
  values: (s, { card, into }) => ({ card: s.card(card), into: s.card(into) }),
  shows: ({ card }) => lights('match', lit([at.cardPlace(card)])),
});

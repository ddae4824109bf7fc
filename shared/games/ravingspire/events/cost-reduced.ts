import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const costReduced = defineEvent<{ card: CardNumber; amount: number }>({
  values: (s, { card, amount }) => ({ card: s.card(card), amount: String(amount) }),
  shows: ({ card }) => lights('match', lit([at.cardPlace(card)])),
});

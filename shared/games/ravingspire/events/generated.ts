import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A relic gives the power of its hero's ability (HERO-5). */
export const generated = defineEvent<{ card: CardNumber; as: number }>({
  weight: 'quiet',
  icon: 'candle-light',
  values: (s, { card, as }) => ({ card: s.card(card), as: s.attribute(as) }),
  shows: ({ card }) => lights('match', lit([at.cardPlace(card)])),
});

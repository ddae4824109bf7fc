import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** What a card does upon being played happens once more (LANG-44). */
export const playedAgain = defineEvent<{ card: CardNumber }>({
  icon: 'poker-hand',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ seat }) => lights('paper', lit([at.hero(seat)])),
});

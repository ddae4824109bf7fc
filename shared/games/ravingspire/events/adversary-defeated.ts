import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const adversaryDefeated = defineEvent<{ card: CardNumber }>({
  icon: 'death-skull',
  counts: 'beaten',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => lights('blow', lit([at.cardPlace(card), at.FRONT], 'harm')),
});

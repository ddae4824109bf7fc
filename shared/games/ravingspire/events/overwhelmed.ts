import { flights, slid } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card takes the place of another, and its hero pays for that. */
export const overwhelmed = defineEvent<{ card: CardNumber; replaced: CardNumber }>({
  weight: 'loud',
  icon: 'hazard-sign',
  harm: true,
  values: (s, { card, replaced }) => ({ card: s.card(card), replaced: s.card(replaced) }),
  shows: ({ card }) => flights('blow', slid(card, [at.FRONT], [at.FRONT])),
});

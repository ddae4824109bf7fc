import { flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card waits aside until turn 6 (WAKE-2). */
export const setAside = defineEvent<{ card: CardNumber }>({
  icon: 'card-draw',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => flights('paper', turned(card, [at.pile('encounter')], [at.FRONT])),
});

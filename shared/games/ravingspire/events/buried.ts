import { buried as under, flights } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card goes under the encounter deck. */
export const buried = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => flights('paper', under(card, [at.pile('encounter')])),
});

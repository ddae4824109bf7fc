import { buried, flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card of the foe deck goes back, and another one comes. */
export const foeRedrawn = defineEvent<{ card: CardNumber; instead: CardNumber }>({
  icon: 'cowled',
  values: (s, { card, instead }) => ({ card: s.card(card), instead: s.card(instead) }),
  shows: ({ card, instead }) =>
    flights('paper', buried(card, [at.pile('foe')]), turned(instead, [at.pile('foe')], [at.FRONT])),
});

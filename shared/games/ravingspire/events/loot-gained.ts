import { flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const lootGained = defineEvent<{ card: CardNumber }>({
  icon: 'chest',
  counts: 'loot',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card, seat }) => flights('paper', turned(card, [at.pile('loot')], at.discard(seat))),
});

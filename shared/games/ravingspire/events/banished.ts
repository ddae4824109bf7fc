import { burnt, flights } from '../../../tableau/motion/units.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const banished = defineEvent<{ card: CardNumber }>({
  icon: 'card-burn',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => flights('burn', burnt(card)),
});

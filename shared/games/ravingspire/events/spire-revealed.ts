import { flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const spireRevealed = defineEvent<{ card: CardNumber }>({
  weight: 'loud',
  icon: 'wax-seal',
  values: (s, { card }) => ({ card: s.card(card) }),
  shows: ({ card }) => flights('choir', turned(card, [at.pile('spire')], [at.FRONT])),
});

import { flights, turned } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const towerPlaced = defineEvent<{ level: number; card: CardNumber }>({
  icon: 'white-tower',
  values: (s, { card, level }) => ({ card: s.card(card), level: s.level(level) }),
  shows: ({ card, level }) => flights('paper', turned(card, [at.pile('tower')], at.towerPlace(level))),
});

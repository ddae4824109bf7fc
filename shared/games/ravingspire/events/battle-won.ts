import { alone, heard } from '../../../tableau/motion/units.ts';
import type { CardNumber, Battle } from '../types.ts';
import { defineEvent, stamp } from './define.ts';

export const battleWon = defineEvent<{ enemy: Battle['kind']; card: CardNumber }>({
  weight: 'loud',
  icon: 'crossed-swords',
  counts: 'beaten',
  values: (s, { enemy, card }) => ({ card: s.card(card), enemy }),
  shows: () => alone(heard('blow'), stamp('won')),
});

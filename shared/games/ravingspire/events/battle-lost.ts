import { alone, heard } from '../../../tableau/motion/units.ts';
import type { CardNumber, Battle } from '../types.ts';
import { defineEvent, stamp } from './define.ts';

export const battleLost = defineEvent<{ enemy: Battle['kind']; card: CardNumber }>({
  weight: 'loud',
  icon: 'death-skull',
  harm: true,
  values: (s, { enemy, card }) => ({ card: s.card(card), enemy }),
  shows: () => alone(heard('gasp'), stamp('lost')),
});

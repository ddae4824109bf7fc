import { alone, candles, heard } from '../../../tableau/motion/units.ts';
import { defineEvent } from './define.ts';

export const sanityGained = defineEvent<{ amount: number; left: number }>({
  icon: 'brain',
  values: (_s, { amount, left }) => ({ amount: String(amount), left: String(left) }),
  shows: ({ seat, amount, left }) => alone(heard('match'), candles(seat, left - amount, left)),
});

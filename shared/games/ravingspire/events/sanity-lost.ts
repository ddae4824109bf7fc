import { alone, candles, heard } from '../../../tableau/motion/units.ts';
import { defineEvent } from './define.ts';

/** `asked`: what the cause took, which may have been more than there was. */
export const sanityLost = defineEvent<{ amount: number; asked: number; left: number }>({
  icon: 'brain',
  harm: true,
  values: (_s, { amount, left }) => ({ amount: String(amount), left: String(left) }),
  shows: ({ seat, amount, left }) => alone(heard('breath'), candles(seat, left + amount, left)),
});

import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

/** A hero is spared some sanity that it was about to lose (LANG-41). */
export const lossPrevented = defineEvent<{ amount: number }>({
  icon: 'brain',
  values: (_s, { amount }) => ({ amount: String(amount) }),
  shows: ({ seat }) => lights('match', lit([at.hero(seat)])),
});

import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

export const setAsideReturned = defineEvent<{ count: number }>({
  weight: 'loud',
  icon: 'card-exchange',
  values: (_s, { count }) => ({ count }),
  shows: () => lights('shuffle', lit([at.pile('encounter')])),
});

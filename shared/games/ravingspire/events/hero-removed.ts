import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

export const heroRemoved = defineEvent({
  weight: 'loud',
  harm: true,
  shows: ({ seat }) => lights('breath', lit([at.hero(seat)], 'harm')),
});

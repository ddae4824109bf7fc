import { alone, aside, heard, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent, stamp } from './define.ts';

export const keyGained = defineEvent({
  weight: 'loud',
  icon: 'key',
  shows: ({ seat }) => alone(heard('key'), aside(lit(at.key(seat))), stamp('key')),
});

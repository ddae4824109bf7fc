import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

/** `index` is from 0. */
export const abilityUsed = defineEvent<{ index: number }>({
  icon: 'candle-light',
  values: (_s, { index }) => ({ index: String(index) }),
  shows: ({ seat, index }) => lights('match', lit(at.ability(seat, index))),
});

import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

/** An effect waits for a moment of the hero whose seat the event names (LANG-40). */
export const effectWaits = defineEvent({
  weight: 'quiet',
  values: () => ({}),
  shows: ({ seat }) => lights('match', lit([at.hero(seat)])),
});

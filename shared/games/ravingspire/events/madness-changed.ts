import { lights, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { yes } from '../narrate/parts.ts';
import { defineEvent } from './define.ts';

export const madnessChanged = defineEvent<{ by: number; left: number }>({
  weight: 'loud',
  icon: 'death-skull',
  values: (_s, { by, left }) => ({ down: yes(by < 0), left: String(left) }),
  shows: ({ by }) =>
    by < 0 ? lights('gasp', lit([at.MADNESS], 'harm')) : lights('match', lit([at.MADNESS])),
});

import { alone, aside, heard, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import type { Phase } from '../types.ts';
import { defineEvent } from './define.ts';

export const phaseBegan = defineEvent<{ phase: Phase }>({
  weight: 'quiet',
  values: (s, { phase }) => ({ phase: s.say('word.phase', { name: phase }) }),
  shows: ({ phase }) => alone(heard('wax'), aside(lit([at.phase(phase)]))),
});

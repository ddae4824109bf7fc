import { alone, heard } from '../../../tableau/motion/units.ts';
import { spaceOn } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

/** An effect puts a hero elsewhere. */
export const heroMoved = defineEvent<{ level: number; space: number }>({
  icon: 'footsteps',
  values: (s, { level, space }) => ({ place: s.placeOn(level, space) }),
  move: ({ seat, level, space }) => ({ kind: 'walk', seat, path: [spaceOn(level, space)] }),
  shows: () => alone(heard('step')),
});

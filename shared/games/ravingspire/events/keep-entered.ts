import { alone, heard } from '../../../tableau/motion/units.ts';
import { KEEP_SPACE } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

export const keepEntered = defineEvent({
  weight: 'loud',
  icon: 'evil-tower',
  move: ({ seat }) => ({ kind: 'walk', seat, path: [KEEP_SPACE] }),
  shows: () => alone(heard('choir')),
});

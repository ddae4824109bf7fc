import { alone, heard } from '../../../tableau/motion/units.ts';
import { ringOf } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

export const levelRevealed = defineEvent<{ level: number }>({
  weight: 'loud',
  icon: 'white-tower',
  values: (s, { level }) => ({ level: s.level(level) }),
  move: ({ level }) => ({ kind: 'reveal', level: ringOf(level) }),
  shows: () => alone(heard('stone')),
});

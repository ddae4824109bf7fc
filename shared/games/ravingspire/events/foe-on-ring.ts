import { alone, heard } from '../../../tableau/motion/units.ts';
import { ringOf } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

/** The foe of a level is there now, whether it has just appeared or has walked. */
const foeThere = () =>
  defineEvent<{ level: number; space: number }>({
    icon: 'cowled',
    values: (s, { level, space }) => ({ place: s.placeOn(level, space) }),
    move: ({ level, space }) => ({ kind: 'foe', level: ringOf(level), sector: space }),
    shows: () => alone(heard('bell')),
  });

export const foeAppeared = foeThere();

export const foeMoved = foeThere();

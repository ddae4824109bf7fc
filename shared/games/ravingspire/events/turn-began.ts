import { alone, aside, heard, lit } from '../../../tableau/motion/units.ts';
import * as at from '../drawn/places.ts';
import { defineEvent } from './define.ts';

export const turnBegan = defineEvent<{ turn: number }>({
  turn: true,
  values: (_s, { turn }) => ({ turn: String(turn) }),
  shows: ({ seat }) => alone(heard('match'), aside(lit([at.hero(seat)]))),
});

import { alone, repeated } from '../../../tableau/motion/units.ts';
import { PACE, spaceAt } from '../drawn/board.ts';
import { defineEvent } from './define.ts';

/** A hero walks. The path has every space after the first, by its number. */
export const moved = defineEvent<{ path: number[] }>({
  icon: 'footsteps',
  values: (s, { path }) => ({ place: s.place(path.at(-1) ?? 0) }),
  move: ({ seat, path }, sectors) => ({
    kind: 'walk',
    seat,
    path: path.map((place) => spaceAt(place, sectors)),
  }),
  shows: ({ path }) => alone(repeated('step', path.length, PACE.step)),
});

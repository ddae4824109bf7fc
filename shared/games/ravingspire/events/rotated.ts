import { alone, repeated } from '../../../tableau/motion/units.ts';
import { PACE, ringOf } from '../drawn/board.ts';
import { NONE, type Carried } from '../types.ts';
import { defineEvent } from './define.ts';

/** Sectors where the portal and everything on the ring end up; `foe` is NONE where there is none (BOARD-5). */
export const rotated = defineEvent<{ level: number; by: number; portal: number; carried: Carried }>({
  icon: 'cycle',
  counts: 'rotated',
  values: (s, { level, by }) => ({
    level: s.level(level),
    count: Math.abs(by),
    way: s.say(by < 0 ? 'word.counterclockwise' : 'word.clockwise'),
  }),
  move: ({ level, by, portal, carried }) => ({
    kind: 'turn',
    level: ringOf(level),
    by,
    portal,
    heroes: carried.heroes.map(({ seat, space }) => ({ seat, sector: space })),
    foe: carried.foe === NONE ? null : carried.foe,
  }),
  shows: ({ by }) => alone(repeated('stone', Math.min(3, Math.abs(by)), PACE.turn)),
});

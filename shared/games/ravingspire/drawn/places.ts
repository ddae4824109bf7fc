// What places of this table are called in `data-place`: those that every table of cards has, and its own.
import type { Seat } from '../../../engine/game.ts';
import { hero } from '../../../tableau/motion/places.ts';
import { LEVELS } from '../public.ts';
import type { Phase } from '../types.ts';
import type { RingName } from './board.ts';

export * from '../../../tableau/motion/places.ts';

/** What is left to spend. */
export const purse = (seat: Seat): string[] => [`purse:${seat}`, hero(seat)];
/** @param slot from 0 */
export const slot = (seat: Seat, slot: number): string[] => [`slot:${seat}:${slot}`, hero(seat)];
/** @param index from 0 */
export const ability = (seat: Seat, index: number): string[] => [`ability:${seat}:${index}`, hero(seat)];
export const key = (seat: Seat): string[] => [`key:${seat}`, hero(seat)];

/** The tab of a ring. */
export const levelPlace = (level: RingName): string => `level:${level}`;
/** A place of a ring, or the tab of a ring that is not shown. @param level number of the ring; @param place from 0 */
export const ringPlace = (level: number, place: number): string[] => [
  `ring:${LEVELS[level]}:${place}`,
  levelPlace(LEVELS[level]),
];
export const towerPlace = (level: number): string[] => [`tower:${LEVELS[level]}`, levelPlace(LEVELS[level])];

export const MADNESS = 'madness';

export const phase = (name: Phase): string => `phase:${name}`;

/** Whether what goes to places like these has an owner from then on. */
export const isOwned = (to: readonly string[]): boolean =>
  ['deck', 'discard', 'hand', 'purse', 'slot', 'hero'].includes(to.at(0)?.split(':')[0] ?? '');

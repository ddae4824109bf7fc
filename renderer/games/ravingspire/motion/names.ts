// What places of this table are called in `data-place`, so that cards and lights find them. Code that draws one of
// these gives it its name; what is not drawn is skipped.
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Phase } from '../../../../shared/games/ravingspire/types.ts';
import { LEVELS, type Level } from '../board/types.ts';

/** A card, wherever it lies. */
export const cardPlace = (card: number): string => `card:${card}`;

/** A shared deck. */
export const pile = (deck: 'encounter' | 'loot' | 'foe' | 'tower' | 'spire'): string => `pile:${deck}`;

/** The face of a hero: where everything of a seat goes that is not shown otherwise. */
export const hero = (seat: Seat): string => `hero:${seat}`;
export const deck = (seat: Seat): string[] => [`deck:${seat}`, hero(seat)];
export const discard = (seat: Seat): string[] => [`discard:${seat}`, hero(seat)];
export const hand = (seat: Seat): string[] => [`hand:${seat}`, hero(seat)];
/** What is left to spend. */
export const purse = (seat: Seat): string[] => [`purse:${seat}`, hero(seat)];
/** @param slot from 0 */
export const slot = (seat: Seat, slot: number): string[] => [`slot:${seat}:${slot}`, hero(seat)];
/** @param index from 0 */
export const ability = (seat: Seat, index: number): string[] => [`ability:${seat}:${index}`, hero(seat)];
/** A candle of a hero's sanity. @param index from 0: the one that goes out last */
export const candle = (seat: Seat, index: number): string => `candle:${seat}:${index}`;

export const key = (seat: Seat): string[] => [`key:${seat}`, hero(seat)];

/** The tab of a ring. */
export const levelPlace = (level: Level): string => `level:${level}`;
/** A place of a ring, or the tab of a ring that is not shown. @param level number of the ring; @param place from 0 */
export const ringPlace = (level: number, place: number): string[] => [
  `ring:${LEVELS[level]}:${place}`,
  levelPlace(LEVELS[level]),
];
export const towerPlace = (level: number): string[] => [`tower:${LEVELS[level]}`, levelPlace(LEVELS[level])];

/** Where cards lie that are neither here nor there: the waiting card's place, in front of the tower. */
export const FRONT = 'front';
export const MADNESS = 'madness';
/** Cards that have left the game. */
export const GONE = 'gone';

export const phase = (name: Phase): string => `phase:${name}`;

/** Whether what goes to places like these has an owner from then on. */
export const isOwned = (to: readonly string[]): boolean =>
  ['deck', 'discard', 'hand', 'purse', 'slot', 'hero'].includes(to.at(0)?.split(':')[0] ?? '');

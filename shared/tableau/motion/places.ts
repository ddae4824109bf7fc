// What places that every table of cards has are called in `data-place`, so that cards and lights find them. Code that draws
// one of these gives it its name; what is not drawn is skipped.
import type { Seat } from '../../engine/game.ts';

/** A card, wherever it lies. */
export const cardPlace = (card: number): string => `card:${card}`;

/** A shared deck. */
export const pile = (deck: string): string => `pile:${deck}`;

/** The face of a seat: where everything of it goes that is not shown otherwise. */
export const hero = (seat: Seat): string => `hero:${seat}`;
export const deck = (seat: Seat): string[] => [`deck:${seat}`, hero(seat)];
export const discard = (seat: Seat): string[] => [`discard:${seat}`, hero(seat)];
export const hand = (seat: Seat): string[] => [`hand:${seat}`, hero(seat)];
/** A candle in a row of them that shows what a seat has left. @param index from 0: the one that goes out last */
export const candle = (seat: Seat, index: number): string => `candle:${seat}:${index}`;

/** Where cards lie that are neither here nor there: at the foot of the stage. */
export const FRONT = 'front';
/** Cards that have left the game. */
export const GONE = 'gone';

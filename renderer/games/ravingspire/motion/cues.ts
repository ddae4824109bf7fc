// What only this table can show of what happens.
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Die } from '../../../../shared/games/ravingspire/types.ts';
import type { BoardMove, BoardState } from '../board/types.ts';

/** A die that is thrown. */
export interface Roll {
  readonly purpose: Die;
  /** 1 to 6. */
  readonly value: number;
  readonly seat: Seat;
  /** It is thrown once more. */
  readonly again: boolean;
  /** Tells throws apart, also those of the same value. */
  readonly key: string;
}

/** What a stamp announces: a battle won or lost, a key, madness. */
export type Stamped = 'won' | 'lost' | 'key' | 'mad';

export type TableCue =
  /** The board comes to stand like this by these moves. */
  | { readonly kind: 'board'; readonly moves: readonly BoardMove[]; readonly state: BoardState }
  /** Dice fall, all together. */
  | { readonly kind: 'dice'; readonly rolls: readonly Roll[] }
  /** Candles of a hero's sanity go out, or are lit: those from `from` to `to`, counted from 0. */
  | { readonly kind: 'candles'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Something happened that changes the game. */
  | { readonly kind: 'stamp'; readonly what: Stamped }
  /** A hero goes mad: everything blurs for a moment. */
  | { readonly kind: 'mad' };

/** Lengths at normal speed, in milliseconds. */
export const DICE = 950;
export const STAMP = 1400;
/** As long as the stamp that tells of it. */
export const MAD = STAMP;
/** Candles go out so far apart. */
export const CANDLE = 90;

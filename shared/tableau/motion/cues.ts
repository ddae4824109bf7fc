// What a table of cards can show of what happens, besides cards in the air and lights.
import type { Seat } from '../../engine/game.ts';

/** A die that is thrown. */
export interface Roll {
  /** What it is thrown for. */
  readonly purpose: string;
  /** 1 to 6. */
  readonly value: number;
  readonly seat: Seat;
  /** It is thrown once more. */
  readonly again: boolean;
  /** Tells throws apart, also those of the same value. */
  readonly key: string;
}

/** What every table shows alike. */
export type CommonCue =
  /** Dice fall, all together. */
  | { readonly kind: 'dice'; readonly rolls: readonly Roll[] }
  /** Candles of a seat go out, or are lit: those from `from` to `to`, counted from 0. */
  | { readonly kind: 'candles'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** Something happened that changes the game. */
  | { readonly kind: 'stamp'; readonly what: string }
  /** Everything blurs for a moment. */
  | { readonly kind: 'blur' };

export type TableCue<S = unknown, M = unknown> =
  | CommonCue
  /** The board comes to stand like this by these moves. */
  | { readonly kind: 'board'; readonly moves: readonly M[]; readonly state: S };

/** Lengths at normal speed, in milliseconds. */
export const DICE = 950;
export const STAMP = 1400;
/** As long as the stamp that tells of it. */
export const BLUR = STAMP;
/** Candles go out so far apart. */
export const CANDLE = 90;

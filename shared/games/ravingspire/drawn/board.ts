// What moves on the board, whatever draws it: plain data for the tower and for its map.
import { LEVELS } from '../public.ts';

/** A ring of the tower, from the outermost and lowest to the innermost and highest. */
export type RingName = (typeof LEVELS)[number];

/** A space on a ring by absolute sector (clockwise, 0 is north), or the Keep. */
export type SpaceRef = { readonly level: RingName; readonly sector: number } | { readonly level: 'keep' };

/** How a change of the board came about, so that it can be shown: in the order in which it happened. */
export type BoardMove =
  | { readonly kind: 'walk'; readonly seat: number; readonly path: readonly SpaceRef[] }
  /** The foe of a level appears here, or moves here. */
  | { readonly kind: 'foe'; readonly level: RingName; readonly sector: number }
  | { readonly kind: 'foeGone'; readonly level: RingName }
  | Turn
  | { readonly kind: 'reveal'; readonly level: RingName };

/** A ring turned by `by` sectors; positive is clockwise. */
export interface Turn {
  readonly kind: 'turn';
  readonly level: RingName;
  readonly by: number;
  /** The sectors at which its portal, and what stood on it, end up; `foe` is null where there is none. */
  readonly portal: number;
  readonly heroes: readonly { readonly seat: number; readonly sector: number }[];
  readonly foe: number | null;
}

/** How long a figure walks one space, and a ring turns by one sector: milliseconds at normal speed. */
export const PACE = { step: 280, turn: 900 } as const;

export const KEEP_SPACE: Extract<SpaceRef, { readonly level: 'keep' }> = { level: 'keep' };

/** The space that an action or an event means by a number. @param sectors of every ring */
export const spaceAt = (place: number, sectors: number): SpaceRef =>
  spaceOn(Math.floor(place / sectors), place % sectors);

/** A space by the number of its level; above the rings lies the Keep. */
export function spaceOn(level: number, sector: number): SpaceRef {
  const name = LEVELS.at(level);
  return name === undefined ? KEEP_SPACE : { level: name, sector };
}

/** @throws RangeError for a level without a ring: foes and turns belong to rings only */
export function ringOf(level: number): RingName {
  const name = LEVELS.at(level);
  if (name === undefined) throw new RangeError(`there is no ring ${level}`);
  return name;
}

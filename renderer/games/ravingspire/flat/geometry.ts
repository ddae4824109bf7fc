// Measures of the flat map in its own units: the tower from above, its middle at 0, north (sector 0) up.
import { exitOf, isKeep, sectorOf } from '../board/places.ts';
import type { BoardState, Level, SpaceRef } from '../board/types.ts';
import type { Polar, Radii } from '../../../board-overlay/flat/polar.ts';

export const RINGS: Readonly<Record<Level, Radii>> = {
  dungeon: { inner: 71, outer: 97 },
  temple: { inner: 44.5, outer: 69 },
  spire: { inner: 18, outer: 42.5 },
};
/** Wall of the Keep. */
export const KEEP_RADIUS = 15.5;
/** Inner and outer circle of the dial with the numbers of the sectors. */
export const DIAL: Radii = { inner: 99.5, outer: 106 };
/** Everything that is drawn lies within this radius. */
export const WHOLE = 108;
/** Breadth of the parapet at the outer edge of a ring. */
export const PARAPET = 2.4;

/** Parts of a space's depth, 0 at its inner and 1 at its outer edge. */
const MIDDLE = 0.47;
/** A staircase and the Tower Door take the inner part of their space, a portal the outer. */
export const STAIRS = { depth: 0.4, half: 0.3, anchor: 0.19 };
export const DOOR = { depth: 0.34, half: 0.3, anchor: 0.15 };
export const PORTAL = { depth: 0.3, half: 0.28, anchor: 0.85 };

/** What is built on a space. */
export type Feature = 'portal' | 'exit' | 'none';

export function featureOf(state: BoardState, level: Level, sector: number): Feature {
  const { sectors } = state;
  if (sectorOf(sector, sectors) === sectorOf(state.rings[level].portal, sectors)) return 'portal';
  return sectorOf(sector, sectors) === exitOf(state, level) ? 'exit' : 'none';
}

/** Where on a space, by its depth, figures stand. */
const STAND: Readonly<Record<Feature, number>> = { none: MIDDLE, portal: 0.4, exit: 0.64 };
/** Where a space is pointed at while figures stand on it: in a corner, for figures are upright and reach up and down. */
const BESIDE: Readonly<Record<Feature, number>> = { none: 0.86, portal: 0.12, exit: 0.9 };
const CORNER = 0.3;

export const depthAt = (level: Level, depth: number): number => {
  const { inner, outer } = RINGS[level];
  return inner + (outer - inner) * depth;
};

/** The middle of a space, where a figure alone would stand. */
export function standOn(state: BoardState, at: SpaceRef): Polar {
  if (isKeep(at)) return { angle: 0, radius: 0 };
  const feature = featureOf(state, at.level, at.sector);
  return { angle: at.sector, radius: depthAt(at.level, STAND[feature]) };
}

/** Where a space is pointed at: in its middle, or beside the figures that stand there. */
export function anchorOf(state: BoardState, at: SpaceRef, occupied: boolean): Polar {
  if (isKeep(at)) return { angle: 0, radius: occupied ? 11 : 0 };
  if (!occupied) return standOn(state, at);
  const feature = featureOf(state, at.level, at.sector);
  return { angle: at.sector + CORNER, radius: depthAt(at.level, BESIDE[feature]) };
}

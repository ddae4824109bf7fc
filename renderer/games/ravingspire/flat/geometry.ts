// Measures of the flat map in its own units: the tower from above, its middle at 0, north (sector 0) up. Angles are
// counted in sectors, clockwise from north; they are not wrapped, so that a turn knows its way round.
import { exitOf, isKeep, sectorOf } from '../board/places.ts';
import type { BoardState, Level, SpaceRef } from '../board/types.ts';
import { round } from './numbers.ts';

export interface Radii {
  readonly inner: number;
  readonly outer: number;
}

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

/** A point in polar form: sectors clockwise from north, and the radius. */
export interface Polar {
  readonly angle: number;
  readonly radius: number;
}

/** Radians of an angle in sectors. */
export const radians = (angle: number, sectors: number): number => (angle / sectors) * Math.PI * 2;

/** Degrees of an angle in sectors, for `rotate()`. */
export const degrees = (angle: number, sectors: number): number => (angle / sectors) * 360;

export function pointAt(angle: number, radius: number, sectors: number): [number, number] {
  const a = radians(angle, sectors);
  return [Math.sin(a) * radius, -Math.cos(a) * radius];
}

/** The way back: sectors from 0 up to `sectors`, clockwise from north. */
export function polarOf(x: number, y: number, sectors: number): Polar {
  const turns = Math.atan2(x, -y) / (Math.PI * 2);
  return { angle: sectorFloat(turns * sectors, sectors), radius: Math.hypot(x, y) };
}

const sectorFloat = (angle: number, sectors: number): number => ((angle % sectors) + sectors) % sectors;

/** How far one angle is from another, the shorter way, clockwise positive. */
export function apart(from: number, to: number, sectors: number): number {
  const way = sectorFloat(to - from, sectors);
  return way > sectors / 2 ? way - sectors : way;
}

/** A piece of a ring between two angles and two radii, as the data of a path. */
export function piece(from: number, to: number, { inner, outer }: Radii, sectors: number): string {
  const at = (angle: number, radius: number): string => pointAt(angle, radius, sectors).map(round).join(' ');
  const wide = to - from > sectors / 2 ? 1 : 0;
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${wide} 1 ${at(to, outer)}` +
    `L${at(to, inner)}A${inner} ${inner} 0 ${wide} 0 ${at(from, inner)}Z`
  );
}

/** A whole ring, to be filled by `evenodd`. */
export const annulus = ({ inner, outer }: Radii): string => circle(outer) + circle(inner);

/** A circle around the middle, as the data of a path. */
export const circle = (radius: number, x = 0, y = 0): string =>
  `M${round(x)} ${round(y - radius)}a${radius} ${radius} 0 1 1 0 ${round(2 * radius)}a${radius} ${radius} 0 1 1 0 ${round(-2 * radius)}Z`;

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

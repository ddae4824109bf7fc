// Round pictures: angles are counted in sectors, clockwise from north (sector 0, up). They are not wrapped, so that a turn
// knows its way round.
import { round } from './numbers.ts';

/** A ring between two circles around the middle. */
export interface Radii {
  readonly inner: number;
  readonly outer: number;
}

/** A point in polar form: sectors clockwise from north, and the radius. */
export interface Polar {
  readonly angle: number;
  readonly radius: number;
}

/** Radians of an angle in sectors. */
const radians = (angle: number, sectors: number): number => (angle / sectors) * Math.PI * 2;

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

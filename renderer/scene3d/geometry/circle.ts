// Rings around the axis. y is up, sector 0 is north (-z), sectors and angles rise clockwise as seen from above.
import { Vector3 } from 'three';

/** A ring to walk on, with a wall under it. */
export interface RingSize {
  /** Radii of the walkway. */
  readonly inner: number;
  readonly outer: number;
  /** Heights of the walkway and of the foot of the ring's wall. */
  readonly floor: number;
  readonly foot: number;
  /** Width of the rim outside the walkway, where parapet and pinnacles stand. */
  readonly rim: number;
}

/** How many sectors a ring has. */
export interface Division {
  readonly count: number;
}

/** Angle of one sector in radians. */
export const stepOf = ({ count }: Division): number => (Math.PI * 2) / count;

/** The remainder that is never negative. */
export const mod = (n: number, m: number): number => ((n % m) + m) % m;

/** The point at a compass angle (clockwise from north), a radius and a height. */
export function polar(angle: number, radius: number, y: number, out = new Vector3()): Vector3 {
  return out.set(Math.sin(angle) * radius, y, -Math.cos(angle) * radius);
}

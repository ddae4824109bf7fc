// Simple bodies in the place of the stone: quick to hit with a ray, and good enough to point at.
import { Vector3, type Ray } from 'three';
import { FIGURE } from '../figures/limbs.ts';
import type { RingSize } from '../geometry/circle.ts';

/** Distance along the ray to the outside of an upright cylinder around the axis, or Infinity. */
export function cylinder(
  { origin: o, direction: d }: Ray,
  radius: number,
  low: number,
  high: number,
): number {
  const a = d.x * d.x + d.z * d.z;
  const b = o.x * d.x + o.z * d.z;
  const c = o.x * o.x + o.z * o.z - radius * radius;
  const root = b * b - a * c;
  if (root < 0 || a < 1e-9) return Infinity;
  const t = (-b - Math.sqrt(root)) / a;
  const y = o.y + d.y * t;
  return t > 0 && y >= low && y <= high ? t : Infinity;
}

/** Where the ray meets the walkway of a ring: distance and compass angle, or null. */
export function walkway(
  { origin: o, direction: d }: Ray,
  { inner, outer, floor }: RingSize,
): { distance: number; angle: number } | null {
  const t = (floor - o.y) / d.y;
  if (!(t > 0)) return null;
  const x = o.x + d.x * t;
  const z = o.z + d.z * t;
  const r = Math.hypot(x, z);
  return r < inner || r > outer ? null : { distance: t, angle: Math.atan2(x, -z) };
}

const foot = new Vector3();
const head = new Vector3();
const onRay = new Vector3();

/** Distance to a figure of a scale that stands at a place, or Infinity. */
export function figureDistance(ray: Ray, at: Vector3, scale: number): number {
  foot.set(at.x, at.y + 0.15 * scale, at.z);
  head.set(at.x, at.y + FIGURE.height * 0.88 * scale, at.z);
  const radius = FIGURE.radius * 0.95 * scale;
  return ray.distanceSqToSegment(foot, head, onRay) < radius * radius
    ? onRay.distanceTo(ray.origin)
    : Infinity;
}

/**
 * Distance to an upright slab that looks outwards at a compass angle, or Infinity.
 *
 * @param radius of the slab's middle, `half` its half width, from `low` to `high`
 */
export function slabDistance(
  ray: Ray,
  angle: number,
  radius: number,
  half: number,
  low: number,
  high: number,
): number {
  const { origin: o, direction: d } = ray;
  const [s, c] = [Math.sin(angle), -Math.cos(angle)];
  const facing = d.x * s + d.z * c;
  if (Math.abs(facing) < 1e-6) return Infinity;
  const t = (radius - o.x * s - o.z * c) / facing;
  if (!(t > 0)) return Infinity;
  const y = o.y + d.y * t;
  const across = (o.x + d.x * t) * -c + (o.z + d.z * t) * s;
  return Math.abs(across) <= half && y >= low && y <= high ? t : Infinity;
}

/** Distance to a slope that rises inwards at a compass angle (a staircase), or Infinity. */
export function slopeDistance(
  ray: Ray,
  angle: number,
  {
    inner,
    run,
    half,
    floor,
    rise,
  }: { inner: number; run: number; half: number; floor: number; rise: number },
): number {
  const { origin: o, direction: d } = ray;
  const [s, c] = [Math.sin(angle), -Math.cos(angle)];
  // The plane y = floor + rise * (1 - (r - inner) / run), with r outwards along the angle.
  const slope = rise / run;
  const height = o.y - floor - rise + slope * (o.x * s + o.z * c - inner);
  const speed = d.y + slope * (d.x * s + d.z * c);
  if (Math.abs(speed) < 1e-6) return Infinity;
  const t = -height / speed;
  if (!(t > 0)) return Infinity;
  const [x, z] = [o.x + d.x * t, o.z + d.z * t];
  const r = x * s + z * c - inner;
  return Math.abs(x * -c + z * s) <= half && r >= -0.05 && r <= run + 0.2 ? t : Infinity;
}

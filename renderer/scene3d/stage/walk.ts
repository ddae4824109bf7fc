// Parts of moves that figures make.
import { Vector3 } from 'three';
import { mod } from '../geometry/circle.ts';
import type { Act } from '../motion/director.ts';
import { easeInOut, easeOut, type Ease } from '../motion/easing.ts';
import type { Anchor, Figure } from './figure.ts';

/** Fades from where it is. */
export const vanish = <Ground extends string>(figure: Figure<Ground>, ms: number): Act => ({
  ms,
  update: (t) => (figure.presence = 1 - easeInOut(t)),
});

export const appear = <Ground extends string>(figure: Figure<Ground>, ms: number): Act => ({
  ms,
  update: (t) => (figure.presence = easeOut(t)),
});

/** A place on the way of a figure. */
export interface Stop<Ground extends string> {
  readonly spot: string;
  readonly anchor: Anchor<Ground>;
}

/** How a figure comes from one stop to the next: along points in the world. */
export interface Stride {
  readonly points: readonly Vector3[];
  readonly ms: number;
  readonly ease: Ease;
  /** How high it hops, in units. */
  readonly hop: number;
}

/**
 * Walks from stop to stop; where there is no way, it fades and appears elsewhere.
 *
 * @param strideOf from one stop to another; null where there is no way
 * @param lengths milliseconds of fading and of appearing
 */
export function walk<Ground extends string>(
  figure: Figure<Ground>,
  stops: readonly Stop<Ground>[],
  strideOf: (from: Stop<Ground>, to: Stop<Ground>) => Stride | null,
  lengths: { readonly move: number; readonly appear: number },
): readonly Act[] {
  let from: Stop<Ground> = { anchor: figure.anchor, spot: figure.spot };
  const acts: Act[] = [];
  for (const to of stops) {
    if (to.spot === from.spot) continue;
    const way = strideOf(from, to);
    const arrival: Act = { ms: 0, update: () => arrive(figure, to) };
    if (way === null) acts.push(vanish(figure, lengths.move), arrival, appear(figure, lengths.appear));
    else acts.push(stride(figure, from.anchor, to.anchor, way), arrival);
    from = to;
  }
  return acts;
}

function arrive<Ground extends string>(figure: Figure<Ground>, { anchor, spot }: Stop<Ground>): void {
  figure.anchor = anchor;
  figure.spot = spot;
  figure.walking = false;
}

function stride<Ground extends string>(
  figure: Figure<Ground>,
  from: Anchor<Ground>,
  to: Anchor<Ground>,
  { points, ms, ease, hop }: Stride,
): Act {
  return {
    ms,
    update: (t) => {
      figure.walking = true;
      figure.anchor = { ...from, scale: from.scale + (to.scale - from.scale) * t };
      along(points, ease(t), figure.world);
      figure.world.y += Math.sin(t * Math.PI) * hop;
    },
  };
}

/** Around the axis from one point to another, the shorter way. */
export function around(start: Vector3, end: Vector3): readonly Vector3[] {
  const [from, to] = [Math.atan2(start.x, -start.z), Math.atan2(end.x, -end.z)];
  const way = mod(to - from + Math.PI, Math.PI * 2) - Math.PI;
  const parts = Math.max(2, Math.ceil(Math.abs(way) / 0.2));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const k = i / parts;
    const radius = Math.hypot(start.x, start.z) * (1 - k) + Math.hypot(end.x, end.z) * k;
    const angle = from + way * k;
    return new Vector3(Math.sin(angle) * radius, start.y + (end.y - start.y) * k, -Math.cos(angle) * radius);
  });
}

/** The point at a part of the length of a path. */
function along(points: readonly Vector3[], k: number, out: Vector3): void {
  const lengths = points.slice(1).map((point, i) => point.distanceTo(points[i]));
  let left = k * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      out.lerpVectors(points[i], points[i + 1], length === 0 ? 1 : Math.min(1, left / length));
      return;
    }
    left -= length;
  }
}

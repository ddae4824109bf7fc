// Bodies that are turned around the y axis, and profiles that are swept along a path.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';

export type Point = readonly [number, number];

/** Points from their two numbers by turns. */
export const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2], flat[i * 2 + 1]]);

export interface LatheOptions {
  /** Part of the turn, in radians. */
  readonly from?: number;
  readonly to?: number;
  /** Changes the radius by angle and height. */
  readonly fold?: (angle: number, y: number) => number;
  /** Squashes the section. */
  readonly sx?: number;
  readonly sz?: number;
  /** Angle, in radians, from which a bend of the profile is an edge. */
  readonly crease?: number;
  /** Facets instead of a round. */
  readonly flat?: boolean;
  /** Texture coordinates go round this many units, so that a pattern closes. */
  readonly round?: number;
  readonly shade?: (y: number) => number;
}

interface Row {
  readonly r: number;
  readonly y: number;
  readonly nr: number;
  readonly ny: number;
  /** Does the body go on from here? */
  readonly on: boolean;
  readonly length: number;
}

/** The rows of a profile of [radius, height]: every point once, or twice where the profile has an edge. */
function rowsOf(profile: readonly Point[], crease: number): readonly Row[] {
  const directions = profile.slice(0, -1).map(([r, y], i): Point => {
    const [r1, y1] = profile[i + 1];
    const length = Math.hypot(r1 - r, y1 - y) || 1;
    return [(r1 - r) / length, (y1 - y) / length];
  });
  const rows: Row[] = [];
  let length = 0;
  profile.forEach(([r, y], i) => {
    const before = directions.at(i - 1);
    const after = directions.at(i);
    if (i > 0) length += Math.hypot(r - profile[i - 1][0], y - profile[i - 1][1]);
    const ends = i === 0 || i === profile.length - 1;
    if (ends || before === undefined || after === undefined) {
      const [dr, dy] = directions[i === 0 ? 0 : i - 1];
      rows.push({ r, y, nr: dy, ny: -dr, on: i === 0, length });
    } else if (before[0] * after[0] + before[1] * after[1] < Math.cos(crease)) {
      rows.push({ r, y, nr: before[1], ny: -before[0], on: false, length });
      rows.push({ r, y, nr: after[1], ny: -after[0], on: true, length });
    } else {
      const size = Math.hypot(before[0] + after[0], before[1] + after[1]) || 1;
      const [dr, dy] = [(before[0] + after[0]) / size, (before[1] + after[1]) / size];
      rows.push({ r, y, nr: dy, ny: -dr, on: true, length });
    }
  });
  return rows;
}

/** A body turned around y, from a profile of [radius, height] from bottom to top. */
export function lathe(
  builder: Builder,
  profile: readonly Point[],
  around: number,
  o: LatheOptions = {},
): void {
  const { from = 0, to = Math.PI * 2, sx = 1, sz = 1, flat = false } = o;
  const rows = rowsOf(profile, o.crease ?? 0.6);
  const p = new Vector3();
  const n = new Vector3();
  const turn = (i: number): number => from + ((to - from) * i) / around;
  const round = o.round ?? profile[0][0] * (to - from);
  const point = (row: Row, i: number, facet: number | null): number => {
    const angle = turn(i);
    const r = row.r * (o.fold?.(angle, row.y) ?? 1);
    p.set(Math.sin(angle) * r * sx, row.y, Math.cos(angle) * r * sz);
    const slope = o.fold === undefined ? 0 : slopeOf(o.fold, angle, row.y);
    const face = facet ?? angle;
    const [s, c] = [Math.sin(face), Math.cos(face)];
    n.set(((s - c * slope) * row.nr) / sx, row.ny, ((c + s * slope) * row.nr) / sz).normalize();
    return builder.vertex(p, n, ((angle - from) / (to - from)) * round, row.length, o.shade?.(row.y));
  };
  for (let j = 0; j < rows.length - 1; j++) {
    const [low, high] = [rows[j], rows[j + 1]];
    if (!low.on) continue;
    let left: readonly [number, number] | null = null;
    for (let i = 0; i <= around; i++) {
      if (!flat) {
        const next = [point(low, i, null), point(high, i, null)] as const;
        if (left !== null) join(builder, left, next, low, high);
        left = next;
      } else if (i < around) {
        const facet = turn(i + 0.5);
        const one = [point(low, i, facet), point(high, i, facet)] as const;
        const other = [point(low, i + 1, facet), point(high, i + 1, facet)] as const;
        join(builder, one, other, low, high);
      }
    }
  }
}

/** How fast the radius grows with the angle, relative to it. */
function slopeOf(fold: (angle: number, y: number) => number, angle: number, y: number): number {
  const h = 1e-3;
  return (fold(angle + h, y) - fold(angle - h, y)) / (2 * h * fold(angle, y));
}

function join(
  builder: Builder,
  left: readonly [number, number],
  right: readonly [number, number],
  low: Row,
  high: Row,
): void {
  if (low.r > 1e-5) builder.triangle(left[0], right[0], right[1]);
  if (high.r > 1e-5) builder.triangle(left[0], right[1], left[1]);
}

/** An ellipsoid. */
export function ball(
  builder: Builder,
  [x, y, z]: readonly [number, number, number],
  [rx, ry, rz]: readonly [number, number, number],
  around = 10,
  rings = 6,
): void {
  const profile = Array.from({ length: rings + 1 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (Math.PI * i) / rings;
    return [Math.max(0, Math.cos(angle)), Math.sin(angle) * ry];
  });
  builder.moved(x, y, z, () => lathe(builder, profile, around, { sx: rx, sz: rz, crease: 3 }));
}

/**
 * Sweeps a profile along a path in the xy plane. Points of the profile are [out, z]; out is to the left of the walking
 * direction.
 */
export function sweep(builder: Builder, path: readonly Point[], profile: readonly Point[]): void {
  const p = new Vector3();
  const n = new Vector3();
  const frames = path.map(([x, y], i) => {
    const [bx, by] = path[Math.max(0, i - 1)];
    const [ax, ay] = path[Math.min(path.length - 1, i + 1)];
    const length = Math.hypot(ax - bx, ay - by) || 1;
    return { x, y, ox: (by - ay) / length, oy: (ax - bx) / length };
  });
  for (let k = 0; k < profile.length - 1; k++) {
    const [o0, z0] = profile[k];
    const [o1, z1] = profile[k + 1];
    const size = Math.hypot(o1 - o0, z1 - z0) || 1;
    const [no, nz] = [-(z1 - z0) / size, (o1 - o0) / size];
    let before: readonly [number, number] | null = null;
    let length = 0;
    frames.forEach((frame, i) => {
      if (i > 0) length += Math.hypot(frame.x - frames[i - 1].x, frame.y - frames[i - 1].y);
      n.set(frame.ox * no, frame.oy * no, nz).normalize();
      const low = builder.vertex(p.set(frame.x + frame.ox * o0, frame.y + frame.oy * o0, z0), n, length, 0);
      const high = builder.vertex(
        p.set(frame.x + frame.ox * o1, frame.y + frame.oy * o1, z1),
        n,
        length,
        size,
      );
      if (before !== null) builder.quad(before[0], low, high, before[1]);
      before = [low, high];
    });
  }
}

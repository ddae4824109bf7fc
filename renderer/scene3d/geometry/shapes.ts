// Simple bodies, built in the builder's frame. Texture coordinates are in units.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';

export type Span = readonly [number, number];
/** Moves a point of a body that is built upright. */
export type Shift = (x: number, y: number, z: number, out: Vector3) => void;

const a = new Vector3();
const b = new Vector3();
const c = new Vector3();
const d = new Vector3();
const e = new Vector3();
const f = new Vector3();

export interface BoxOptions {
  /** Which sides to draw: right, left, top, bottom, front, back (k). */
  readonly faces?: string;
  /** Parts along x, for a box that is bent. */
  readonly parts?: number;
  readonly shade?: number;
  /** Leans or tapers the box. */
  readonly shift?: Shift;
}

type Corner = (s: number, t: number, out: Vector3) => Vector3;

/** A box from corner to corner. */
export function box(builder: Builder, x: Span, y: Span, z: Span, o: BoxOptions = {}): void {
  const put = (px: number, py: number, pz: number, out: Vector3): Vector3 => {
    out.set(px, py, pz);
    o.shift?.(px, py, pz, out);
    return out;
  };
  const lerp = ([from, to]: Span, t: number): number => from + (to - from) * t;
  /** For each side: the point at s (to the right as seen from outside) and t (up). */
  const sides: Readonly<Record<string, Corner>> = {
    f: (s, t, out) => put(lerp(x, s), lerp(y, t), z[1], out),
    k: (s, t, out) => put(lerp(x, 1 - s), lerp(y, t), z[0], out),
    r: (s, t, out) => put(x[1], lerp(y, t), lerp(z, 1 - s), out),
    l: (s, t, out) => put(x[0], lerp(y, t), lerp(z, s), out),
    t: (s, t, out) => put(lerp(x, s), y[1], lerp(z, 1 - t), out),
    b: (s, t, out) => put(lerp(x, s), y[0], lerp(z, t), out),
  };
  for (const face of o.faces ?? 'rltfk') {
    const parts = 'fktb'.includes(face) ? (o.parts ?? 1) : 1;
    plate(builder, sides[face], parts, 1, o.shade ?? 1);
  }
}

/** A flat plate with one normal, in parts; `at` gives the point at s to the right and t up. */
function plate(builder: Builder, at: Corner, across: number, up: number, shade: number): void {
  at(0, 0, a);
  at(1, 0, b);
  at(0, 1, c);
  const width = a.distanceTo(b);
  const height = a.distanceTo(c);
  // The corner opposite tells the plane where two corners of a taper fall together.
  at(1, 1, d);
  if (width < 1e-6) b.copy(d);
  if (height < 1e-6) c.copy(d);
  const normal = f.crossVectors(b.sub(a), c.sub(a)).normalize().clone();
  const rows: number[][] = [];
  for (let j = 0; j <= up; j++) {
    const row: number[] = [];
    for (let i = 0; i <= across; i++) {
      at(i / across, j / up, e);
      row.push(builder.vertex(e, normal, (i / across) * width, (j / up) * height, shade));
    }
    rows.push(row);
  }
  for (let j = 0; j < up; j++) {
    for (let i = 0; i < across; i++)
      builder.quad(rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]);
  }
}

export interface SurfaceOptions {
  /** Seen from the other side. */
  readonly flip?: boolean;
  readonly shade?: (s: number, t: number) => number;
}

/** A curved surface with smooth normals; s and t run from 0 to 1. */
export function surface(
  builder: Builder,
  at: (s: number, t: number, out: Vector3) => void,
  across: number,
  up: number,
  { flip = false, shade }: SurfaceOptions = {},
): void {
  const h = 1e-3;
  const ids: number[] = [];
  for (let j = 0; j <= up; j++) {
    for (let i = 0; i <= across; i++) {
      const s = i / across;
      const t = j / up;
      at(Math.min(s + h, 1), t, a);
      at(Math.max(s - h, 0), t, b);
      at(s, Math.min(t + h, 1), c);
      at(s, Math.max(t - h, 0), d);
      f.crossVectors(a.sub(b), c.sub(d));
      if (f.lengthSq() < 1e-16) f.set(0, 1, 0);
      f.normalize();
      if (flip) f.negate();
      at(s, t, e);
      ids.push(builder.vertex(e, f, s, t, shade?.(s, t)));
    }
  }
  const row = across + 1;
  for (let j = 0; j < up; j++) {
    for (let i = 0; i < across; i++) {
      const k = j * row + i;
      if (flip) builder.quad(ids[k], ids[k + row], ids[k + row + 1], ids[k + 1]);
      else builder.quad(ids[k], ids[k + 1], ids[k + row + 1], ids[k + row]);
    }
  }
}

/** A round rod along points, with one radius or one for each point. */
export function tube(
  builder: Builder,
  points: readonly Vector3[],
  radius: number | readonly number[],
  around = 6,
  closed = false,
): void {
  const last = points.length - 1;
  const rings = points.map((point, i) => {
    const before = points[closed ? (i + last) % points.length : Math.max(0, i - 1)];
    const after = points[closed ? (i + 1) % points.length : Math.min(last, i + 1)];
    a.subVectors(after, before).normalize();
    b.set(0.13, 1, 0.21).normalize();
    if (Math.abs(a.dot(b)) > 0.95) b.set(1, 0, 0);
    c.crossVectors(b, a).normalize();
    d.crossVectors(a, c);
    const r = typeof radius === 'number' ? radius : radius[i];
    return Array.from({ length: around + 1 }, (_, k) => {
      const angle = (k / around) * Math.PI * 2;
      f.copy(c).multiplyScalar(Math.cos(angle)).addScaledVector(d, Math.sin(angle));
      return builder.vertex(e.copy(point).addScaledVector(f, r), f, k / around, i);
    });
  });
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const from = rings[i];
    const to = rings[(i + 1) % points.length];
    for (let k = 0; k < around; k++) builder.quad(from[k], from[k + 1], to[k + 1], to[k]);
  }
}

/** A flat strip between two rows of points, with one normal. */
export function strip(
  builder: Builder,
  from: readonly Vector3[],
  to: readonly Vector3[],
  normal: Vector3,
): void {
  let before: readonly [number, number] | null = null;
  let length = 0;
  from.forEach((point, i) => {
    if (i > 0) length += point.distanceTo(from[i - 1]);
    const low = builder.vertex(point, normal, length, 0);
    const high = builder.vertex(to[i], normal, length, point.distanceTo(to[i]));
    if (before !== null) builder.quad(before[0], low, high, before[1]);
    before = [low, high];
  });
}

/** A four-sided spike on a square foot. */
export function spike(builder: Builder, half: number, foot: number, height: number): void {
  box(builder, [-half, half], [foot, foot + height], [-half, half], {
    faces: 'rlfk',
    shift: (x, y, z, out) => {
      const k = Math.max(0.001, 1 - (y - foot) / height);
      out.set(x * k, y, z * k);
    },
  });
}

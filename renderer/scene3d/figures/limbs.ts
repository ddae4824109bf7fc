// What all figures are put together from.
import { Matrix4, Vector3 } from 'three';
import type { Builder } from '../geometry/builder.ts';
import { ball, lathe, pairs } from '../geometry/lathe.ts';
import { CHANNEL, paint, type Paint } from '../geometry/paint.ts';
import { surface, tube } from '../geometry/shapes.ts';

/** Height of a figure in units of its scale, base included, and the radius of its base; used for picking and labels. */
export const FIGURE = { height: 1.5, radius: 0.4 } as const;

export const v = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);
export const move = (x: number, y: number, z: number): Matrix4 => new Matrix4().makeTranslation(x, y, z);
export const turn = (x: number, y: number, z: number): Matrix4 =>
  new Matrix4()
    .makeRotationZ(z)
    .multiply(new Matrix4().makeRotationY(y))
    .multiply(new Matrix4().makeRotationX(x));

/** Cloth in the figure's own colour, which the shader gives; grey here is its shade. */
export const cloth = (shade: number): Paint => {
  const grey = Math.round(Math.min(1, shade) ** (1 / 2.2) * 255);
  return paint((grey << 16) | (grey << 8) | grey, { channel: CHANNEL.cloth });
};
export const glowing = (colour: number): Paint => paint(colour, { channel: CHANNEL.glow, emit: 1 });

export const STEEL = paint(0xaeb4c4);
export const DARK_STEEL = paint(0x6a6f80);
export const GOLD = paint(0xd9b36a);
export const LEATHER = paint(0x6b4a30);
export const FUR = paint(0x8a745e);
export const SKIN = paint(0xe3bd9c);
export const BONE = paint(0xe7dcc0);
export const WOOD = paint(0x7a5a3c);
export const SHADOW = paint(0x0d0b14);
export const BEARD = paint(0xe6e2da);
export const LANTERN = paint(0xffd080, { channel: CHANNEL.lantern, emit: 1 });

/** A round base: a plinth in the colour of the seat with a band of gold. */
export function roundBase(b: Builder): void {
  b.use(paint(0xffffff, { channel: CHANNEL.badge }));
  lathe(b, pairs([0.39, 0, 0.39, 0.06, 0.35, 0.1]), 28, { crease: 0.5 });
  b.use(GOLD);
  lathe(b, pairs([0.35, 0.095, 0.345, 0.125, 0.3, 0.13]), 28, { crease: 0.5 });
  b.use(paint(0x59546a));
  lathe(b, pairs([0.3, 0.125, 0, 0.13]), 18);
}

export interface CloakShape {
  readonly top: number;
  readonly hem: number;
  readonly rTop: number;
  readonly rHem: number;
  /** Gap in front, in radians. */
  readonly open: number;
  readonly folds: number;
  readonly depth: number;
  readonly sx?: number;
  readonly ragged?: number;
  readonly lean?: number;
}

/** Cloth that hangs from the shoulders, seen from both sides. */
export function cloak(b: Builder, stuff: Paint, inside: Paint, o: CloakShape): void {
  const { sx = 1, ragged = 0, lean = 0 } = o;
  const at =
    (grow: number) =>
    (s: number, t: number, out: Vector3): void => {
      const a = o.open / 2 + (Math.PI * 2 - o.open) * s;
      const fold = 1 + Math.sin(a * o.folds + t * 1.2) * o.depth * (0.25 + t);
      const r = (o.rTop + (o.rHem - o.rTop) * t ** 1.4) * fold * grow;
      const torn = (Math.abs(Math.sin(a * 9.5)) + Math.abs(Math.sin(a * 4.3 + 1)) * 0.6) * ragged;
      out.set(Math.sin(a) * r * sx, o.top + (o.hem + torn - o.top) * t, Math.cos(a) * r + lean * t);
    };
  b.use(stuff);
  surface(b, at(1), 24, 6, { flip: true, shade: (_, t) => 1.15 - t * 0.3 });
  b.use(inside);
  surface(b, at(0.96), 24, 6, { shade: () => 0.5 });
}

/** An arm, leg or shaft that tapers along points and ends round. */
export function limb(b: Builder, stuff: Paint, points: readonly Vector3[], radii: readonly number[]): void {
  b.use(stuff);
  tube(b, points, radii, 7);
  const end = points[points.length - 1];
  const r = radii[radii.length - 1];
  ball(b, [end.x, end.y, end.z], [r, r, r], 7, 4);
}

/** A two-edged blade along +y from the origin. */
export function blade(b: Builder, length: number, width: number, thick: number, curve = 0): void {
  b.use(STEEL);
  const section = (t: number): { c: number; w: number } => ({
    c: curve * t * t,
    w: width * (t > 0.75 ? (1 - t) / 0.25 : 1 - t * 0.2),
  });
  for (const side of [1, -1]) {
    for (const edge of [1, -1]) {
      surface(
        b,
        (s, t, out) => {
          const { c, w } = section(t);
          out.set(c + edge * w * s, t * length, side * thick * (1 - s) * (w / width));
        },
        1,
        6,
        { flip: side * edge < 0, shade: () => (edge > 0 ? 1.2 : 0.85) },
      );
    }
  }
}

/** A crescent in the xy plane, its horns towards +x. */
export function axeBlade(b: Builder, radius: number, thick: number): void {
  b.use(STEEL);
  for (const side of [1, -1]) {
    surface(
      b,
      (s, t, out) => {
        const a = (t - 0.5) * 2.7;
        const far = Math.abs(t - 0.5) * 2;
        const r =
          0.04 +
          0.22 * radius * far ** 1.5 +
          (radius * (0.86 + 0.2 * far) - 0.04 - 0.22 * radius * far ** 1.5) * s;
        out.set(
          Math.cos(a) * r * 0.86,
          Math.sin(a) * r * (0.42 + 0.58 * s),
          side * thick * (1 - s) * (1 - s * 0.5),
        );
      },
      3,
      9,
      { flip: side < 0, shade: (s) => (s > 0.7 ? 1.25 : 0.8) },
    );
  }
}

/** A horn, bent from one point to another. */
export function horn(
  b: Builder,
  stuff: Paint,
  from: Vector3,
  via: Vector3,
  to: Vector3,
  radius: number,
): void {
  const points = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6;
    return from
      .clone()
      .multiplyScalar((1 - t) ** 2)
      .addScaledVector(via, 2 * t * (1 - t))
      .addScaledVector(to, t * t);
  });
  b.use(stuff);
  tube(
    b,
    points,
    points.map((_, i) => radius * (1 - i / 6) + 0.004),
    6,
  );
}

/** A lantern on a chain, held out: shines for the figure whose turn it is. */
export function lantern(b: Builder, [x, y, z]: readonly [number, number, number]): void {
  b.use(GOLD);
  b.moved(x, y, z, () => {
    lathe(b, pairs([0.03, 0.13, 0.075, 0.09, 0.07, 0.07]), 6, { flat: true });
    lathe(b, pairs([0, -0.1, 0.06, -0.1, 0.07, -0.07, 0.05, -0.06]), 6, { flat: true });
  });
  b.use(LANTERN);
  ball(b, [x, y, z], [0.062, 0.07, 0.062], 6, 4);
}

// Pointed arches: paths, panes, frames and windows. The origin is the middle of the foot, z outwards.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';
import { sweep, type Point } from './lathe.ts';
import { DARK, LIT_GLASS, type Paint } from './paint.ts';
import { box, strip } from './shapes.ts';

/** How pointed: the radius of the arcs in widths of the opening. 0.5 is round, 1 equilateral, more is a lancet. */
const POINTED = 1.15;

/** Height of the arch above its springing. */
const rise = (width: number): number =>
  Math.sqrt((width * POINTED) ** 2 - (width * POINTED - width / 2) ** 2);

/** Left jamb, arch and right jamb as one path of an opening that is `height` high in all. */
export function archPath(width: number, height: number, steps: number, foot = 0): Point[] {
  const radius = width * POINTED;
  const centre = radius - width / 2;
  const spring = Math.max(foot, height - rise(width));
  const sweepAngle = Math.atan2(rise(width), centre);
  const left = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (sweepAngle * i) / steps;
    return [centre - Math.cos(angle) * radius, spring + Math.sin(angle) * radius];
  });
  const right = left.slice(0, -1).map(([x, y]): Point => [-x, y]);
  return [[-width / 2, foot], ...left, ...right.reverse(), [width / 2, foot]];
}

/** A flat pane that fills an arch; `back` has it seen from behind. */
export function pane(b: Builder, width: number, height: number, z: number, steps = 5, back = false): void {
  const path = archPath(width, height, steps);
  const half = (path.length - 1) / 2;
  const left = path.slice(0, half + 1).map(([x, y]) => new Vector3(x, y, z));
  const right = path
    .slice(half)
    .reverse()
    .map(([x, y]) => new Vector3(x, y, z));
  if (back) strip(b, left, right, new Vector3(0, 0, -1));
  else strip(b, right, left, new Vector3(0, 0, 1));
}

/** A moulded frame round an arch, standing out from `from` to `to`. */
export function frame(
  b: Builder,
  width: number,
  height: number,
  thick: number,
  from: number,
  to: number,
): void {
  const path = archPath(width, height, 5);
  const [low, high] = [from - 0.01, to];
  sweep(b, path, [
    [0, low],
    [0, high],
    [thick, high],
    [thick, low],
  ]);
}

/** A lancet on a wall whose face is at z = 0: frame, sill, and glass that is lit or dark. */
export function lancet(b: Builder, stone: Paint, width: number, height: number, lit: boolean): void {
  b.use(lit ? LIT_GLASS : DARK);
  pane(b, width, height, 0.02);
  b.use(stone);
  frame(b, width, height, 0.07, 0, 0.07);
  box(b, [-width / 2 - 0.1, width / 2 + 0.1], [-0.1, 0], [0, 0.1], { faces: 'rltfb' });
  if (!lit) return;
  b.use(DARK);
  box(b, [-0.014, 0.014], [0, height - 0.03], [0.02, 0.035], { faces: 'f' });
  for (const part of [0.34, 0.6]) {
    box(b, [-width / 2, width / 2], [height * part - 0.012, height * part + 0.012], [0.02, 0.035], {
      faces: 'f',
    });
  }
}

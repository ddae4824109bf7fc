// A rock to build on, with boulders and dead trees; its foot sinks into the mist.
import { Vector3 } from 'three';
import { Builder } from './builder.ts';
import { polar } from './circle.ts';
import { ball } from './lathe.ts';
import { BARK, ROCK } from './paint.ts';
import { surface, tube } from './shapes.ts';

/** @param outer radius of what is built on it, which ends at the height `foot` */
export function rock(outer: number, foot: number): Builder {
  const b = new Builder(5);
  b.use(ROCK);
  surface(
    b,
    (s, t, out) => {
      const a = s * Math.PI * 2;
      const jag = Math.sin(a * 9) * 0.28 + Math.sin(a * 17 + 2) * 0.2 + Math.sin(a * 31 + t * 9) * 0.14;
      const r = outer - 0.2 + t * 3.4 + jag * t * 1.3;
      const ridge = Math.abs(Math.sin(a * 6.5 + Math.sin(a * 3))) * 0.5;
      polar(a, r, foot + 0.25 - t * t * 1.8 - t * 0.4 + ridge * t * (1 - t) * 2, out);
    },
    100,
    5,
  );
  for (let i = 0; i < 46; i++) {
    const size = b.range(0.16, 0.5);
    const at = polar(b.range(0, Math.PI * 2), outer + b.range(0.35, 2.4), foot + b.range(-0.5, 0.1));
    ball(b, [at.x, at.y, at.z], [size * b.range(0.8, 1.3), size * b.range(0.7, 1.1), size], 5, 3);
  }
  b.use(BARK);
  for (const angle of [0.5, 1.75, 3.1, 4.3, 5.5]) {
    const start = polar(angle, outer + 1.6, foot - 0.35);
    branch(b, start, new Vector3(b.range(-0.3, 0.3), 1, b.range(-0.3, 0.3)), 1.15, 0.13, 3);
  }
  return b;
}

/** A branch with two or three smaller ones at its end. */
function branch(
  b: Builder,
  from: Vector3,
  direction: Vector3,
  length: number,
  radius: number,
  depth: number,
): void {
  const to = from.clone().addScaledVector(direction.normalize(), length);
  tube(b, [from, to], [radius, radius * 0.6], 5);
  if (depth === 0) return;
  for (let i = 0; i < (depth === 3 ? 3 : 2); i++) {
    const next = direction
      .clone()
      .add(new Vector3(b.range(-0.8, 0.8), b.range(-0.15, 0.35), b.range(-0.8, 0.8)));
    branch(b, to, next, length * 0.66, radius * 0.6, depth - 1);
  }
}

import type { Matrix4 } from 'three';
import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { ball, lathe, pairs } from '../../../../scene3d/geometry/lathe.ts';
import { surface, tube } from '../../../../scene3d/geometry/shapes.ts';
import {
  blade,
  cloak,
  cloth,
  glowing,
  GOLD,
  roundBase,
  lantern,
  LEATHER,
  limb,
  move,
  SHADOW,
  turn,
  v,
} from '../../../../scene3d/figures/limbs.ts';

/** Slim and hooded, in a lunge with two long daggers: the slanting hero. */
export function rogue(): Builder {
  const b = new Builder(72);
  roundBase(b);
  limb(b, LEATHER, [v(0.16, 0.13, 0.16), v(0.16, 0.32, 0.15), v(0.07, 0.52, 0.02)], [0.065, 0.07, 0.09]);
  limb(b, LEATHER, [v(-0.17, 0.13, -0.14), v(-0.13, 0.3, -0.06), v(-0.06, 0.52, 0)], [0.065, 0.068, 0.09]);
  b.use(LEATHER);
  lathe(b, pairs([0.11, 0.46, 0.13, 0.52, 0.11, 0.6, 0.14, 0.74, 0.14, 0.84, 0.08, 0.92]), 12, {
    sx: 1.1,
    sz: 0.8,
    crease: 1.4,
  });
  b.use(GOLD);
  lathe(b, pairs([0.128, 0.53, 0.142, 0.56, 0.128, 0.59]), 12, { sx: 1.1, sz: 0.84 });
  cloak(b, cloth(1), cloth(0.4), {
    top: 0.95,
    hem: 0.16,
    rTop: 0.15,
    rHem: 0.39,
    open: 2.1,
    folds: 5,
    depth: 0.09,
    lean: -0.14,
    ragged: 0.06,
  });
  hood(b);
  limb(b, LEATHER, [v(0.17, 0.83, 0.02), v(0.33, 0.72, 0.12), v(0.36, 0.62, 0.27)], [0.07, 0.06, 0.052]);
  limb(b, LEATHER, [v(-0.17, 0.83, 0), v(-0.38, 0.88, -0.02), v(-0.43, 1.06, 0.08)], [0.07, 0.06, 0.052]);
  dagger(b, move(0.37, 0.61, 0.28).multiply(turn(0.5, 0, -1.15)));
  dagger(b, move(-0.43, 1.07, 0.09).multiply(turn(0.15, 0, 0.6)));
  lantern(b, [0.24, 0.42, 0.16]);
  return b;
}

/** A shoulder cape and a pointed hood with an empty face. */
function hood(b: Builder): void {
  b.use(cloth(0.85));
  lathe(b, pairs([0.28, 0.73, 0.26, 0.84, 0.16, 0.95, 0.1, 0.99]), 18, {
    sx: 1.08,
    sz: 0.9,
    fold: (a) => 1 + 0.05 * Math.sin(a * 9),
    crease: 2,
  });
  const at = (a: number, t: number, out: { set(x: number, y: number, z: number): unknown }): void => {
    const open = Math.max(0, Math.cos(a));
    const r = 0.155 * Math.sqrt(Math.max(0, 1 - t * t * 0.96)) * (1 + 0.1 * open * (1 - t));
    out.set(Math.sin(a) * r, 0.94 + t * 0.42 + open * t * 0.02, Math.cos(a) * r - t * t * 0.15 + open * 0.03);
  };
  b.use(cloth(1));
  surface(b, (s, t, out) => at(0.75 + s * (Math.PI * 2 - 1.5), t, out), 18, 7, {
    flip: true,
    shade: (_, t) => 0.85 + t * 0.3,
  });
  surface(b, (s, t, out) => at(-0.78 + s * 1.56, 0.7 + t * 0.3, out), 6, 3, { flip: true });
  b.use(SHADOW);
  ball(b, [0, 1.09, 0.005], [0.125, 0.17, 0.13], 10, 7);
  b.use(glowing(0xd8f2e4));
  for (const x of [-0.042, 0.042]) ball(b, [x, 1.11, 0.128], [0.017, 0.012, 0.012], 5, 3);
}

function dagger(b: Builder, where: Matrix4): void {
  b.at(where, () => {
    b.use(LEATHER);
    tube(b, [v(0, -0.08, 0), v(0, 0.06, 0)], 0.028, 6);
    b.use(GOLD);
    tube(b, [v(-0.085, 0.06, 0), v(0.085, 0.06, 0)], 0.02, 5);
    b.moved(0, 0.06, 0, () => blade(b, 0.56, 0.055, 0.02, 0.09));
  });
}

import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { ball, lathe, pairs } from '../../../../scene3d/geometry/lathe.ts';
import { box, surface, tube } from '../../../../scene3d/geometry/shapes.ts';
import {
  axeBlade,
  BONE,
  cloak,
  cloth,
  DARK_STEEL,
  FUR,
  GOLD,
  roundBase,
  horn,
  lantern,
  LEATHER,
  limb,
  move,
  SHADOW,
  STEEL,
  turn,
  v,
  WOOD,
} from '../../../../scene3d/figures/limbs.ts';

/** Broad and horned, a great axe upright: the widest hero. */
export function reaver(): Builder {
  const b = new Builder(71);
  roundBase(b);
  legsAndBody(b);
  helm(b);
  limb(b, DARK_STEEL, [v(0.34, 0.86, 0.02), v(0.44, 0.7, 0.1), v(0.42, 0.64, 0.2)], [0.085, 0.08, 0.07]);
  limb(b, DARK_STEEL, [v(-0.34, 0.86, 0.02), v(-0.44, 0.7, 0.06), v(-0.4, 0.6, 0.2)], [0.085, 0.078, 0.065]);
  b.at(move(0.42, 0.66, 0.23).multiply(turn(-0.04, 0, -0.16)), () => {
    b.use(WOOD);
    tube(b, [v(0, -0.56, 0), v(0, 0.86, 0)], 0.03, 6);
    b.at(move(0.01, 0.62, 0), () => axeBlade(b, 0.5, 0.06));
    b.use(STEEL);
    b.at(move(-0.02, 0.62, 0).multiply(turn(0, 0, 1.57)), () =>
      lathe(b, pairs([0.05, 0, 0.035, 0.1, 0, 0.22]), 6),
    );
  });
  lantern(b, [-0.42, 0.5, 0.26]);
  cloak(b, cloth(1), cloth(0.4), {
    top: 0.95,
    hem: 0.14,
    rTop: 0.24,
    rHem: 0.42,
    open: 2.1,
    folds: 6,
    depth: 0.07,
    sx: 1.15,
  });
  return b;
}

function legsAndBody(b: Builder): void {
  for (const s of [-1, 1]) {
    limb(
      b,
      DARK_STEEL,
      [v(s * 0.17, 0.13, s * 0.05), v(s * 0.15, 0.34, s * 0.05), v(s * 0.1, 0.52, 0)],
      [0.085, 0.09, 0.11],
    );
    b.use(LEATHER);
    ball(b, [s * 0.175, 0.15, s * 0.05 + 0.045], [0.08, 0.055, 0.12], 8, 5);
  }
  b.use(cloth(1));
  surface(
    b,
    (s, t, out) =>
      out.set((s - 0.5) * (0.32 + t * 0.14), 0.6 - t * 0.42 + Math.abs(s - 0.5) * 0.04, 0.15 + t * 0.05),
    4,
    3,
    {
      flip: true,
      shade: (_, t) => 1 - t * 0.2,
    },
  );
  b.use(GOLD);
  lathe(b, pairs([0.185, 0.51, 0.195, 0.55, 0.185, 0.59]), 14, { sx: 1.05, sz: 0.85 });
  b.use(DARK_STEEL);
  lathe(b, pairs([0.17, 0.57, 0.22, 0.7, 0.25, 0.82, 0.24, 0.9, 0.1, 0.98]), 14, {
    sx: 1.12,
    sz: 0.84,
    crease: 1.2,
  });
  b.use(cloth(1));
  b.moved(0, 0, -0.03, () =>
    lathe(b, pairs([0.31, 0.8, 0.32, 0.92, 0.26, 0.995, 0.1, 1.05]), 24, {
      sx: 1.05,
      sz: 0.74,
      fold: (a) => 1 + 0.09 * Math.sin(a * 11),
      crease: 2,
    }),
  );
  for (const s of [-1, 1]) {
    b.use(DARK_STEEL);
    ball(b, [s * 0.33, 0.93, 0.01], [0.155, 0.135, 0.15], 10, 6);
    b.use(BONE);
    b.at(move(s * 0.42, 1.01, 0.01).multiply(turn(0, 0, -s * 0.7)), () =>
      lathe(b, pairs([0.045, 0, 0.025, 0.09, 0, 0.18]), 6),
    );
  }
}

function helm(b: Builder): void {
  b.use(DARK_STEEL);
  lathe(b, pairs([0.1, 1, 0.125, 1.06, 0.13, 1.14, 0.1, 1.22, 0.05, 1.26, 0, 1.27]), 12, {
    sz: 1.05,
    crease: 1.2,
  });
  b.use(SHADOW);
  box(b, [-0.085, 0.085], [1.085, 1.13], [0.1, 0.138], { faces: 'f' });
  b.use(GOLD);
  box(b, [-0.018, 0.018], [1.05, 1.25], [0.1, 0.146], { faces: 'rltf' });
  b.use(FUR);
  lathe(b, pairs([0, 0.9, 0.06, 0.97, 0.1, 1.05, 0.08, 1.08]), 8, {
    sz: 1.3,
    fold: (a) => 1 + 0.1 * Math.sin(a * 6),
  });
  for (const s of [-1, 1])
    horn(b, BONE, v(s * 0.11, 1.16, 0), v(s * 0.36, 1.13, 0), v(s * 0.31, 1.46, 0.05), 0.06);
}

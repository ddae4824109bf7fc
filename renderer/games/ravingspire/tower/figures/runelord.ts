import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { ball, lathe, pairs } from '../../../../scene3d/geometry/lathe.ts';
import { box, surface, tube } from '../../../../scene3d/geometry/shapes.ts';
import {
  BEARD,
  BONE,
  cloak,
  cloth,
  GOLD,
  roundBase,
  horn,
  LANTERN,
  LEATHER,
  limb,
  move,
  SKIN,
  turn,
  v,
  WOOD,
} from '../../../../scene3d/figures/limbs.ts';

/** A tall bell of a robe, a halo of runes, and a staff that carries the light: the upright hero. */
export function runelord(): Builder {
  const b = new Builder(73);
  roundBase(b);
  b.use(cloth(0.75));
  lathe(b, pairs([0.33, 0.13, 0.31, 0.2, 0.22, 0.42, 0.16, 0.62, 0.15, 0.72]), 32, {
    fold: (a, y) => 1 + 0.09 * Math.sin(a * 9) * Math.max(0, 1 - y / 0.75),
    crease: 2,
  });
  b.use(GOLD);
  lathe(b, pairs([0.34, 0.13, 0.345, 0.155, 0.33, 0.175]), 32, {
    fold: (a) => 1 + 0.08 * Math.sin(a * 9),
    crease: 2,
  });
  cloak(b, cloth(1), cloth(0.4), {
    top: 0.95,
    hem: 0.15,
    rTop: 0.17,
    rHem: 0.4,
    open: 1.1,
    folds: 7,
    depth: 0.06,
  });
  for (const s of [-1, 1]) {
    b.use(BONE);
    surface(
      b,
      (q, t, out) => out.set(s * (0.035 + q * 0.06 + t * 0.06), 0.92 - t * 0.66, 0.15 + t * 0.165),
      1,
      3,
      { flip: s > 0 },
    );
  }
  head(b);
  halo(b);
  arms(b);
  return b;
}

function head(b: Builder): void {
  b.use(cloth(0.85));
  lathe(b, pairs([0.15, 0.7, 0.18, 0.8, 0.16, 0.9, 0.09, 0.96]), 16, { sx: 1.1, sz: 0.9, crease: 2 });
  b.use(SKIN);
  ball(b, [0, 1.06, 0.02], [0.09, 0.11, 0.095], 10, 7);
  b.use(BEARD);
  b.moved(0, 0, 0.05, () =>
    lathe(b, pairs([0, 0.7, 0.06, 0.82, 0.09, 0.96, 0.07, 1.05]), 10, {
      sz: 0.75,
      fold: (a) => 1 + 0.1 * Math.sin(a * 7),
    }),
  );
  b.use(cloth(0.95));
  lathe(b, pairs([0.115, 1.1, 0.122, 1.18, 0.11, 1.32, 0.055, 1.46, 0, 1.54]), 10, { sz: 0.72, crease: 2 });
  b.use(GOLD);
  lathe(b, pairs([0.122, 1.09, 0.13, 1.115, 0.122, 1.14]), 12, { sz: 0.86 });
  box(b, [-0.018, 0.018], [1.12, 1.44], [0.03, 0.1], { faces: 'rltf' });
}

function halo(b: Builder): void {
  const parts = 24;
  b.moved(0, 1.14, -0.1, () => {
    b.use(GOLD);
    const ring = Array.from({ length: parts }, (_, i) =>
      v(Math.sin((i / parts) * Math.PI * 2) * 0.32, Math.cos((i / parts) * Math.PI * 2) * 0.32, 0),
    );
    tube(b, ring, 0.022, 5, true);
    for (let i = 0; i < 8; i++) {
      b.at(turn(0, 0, (-i * Math.PI) / 4).multiply(move(0, 0.32, 0)), () =>
        lathe(b, pairs([0.035, -0.02, 0.024, 0.05, 0, 0.12]), 5, { sz: 0.5 }),
      );
    }
  });
}

/** Wide sleeves; the staff with its crystal on one side, an open book on the other. */
function arms(b: Builder): void {
  for (const s of [-1, 1]) {
    const hand = s > 0 ? v(0.37, 0.78, 0.2) : v(-0.26, 0.68, 0.24);
    b.use(cloth(1));
    tube(b, [v(s * 0.16, 0.88, 0), v(s * 0.27, 0.78, 0.08), hand], [0.08, 0.1, 0.13], 8);
    limb(b, SKIN, [hand, v(hand.x, hand.y, hand.z + 0.05)], [0.05, 0.05]);
  }
  b.moved(0.38, 0, 0.25, () => {
    b.use(WOOD);
    tube(b, [v(0, 0.13, 0), v(0.01, 0.7, 0), v(0, 1.38, 0)], [0.024, 0.026, 0.03], 6);
    for (const s of [-1, 1]) horn(b, GOLD, v(0, 1.36, 0), v(s * 0.22, 1.44, 0), v(s * 0.07, 1.7, 0), 0.032);
    b.use(LANTERN);
    b.moved(0, 1.53, 0, () => lathe(b, pairs([0, -0.11, 0.075, 0, 0, 0.14]), 6, { flat: true }));
  });
  b.at(move(-0.28, 0.72, 0.3).multiply(turn(-0.5, 0.2, 0.1)), () => {
    b.use(LEATHER);
    box(b, [-0.13, 0.13], [-0.012, 0.008], [-0.09, 0.09], { faces: 'rltfkb' });
    b.use(BONE);
    box(b, [-0.12, 0.12], [0.008, 0.03], [-0.08, 0.08], { faces: 'rltfk' });
  });
}

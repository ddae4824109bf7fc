import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { ball, lathe, pairs } from '../../../../scene3d/geometry/lathe.ts';
import { paint } from '../../../../scene3d/geometry/paint.ts';
import { surface, tube } from '../../../../scene3d/geometry/shapes.ts';
import { blade, BONE, cloak, glowing, limb, move, turn, v, WOOD } from '../../../../scene3d/figures/limbs.ts';

const ROBE = paint(0x584450);
const INSIDE = paint(0x251820);
const IRON = paint(0x564a5c);
const EYES = glowing(0xff2436);
const EMBER = glowing(0xd81a2c);

/** A tall wraith with a scythe on a six-pointed base: foes differ from heroes in shape, not only in colour. */
export function foe(): Builder {
  const b = new Builder(82);
  base(b);
  cloak(b, ROBE, INSIDE, {
    top: 1.02,
    hem: 0.14,
    rTop: 0.17,
    rHem: 0.4,
    open: 0.7,
    folds: 8,
    depth: 0.1,
    ragged: 0.14,
    lean: -0.05,
  });
  b.use(INSIDE);
  lathe(b, pairs([0.02, 0.2, 0.2, 0.26, 0.15, 0.7, 0.12, 1]), 12);
  b.use(ROBE);
  lathe(b, pairs([0.33, 0.8, 0.3, 0.92, 0.17, 1.05, 0.1, 1.08]), 18, {
    sx: 1.15,
    sz: 0.9,
    fold: (a) => 1 + 0.07 * Math.sin(a * 11),
    crease: 2,
  });
  surface(
    b,
    (s, t, out) => {
      const a = 0.7 + s * (Math.PI * 2 - 1.4);
      const r = 0.18 * Math.sqrt(Math.max(0, 1 - t * t * 0.97));
      out.set(Math.sin(a) * r, 1.02 + t * 0.5, Math.cos(a) * r - t * t * 0.18 + 0.02);
    },
    16,
    7,
    { flip: true },
  );
  b.use(INSIDE);
  ball(b, [0, 1.17, 0], [0.14, 0.2, 0.13], 10, 6);
  b.use(EYES);
  for (const s of [-1, 1]) ball(b, [s * 0.05, 1.19, 0.122], [0.03, 0.024, 0.02], 6, 4);
  limb(b, ROBE, [v(0.16, 0.92, 0), v(0.32, 0.8, 0.12), v(0.34, 0.72, 0.25)], [0.085, 0.095, 0.1]);
  limb(b, ROBE, [v(-0.16, 0.92, 0), v(-0.22, 0.74, 0.16), v(-0.02, 0.6, 0.26)], [0.085, 0.095, 0.1]);
  b.use(BONE);
  for (const [x, y] of pairs([0.34, 0.72, -0.01, 0.59])) ball(b, [x, y, 0.28], [0.05, 0.045, 0.05], 6, 4);
  b.at(move(0.2, 0.66, 0.28).multiply(turn(0, 0, -0.36)), () => {
    b.use(WOOD);
    tube(b, [v(0, -0.6, 0), v(0.02, 0.1, 0), v(0, 1, 0)], 0.027, 6);
    b.at(move(0, 0.98, 0).multiply(turn(0, 0, 1.9)), () => blade(b, 0.86, 0.1, 0.02, 0.3));
  });
  return b;
}

function base(b: Builder): void {
  b.use(IRON);
  lathe(b, pairs([0.42, 0, 0.42, 0.07, 0.35, 0.11, 0, 0.115]), 6, { flat: true, crease: 0.2 });
  for (let i = 0; i < 6; i++) {
    b.at(
      turn(0, (i * Math.PI) / 3, 0)
        .multiply(move(0, 0.05, 0.4))
        .multiply(turn(Math.PI / 2, 0, 0)),
      () => lathe(b, pairs([0.07, 0, 0.035, 0.1, 0, 0.2]), 5),
    );
  }
  b.use(EMBER);
  lathe(b, pairs([0.34, 0.112, 0.32, 0.13, 0.29, 0.13, 0.28, 0.112]), 6, { flat: true });
}

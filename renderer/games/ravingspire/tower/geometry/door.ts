// The Tower Door: its frame belongs to the Keep, its two leaves swing.
import { archPath, pane } from '../../../../scene3d/geometry/arch.ts';
import { Builder } from '../../../../scene3d/geometry/builder.ts';
import { polar, stepOf } from '../../../../scene3d/geometry/circle.ts';
import { pairs, sweep, type Point } from '../../../../scene3d/geometry/lathe.ts';
import { DARK, IRON } from '../../../../scene3d/geometry/paint.ts';
import type { Parts } from '../../../../scene3d/geometry/parts.ts';
import { flame } from '../../../../scene3d/geometry/rim.ts';
import { box, spike } from '../../../../scene3d/geometry/shapes.ts';
import { APOTHEM, KEEP, type Sectors } from '../layout.ts';
import { GILT, HEARTH, LOCK, OAK, STONES } from './stones.ts';

/** Distance of the door's face from the axis. */
export const DOOR_FACE = KEEP.storeys[0].radius * APOTHEM + 0.3;
/** Thickness of the frame around the opening. */
const FRAME = 0.2;

export function doorway({ stone: b, lamps }: Parts, sectors: Sectors): void {
  const { width, height } = KEEP.door;
  const angle = sectors.across * stepOf(sectors);
  const half = width / 2;
  b.facing(angle, () => {
    b.moved(0, KEEP.floor, DOOR_FACE, () => {
      b.use(HEARTH);
      pane(b, width, height, -0.3, 6);
      b.use(DARK);
      sweep(b, archPath(width, height, 6), pairs([0, -0.3, 0, -0.06]));
      b.use(GILT);
      const band: readonly Point[] = [
        [0, -0.1],
        [0, 0.02],
        [0.06, 0.08],
        [FRAME - 0.05, 0.08],
        [FRAME, 0.02],
        [FRAME, -0.5],
      ];
      sweep(b, archPath(width, height, 8), band);
      b.use(LOCK);
      sweep(
        b,
        archPath(width + FRAME * 1.1, height + FRAME * 0.6, 8),
        pairs([-0.02, 0.085, -0.02, 0.1, 0.02, 0.1, 0.02, 0.085]),
      );
      for (const side of [-1, 1]) {
        b.use(STONES.keep.trim);
        b.moved(side * (half + FRAME + 0.1), 0, -0.1, () => {
          box(b, [-0.12, 0.12], [0, height * 0.72], [-0.3, 0.14], { faces: 'rlf' });
          box(b, [-0.16, 0.16], [height * 0.72, height * 0.72 + 0.08], [-0.3, 0.18], {
            faces: 'rltfb',
            shade: 1.1,
          });
          spike(b, 0.11, height * 0.72 + 0.08, 0.55);
        });
        b.use(IRON);
        b.moved(side * (half + FRAME + 0.1), height * 0.42, 0.16, () => {
          box(b, [-0.03, 0.03], [-0.05, 0], [-0.12, 0.06], { faces: 'rltfb' });
          box(b, [-0.06, 0.06], [0, 0.05], [0, 0.12], { faces: 'rltfb' });
          b.moved(0, 0, 0.06, () => flame(b, 0.05, 0.24, side < 0 ? 0.2 : 0.7));
        });
      }
      b.use(STONES.keep.trim);
      box(b, [-half - 0.3, half + 0.3], [0, 0.06], [-0.1, 0.26], { faces: 'rltf' });
    });
  });
  for (const off of [-0.75, 0.75]) {
    lamps.push({
      at: polar(angle + off / DOOR_FACE, DOOR_FACE + 0.4, KEEP.floor + 0.95),
      power: 0.75,
      kind: 'warm',
    });
  }
}

/** One leaf, hinged at x = 0 and closed towards +x (the other: towards -x), its face at z = 0. */
export function doorLeaf(side: 1 | -1): Builder {
  const b = new Builder(side < 0 ? 52 : 51);
  const { width, height } = KEEP.door;
  const half = width / 2;
  const path = archPath(width, height, 12);
  /** Height of the opening at a distance from its jamb. */
  const top = (x: number): number => {
    const px = x - half;
    const above = path.findIndex(([at], i) => i > 0 && at >= px);
    const [[x0, y0], [x1, y1]] = [path[above - 1], path[above]];
    return x1 - x0 < 1e-6 ? y1 : y0 + ((px - x0) / (x1 - x0)) * (y1 - y0);
  };
  const planks = 4;
  const across = (from: number, to: number): readonly [number, number] =>
    side > 0 ? [from, to] : [-to, -from];
  for (let i = 0; i < planks; i++) {
    const [from, to] = [(half * i) / planks, (half * (i + 1)) / planks];
    b.use(OAK);
    box(b, across(from + 0.004, to - 0.004), [0, 1], [-0.05, 0], {
      shade: 0.85 + ((i * 3) % 4) * 0.09,
      shift: (x, y, z, out) =>
        out.set(x, y * (top(Math.min(half - 1e-4, Math.max(1e-4, Math.abs(x)))) - 0.01), z),
    });
  }
  b.use(IRON);
  for (const y of [0.28, 0.78, 1.1])
    box(b, across(0.02, half - 0.05), [y - 0.035, y + 0.035], [0, 0.02], { faces: 'rltfb' });
  b.use(LOCK);
  box(b, across(half - 0.12, half - 0.03), [0.52, 0.66], [0, 0.03], { faces: 'rltfb' });
  return b;
}

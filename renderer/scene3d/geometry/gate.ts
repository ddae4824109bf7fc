// A gate on the edge of a ring: an arch with verdigris light in it. All of it can fold away into the floor.
import { archPath, pane } from './arch.ts';
import { polar, type RingSize } from './circle.ts';
import { sweep, type Point } from './lathe.ts';
import { CHANNEL, FILM, type Paint, type Stones } from './paint.ts';
import type { Parts } from './parts.ts';
import { box, spike } from './shapes.ts';

/** @param size clear width and height */
export function gate(
  { stone: b, lamps }: Parts,
  { outer, rim, floor }: RingSize,
  size: { readonly width: number; readonly height: number },
  stones: Stones,
): void {
  const arch = (stone: Paint): Paint => ({ ...stone, channel: CHANNEL.arch });
  const stone = arch({ ...stones.trim, colour: 0xb9b1c4 });
  const z = outer - rim / 2;
  const half = size.width / 2;
  const thick = 0.25;
  const deep = 0.17;
  b.facing(0, () => {
    b.moved(0, floor, z, () => {
      const path = archPath(size.width, size.height, 7);
      b.use(stone);
      // Face, edge and reveal of the arch, front and back, as one band around the opening.
      const band: readonly Point[] = [
        [0, -deep],
        [0, deep - 0.05],
        [0.05, deep],
        [thick - 0.04, deep],
        [thick, deep - 0.04],
        [thick, -deep + 0.04],
        [thick - 0.04, -deep],
        [0.05, -deep],
        [0, -deep + 0.05],
      ];
      sweep(b, path, band);
      b.use(FILM);
      pane(b, size.width, size.height, 0.02, 7);
      pane(b, size.width, size.height, -0.02, 7, true);
      b.use(arch(stones.pier));
      for (const side of [-1, 1]) {
        b.moved(side * (half + thick + 0.1), 0, 0, () => {
          const h = size.height * 0.6;
          box(b, [-0.13, 0.13], [-0.1, h], [-0.15, 0.15]);
          box(b, [-0.17, 0.17], [h, h + 0.08], [-0.19, 0.19], { faces: 'rltfkb', shade: 1.1 });
          spike(b, 0.12, h + 0.08, 0.6);
        });
      }
      box(b, [-half, half], [-0.05, 0.05], [-deep - 0.12, deep + 0.05], { faces: 'tfk' });
    });
  });
  // In front of the film and behind it.
  for (const off of [-0.75, 0.65])
    lamps.push({ at: polar(0, z + off, floor + 0.75), power: 0.55, kind: 'cold' });
}

// A staircase up to a higher floor, with cheek walls; their edges shine where it leads on.
import { STAIR_LIGHT, type Stones } from './paint.ts';
import type { Parts } from './parts.ts';
import { box, spike } from './shapes.ts';

const STEPS = 8;
/** Thickness of a cheek wall. */
const CHEEK = 0.15;

/** Where a staircase is: at a compass angle, from a floor up to `rise` above it, where it ends at the radius `inner`. */
export interface Staircase {
  readonly angle: number;
  readonly inner: number;
  readonly floor: number;
  readonly rise: number;
  /** Clear width and depth (outwards). */
  readonly width: number;
  readonly run: number;
}

export function stairs({ stone: b }: Parts, staircase: Staircase, stones: Stones): void {
  const { angle, inner, floor, rise, width, run } = staircase;
  const half = width / 2;
  /** Height of a cheek wall above the floor, by the distance from the upper wall. */
  const slope = (z: number): number => 0.2 + (rise + 0.02) * Math.max(0, 1 - z / (run + 0.05));
  b.facing(angle, () => {
    b.moved(0, floor, inner - 0.03, () => {
      for (let k = 1; k <= STEPS; k++) {
        const front = run * (1 - (k - 1) / STEPS);
        const [low, high] = [(rise * (k - 1)) / STEPS, (rise * k) / STEPS];
        b.use(stones.trim);
        box(b, [-half, half], [low - 0.02, high], [front - run / STEPS - 0.02, front], {
          faces: 'tf',
          shade: 0.98,
        });
        b.use(STAIR_LIGHT);
        box(b, [-half * 0.86, half * 0.86], [high - 0.05, high - 0.02], [front, front + 0.006], {
          faces: 'f',
        });
      }
      for (const side of [-1, 1]) {
        const x = side < 0 ? ([-half - CHEEK, -half] as const) : ([half, half + CHEEK] as const);
        b.use(stones.trim);
        box(b, x, [0, 1], [-0.05, run + 0.05], {
          shift: (px, y, z, out) => out.set(px, y * slope(z), z),
          faces: 'rltf',
        });
        b.use(STAIR_LIGHT);
        const line = [x[0] + 0.04, x[1] - 0.04] as const;
        box(b, line, [0, 1], [0, run], {
          shift: (px, y, z, out) => out.set(px, y * 0.02 + slope(z), z),
          faces: 't',
        });
        b.use(stones.pier);
        b.moved((x[0] + x[1]) / 2, 0, run + 0.14, () => {
          box(b, [-0.13, 0.13], [0, 0.42], [-0.13, 0.13]);
          box(b, [-0.17, 0.17], [0.42, 0.49], [-0.17, 0.17], { faces: 'rltfkb', shade: 1.1 });
          spike(b, 0.12, 0.49, 0.26);
        });
      }
    });
  });
}

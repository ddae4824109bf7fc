// The wall under a ring: bricks, buttresses on the joints, lancets between them.
import { lancet } from './arch.ts';
import type { Builder } from './builder.ts';
import { polar, stepOf, type Division, type RingSize } from './circle.ts';
import { lathe } from './lathe.ts';
import type { Paint, Stones } from './paint.ts';
import type { Parts } from './parts.ts';
import { box } from './shapes.ts';

/** How far the wall stands back behind the rim. */
const BACK = 0.1;

/** @param size of buttresses and windows; 1 on a large ring */
export function wall(
  { stone: b, lamps }: Parts,
  { outer, foot, floor }: RingSize,
  sectors: Division,
  stones: Stones,
  size: number,
): void {
  const step = stepOf(sectors);
  const r = outer - BACK;
  const height = floor - foot;
  b.use(stones.wall);
  // Whole repeats of the bricks around, so that they close.
  const round = Math.round((2 * Math.PI * r) / 4) * 4;
  lathe(
    b,
    [
      [r, foot - 0.05],
      [r, foot + 0.3],
      [r, foot + height * 0.6],
      [r, floor - 0.35],
    ],
    96,
    {
      round,
      crease: 3,
      shade: (y) => 0.66 + 0.34 * Math.min(1, (y - foot) / 0.9),
    },
  );
  b.use(stones.trim);
  lathe(
    b,
    [
      [r + 0.16, foot - 0.05],
      [r + 0.16, foot + 0.12],
      [r + 0.06, foot + 0.24],
      [r - 0.02, foot + 0.28],
    ],
    96,
    { crease: 0.4, shade: () => 0.85 },
  );
  const windows = Math.max(1, Math.round((r * step) / 1.7));
  for (let sector = 0; sector < sectors.count; sector++) {
    b.facing((sector + 0.5) * step, () =>
      b.moved(0, 0, r, () => buttress(b, stones.pier, foot, floor - 0.3, 0.17 * size)),
    );
    for (let i = 0; i < windows; i++) {
      const spread = windows === 1 ? 0 : ((i + 0.5) / windows - 0.5) * 0.78;
      const angle = (sector + spread) * step;
      const lit = (sector * 5 + i * 3 + floor * 2) % 4 < 1;
      const sill = foot + height * 0.24;
      b.facing(angle, () =>
        b.moved(0, sill, r, () => lancet(b, stones.trim, 0.34 * size, height * 0.44, lit)),
      );
      if (lit) lamps.push({ at: polar(angle, r + 0.55, sill + 0.4), power: 0.32, kind: 'warm' });
    }
  }
}

/** A buttress in two steps; the origin is on the wall, z outwards. */
function buttress(b: Builder, stone: Paint, foot: number, top: number, half: number): void {
  b.use(stone);
  const middle = foot + (top - foot) * 0.42;
  box(b, [-half * 1.2, half * 1.2], [foot - 0.05, middle], [-0.05, half * 1.9], { faces: 'rlf', shade: 0.9 });
  box(b, [-half * 1.3, half * 1.3], [middle, middle + 0.16], [-0.05, half * 2], {
    faces: 'rltf',
    shift: (x, y, z, out) => out.set(x, y > middle + 0.1 && z > 0 ? y - 0.1 : y, z),
  });
  box(b, [-half, half], [middle + 0.05, top], [-0.05, half * 1.25], { faces: 'rlf' });
}

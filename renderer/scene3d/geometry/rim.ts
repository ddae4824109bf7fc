// The edge of a ring: mouldings, a low parapet, and on every joint of two sectors a pinnacle or a candle.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';
import { mod, polar, stepOf, type Division, type RingSize } from './circle.ts';
import { lathe, pairs } from './lathe.ts';
import { FLAME, IRON, RIM, WAX, type Paint } from './paint.ts';
import type { Parts } from './parts.ts';
import { box, spike } from './shapes.ts';

const FLAME_POINT = new Vector3();
const FLAME_NORMAL = new Vector3();

/** Width of a rim on which everything has its full size. */
export const WIDE_RIM = 0.34;
/** Height of a pier above the floor, on such a rim. */
const PIER = 0.34;
const PARAPET = 0.17;

/** @param opening width of the gap in the parapet of the first sector */
export function rim(
  { stone: b, lamps }: Parts,
  { outer, rim: width, floor }: RingSize,
  sectors: Division,
  stone: Paint,
  opening: number,
): void {
  const step = stepOf(sectors);
  const middle = outer - width / 2;
  b.use(stone);
  // The rim itself, with a roll under it.
  const section = [
    [outer - 0.1, floor - 0.42],
    [outer + 0.04, floor - 0.36],
    [outer + 0.04, floor - 0.3],
    [outer - 0.04, floor - 0.24],
    [outer + 0.09, floor - 0.16],
    [outer + 0.11, floor - 0.08],
    [outer + 0.06, floor + 0.02],
    [outer - width + 0.02, floor + 0.02],
    [outer - width + 0.02, floor - 0.1],
  ] as const;
  lathe(b, section, 96, { crease: 0.5 });
  const size = width / WIDE_RIM;
  const half = 0.16 * size;
  for (let sector = 0; sector < sectors.count; sector++) {
    b.facing(sector * step, () =>
      b.bent(middle, () =>
        parapet(b, stone, sector === 0, (middle * step) / 2 - half, opening, floor, width),
      ),
    );
    b.facing((sector + 0.5) * step, () => {
      b.moved(0, floor, middle, () => {
        b.use(stone);
        box(b, [-half, half], [-0.3, PIER * size], [-half, half]);
        box(b, [-half * 1.3, half * 1.3], [PIER * size, (PIER + 0.07) * size], [-half * 1.3, half * 1.3], {
          faces: 'rltfkb',
          shade: 1.08,
        });
        if (isCandle(sector, sectors)) candle(b, (PIER + 0.07) * size, size, (sector * 0.37) % 1);
        else spike(b, half * 0.95, (PIER + 0.07) * size, 0.68 * size);
      });
    });
    if (isCandle(sector, sectors)) {
      const at = polar((sector + 0.5) * step, middle, floor + (PIER + 0.55) * size);
      lamps.push({ at, power: 0.62 * size, kind: 'warm' });
    }
  }
}

/** Candles stand on every other joint, never on the two beside each other where the number is odd. */
const isCandle = (sector: number, { count }: Division): boolean =>
  mod(sector, count) % 2 === 0 && sector !== count - 1;

/** A low wall between two piers, `half` to each side; with an opening where there is a gate. */
function parapet(
  b: Builder,
  stone: Paint,
  gate: boolean,
  half: number,
  opening: number,
  floor: number,
  width: number,
): void {
  const z = [-width * 0.32, width * 0.32] as const;
  const gap = opening / 2 + 0.34;
  const runs = gate
    ? ([
        [-half, -gap],
        [gap, half],
      ] as const)
    : ([[-half, half]] as const);
  for (const [from, to] of runs) {
    if (to - from < 0.1) continue;
    b.use(stone);
    const parts = Math.max(1, Math.round((to - from) * 2));
    box(b, [from, to], [floor - 0.05, floor + PARAPET - 0.05], z, { parts, shade: 0.94 });
    box(b, [from, to], [floor + PARAPET - 0.05, floor + PARAPET], [z[0] - 0.04, z[1] + 0.04], {
      parts,
      faces: 'rltfkb',
      shade: 1.1,
    });
    b.use(RIM);
    box(
      b,
      [from, to],
      [floor + PARAPET, floor + PARAPET + 0.008],
      [(-0.03 * width) / 0.3, (0.03 * width) / 0.3],
      { parts, faces: 't' },
    );
  }
}

/** A candle on an iron dish, with its flame; the origin is the middle of the pier, `y` its top. */
function candle(b: Builder, y: number, size: number, phase: number): void {
  b.use(IRON);
  lathe(
    b,
    [
      [0.07 * size, y],
      [0.16 * size, y + 0.05 * size],
      [0.17 * size, y + 0.08 * size],
      [0, y + 0.08 * size],
    ],
    8,
  );
  b.use(WAX);
  const top = y + 0.3 * size;
  lathe(
    b,
    [
      [0.095 * size, y + 0.08 * size],
      [0.085 * size, top],
      [0, top - 0.01],
    ],
    8,
  );
  flame(b, top - 0.02, 0.56 * size, phase);
}

/** A flame standing at a height. */
export function flame(b: Builder, foot: number, height: number, phase: number): void {
  b.use(FLAME);
  const shape = pairs([0.01, 0, 0.2, 0.18, 0.22, 0.34, 0.12, 0.62, 0, 1]);
  const around = 6;
  // Built by hand: every vertex keeps how high in the flame it is.
  const rows = shape.map(([r, t]) =>
    Array.from({ length: around + 1 }, (_, i) => {
      const angle = (i / around) * Math.PI * 2;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      FLAME_POINT.set(s * r * height, foot + t * height, c * r * height);
      FLAME_NORMAL.set(s, 0.4, c).normalize();
      return b.vertex(FLAME_POINT, FLAME_NORMAL, 0, t, 1.25 - t * 0.35, [t * height, phase]);
    }),
  );
  for (let j = 0; j + 1 < rows.length; j++) {
    for (let i = 0; i < around; i++) b.quad(rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]);
  }
}

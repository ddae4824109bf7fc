// The walkway of a ring: one slab for each space, with a carved circle to stand on.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';
import { stepOf, type Division, type RingSize } from './circle.ts';
import { lathe } from './lathe.ts';
import { CARVED, type Paint, type Stones } from './paint.ts';

/** Gap between two slabs, and how far their edges slope. */
const GAP = 0.035;
const BEVEL = 0.035;
const DEPTH = 0.12;
/** Parts of a slab along the ring and across it: fine enough for the light that is baked in. */
const ALONG = 6;
const ACROSS = 5;

const UP = new Vector3(0, 1, 0);

/** The floor is darker where the wall of the next ring rises from it. */
const corner = (fromWall: number): number => 0.62 + 0.38 * Math.min(1, fromWall / 0.9) ** 0.7;

/** @param carved whether a sector has a circle to stand on */
export function floor(
  b: Builder,
  ring: RingSize,
  sectors: Division,
  stones: Stones,
  carved: (sector: number) => boolean,
): void {
  const { inner, outer, rim, floor: y } = ring;
  const edge = outer - rim;
  const step = stepOf(sectors);
  b.use({ ...stones.wall, colour: 0x2a2638 });
  // What shows through the gaps, down to the wall below the rim.
  lathe(
    b,
    [
      [edge + 0.1, y - DEPTH],
      [inner - 0.3, y - DEPTH],
    ],
    48,
    { shade: () => 0.4 },
  );
  for (let sector = 0; sector < sectors.count; sector++) {
    b.inSector(sector, () => {
      b.facing(sector * step, () => {
        const tone = 0.94 + ((sector * 7) % 5) * 0.03;
        slab(b, stones.tile, y, [inner + 0.03, edge], step, tone, sector);
        if (carved(sector)) {
          circle(b, y, (inner + edge) / 2, Math.min(0.62, (edge - inner) * 0.27, inner * step * 0.36));
        }
      });
    });
  }
}

/** One slab from radius to radius, in the frame of its sector. */
function slab(
  b: Builder,
  tile: Paint,
  y: number,
  [r0, r1]: readonly [number, number],
  step: number,
  tone: number,
  sector: number,
): void {
  b.use(tile);
  const point = (s: number, t: number, inset: number, height: number): Vector3 => {
    const r = r0 + inset + (r1 - r0 - 2 * inset) * t;
    const half = step / 2 - (GAP / 2 + inset) / r;
    const angle = -half + 2 * half * s;
    return new Vector3(Math.sin(angle) * r, height, Math.cos(angle) * r);
  };
  const rows: number[][] = [];
  for (let j = 0; j <= ACROSS; j++) {
    const t = j / ACROSS;
    const row: number[] = [];
    for (let i = 0; i <= ALONG; i++) {
      const p = point(i / ALONG, t, BEVEL, y);
      row.push(b.vertex(p, UP, p.x + sector * 2.3, p.z + sector, tone * corner((r1 - r0) * t)));
    }
    rows.push(row);
  }
  for (let j = 0; j < ACROSS; j++) {
    for (let i = 0; i < ALONG; i++) b.quad(rows[j][i], rows[j + 1][i], rows[j + 1][i + 1], rows[j][i + 1]);
  }
  // The sloping edges, then their sides down into the gap.
  const around: (readonly [number, number])[] = [];
  for (let i = 0; i < ALONG; i++) around.push([i / ALONG, 1]);
  around.push([1, 1], [1, 0]);
  for (let i = ALONG - 1; i >= 0; i--) around.push([i / ALONG, 0]);
  around.push([0, 1]);
  for (let k = 0; k + 1 < around.length; k++) {
    const [s0, t0] = around[k];
    const [s1, t1] = around[k + 1];
    const down = [
      { inset: BEVEL, height: y },
      { inset: 0, height: y - BEVEL },
      { inset: 0, height: y - DEPTH },
    ];
    for (let j = 0; j + 1 < down.length; j++) {
      const [high, low] = [down[j], down[j + 1]];
      const corners = [
        point(s0, t0, low.inset, low.height),
        point(s1, t1, low.inset, low.height),
        point(s1, t1, high.inset, high.height),
        point(s0, t0, high.inset, high.height),
      ];
      const normal = new Vector3()
        .crossVectors(corners[1].clone().sub(corners[0]), corners[3].clone().sub(corners[0]))
        .normalize();
      const ids = corners.map((p) => b.vertex(p, normal, p.x, p.z, tone * corner((r1 - r0) * t0)));
      b.quad(ids[0], ids[1], ids[2], ids[3]);
    }
  }
}

/** The circle to stand on, cut into the slab, with a star of eight rays. */
function circle(b: Builder, y: number, radius: number, size: number): void {
  b.use(CARVED);
  const vertex = (angle: number, r: number, shade = 1): number =>
    b.vertex(new Vector3(Math.sin(angle) * r, y + 0.012, radius + Math.cos(angle) * r), UP, 0, 0, shade);
  const parts = 28;
  for (const [from, to] of [[size - 0.045, size]] as const) {
    for (let i = 0; i < parts; i++) {
      const a0 = (i / parts) * Math.PI * 2;
      const a1 = ((i + 1) / parts) * Math.PI * 2;
      b.quad(vertex(a0, from), vertex(a0, to), vertex(a1, to), vertex(a1, from));
    }
  }
  b.use({ ...CARVED, colour: 0x8d8296 });
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    const long = (i % 2 === 0 ? 0.78 : 0.46) * size;
    for (const side of [-1, 1]) {
      const ids = [vertex(angle, 0, side < 0 ? 0.8 : 1.2), vertex(angle, long, side < 0 ? 0.8 : 1.2)];
      const waist = vertex(angle + (side * Math.PI) / 8, size * 0.2, side < 0 ? 0.8 : 1.2);
      if (side > 0) b.triangle(ids[0], ids[1], waist);
      else b.triangle(ids[0], waist, ids[1]);
    }
  }
}

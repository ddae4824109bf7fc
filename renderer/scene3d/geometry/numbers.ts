// The numbers of sectors: bone on dark discs that lean against the parapet of each ring.
import { Matrix4, Vector3, type BufferGeometry } from 'three';
import { Builder } from './builder.ts';
import { polar, stepOf, type Division, type RingSize } from './circle.ts';
import { writeNumber } from './digits.ts';
import { BONE, EVERYWHERE, PLAQUE, PLAQUE_EDGE } from './paint.ts';
import { WIDE_RIM } from './rim.ts';

/** Height of a digit on a wide rim, in units. */
const HEIGHT = 0.42;
/** Discs lean back this far, so that they are read from the side as well as from above. */
const LEAN = Math.PI / 4.4;
const CORNERS = 20;

/** One number: where its sector is, and which vertices draw it. */
export interface Plate<Ring extends string> {
  readonly ring: Ring;
  readonly sector: number;
  /** The middle of the parapet there. */
  readonly at: Vector3;
  readonly from: number;
  readonly to: number;
}

export interface Plates<Ring extends string> {
  readonly plates: readonly Plate<Ring>[];
  /** Every number as if it were at the origin, looking along z. */
  readonly geometry: BufferGeometry;
}

/** The numbers of all sectors in one geometry: they cost one draw call. */
export function numberPlates<Ring extends string>(
  rings: readonly Ring[],
  sizes: Readonly<Record<Ring, RingSize>>,
  sectors: Division,
): Plates<Ring> {
  const b = new Builder(1);
  const plates = rings.flatMap((ring) => {
    const { outer, rim, floor } = sizes[ring];
    const size = Math.sqrt(rim / WIDE_RIM);
    return Array.from({ length: sectors.count }, (_, sector): Plate<Ring> => {
      const at = polar(sector * stepOf(sectors), outer - rim / 2, floor + 0.2 * size);
      const from = b.size;
      b.inSector(EVERYWHERE, () => {
        b.at(
          new Matrix4().makeTranslation(0, 0.1, 0.2 * size).multiply(new Matrix4().makeRotationX(-LEAN)),
          () => plate(b, sector, HEIGHT * size),
        );
      });
      return { ring, sector, at, from, to: b.size };
    });
  });
  return { plates, geometry: b.build() };
}

function plate(b: Builder, sector: number, height: number): void {
  const radius = height * 0.86;
  b.use(PLAQUE_EDGE);
  disc(b, radius * 1.1, 0);
  b.use(PLAQUE);
  disc(b, radius, 0.012);
  b.use(BONE);
  writeNumber(b, sector, sector < 10 ? height : height * 0.86, 0.024);
}

/** A flat disc that faces z. */
function disc(b: Builder, radius: number, z: number): void {
  const normal = new Vector3(0, 0, 1);
  const middle = b.vertex(new Vector3(0, 0, z), normal, 0, 0);
  const corners = Array.from({ length: CORNERS }, (_, i) => {
    const a = (i / CORNERS) * Math.PI * 2;
    return b.vertex(new Vector3(Math.cos(a) * radius, Math.sin(a) * radius, z), normal, 0, 0);
  });
  corners.forEach((corner, i) => b.triangle(middle, corner, corners[(i + 1) % CORNERS]));
}

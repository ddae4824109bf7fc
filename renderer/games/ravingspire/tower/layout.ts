// Where everything of the tower is. One unit is about the height of a figure's shoulder; y is up, sector 0 is north (-z),
// sectors and angles rise clockwise as seen from above.
import { Vector3 } from 'three';
import type { Level } from '../board/types.ts';

export interface RingDims {
  /** Radii of the walkway. */
  readonly inner: number;
  readonly outer: number;
  /** Heights of the walkway and of the foot of the ring's wall. */
  readonly floor: number;
  readonly foot: number;
  /** Width of the rim outside the walkway, where parapet and pinnacles stand. */
  readonly rim: number;
  /** Clear width and depth (outwards) of the staircase that stands on this ring; none on the spire. */
  readonly stairs: { readonly width: number; readonly run: number } | null;
  /** Clear width and height of the portal on the ring's edge. */
  readonly portal: { readonly width: number; readonly height: number };
  /** Size of a figure that has a space of this ring for itself. */
  readonly figure: number;
}

export const RINGS: Readonly<Record<Level, RingDims>> = {
  dungeon: {
    inner: 5.98,
    outer: 8.7,
    floor: 0,
    foot: -2.5,
    rim: 0.34,
    stairs: { width: 1.3, run: 1.5 },
    portal: { width: 1.2, height: 2.15 },
    figure: 1.6,
  },
  temple: {
    inner: 3.78,
    outer: 5.93,
    floor: 2,
    foot: 0,
    rim: 0.28,
    stairs: { width: 1.1, run: 1.15 },
    portal: { width: 1.1, height: 2 },
    figure: 1.4,
  },
  spire: {
    inner: 1.62,
    outer: 3.73,
    floor: 4,
    foot: 2,
    rim: 0.24,
    stairs: null,
    portal: { width: 0.95, height: 1.75 },
    figure: 1.25,
  },
};

/** The Keep: three storeys of an octagon, each with its radius at the foot (to the corners) and its top. */
export const KEEP = {
  floor: RINGS.spire.floor,
  storeys: [
    { radius: 1.5, top: 6.1 },
    { radius: 1.14, top: 7.85 },
    { radius: 0.82, top: 9 },
  ],
  apex: 12.1,
  door: { width: 0.92, height: 1.55 },
} as const;

/** Half the width of an octagon from side to side, in units of its radius to the corners. */
export const APOTHEM = Math.cos(Math.PI / 8);

/** How many sectors a ring has, and how far clockwise from its portal the staircase (on the spire: the door) is. */
export interface Sectors {
  readonly count: number;
  readonly across: number;
}

/** Angle of one sector in radians. */
export const stepOf = ({ count }: Sectors): number => (Math.PI * 2) / count;

/** The remainder that is never negative. */
export const mod = (n: number, m: number): number => ((n % m) + m) % m;

/** The point at a compass angle (clockwise from north), a radius and a height. */
export function polar(angle: number, radius: number, y: number, out = new Vector3()): Vector3 {
  return out.set(Math.sin(angle) * radius, y, -Math.cos(angle) * radius);
}

/** How far out figures stand on a space; `local` is the sector counted from the ring's portal. */
export function standRadius(level: Level, local: number, sectors: Sectors): number {
  const { inner, outer, rim, stairs } = RINGS[level];
  const edge = outer - rim;
  if (local === sectors.across && stairs !== null) return (inner + stairs.run + edge) / 2 + 0.05;
  return (inner + edge) / 2;
}

/** A place in a ring's own frame, and the size of a figure that stands there. */
export interface Stand {
  readonly at: Vector3;
  readonly scale: number;
}

/** How high above the floor figures stand. */
export const SOLE = 0.02;

/** Room that a figure of size 1 takes along the ring and across it. */
const ROOM = { along: 0.86, across: 0.66 } as const;

interface Crowd {
  readonly row: number;
  /** Along the ring and outwards from the middle, in units. */
  readonly at: readonly [number, number];
  readonly scale: number;
}

/**
 * Where `count` figures stand on a place of this size, in rows of which every other one is shifted. The first place is
 * the most visible one: in the middle of the row that is nearest to the edge.
 */
function crowd(count: number, along: number, across: number, most: number): readonly Crowd[] {
  let best = { rows: 1, columns: count, scale: 0 };
  for (let rows = 1; rows <= count; rows++) {
    const columns = Math.ceil(count / rows);
    // A shifted row is half a figure longer.
    const width = columns + (rows > 1 && count > columns ? 0.5 : 0);
    const scale = Math.min(most, along / (width * ROOM.along), across / (rows * ROOM.across));
    if (scale > best.scale + 1e-6) best = { rows, columns, scale };
  }
  const { rows, columns, scale } = best;
  const places = Array.from({ length: count }, (_, index): Crowd => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const shift = rows > 1 && inRow === columns ? (row % 2 === 0 ? -0.25 : 0.25) : 0;
    const x = ((index % columns) - (inRow - 1) / 2 + shift) * ROOM.along * scale;
    return {
      row,
      at: [x, ((rows - 1) / 2 - row) * Math.min(ROOM.across * scale * 1.15, across / rows)],
      scale,
    };
  });
  return places.sort((a, b) => a.row - b.row || Math.abs(a.at[0]) - Math.abs(b.at[0]));
}

/** Where the figure `index` of `count` stands on a space, in the ring's own frame. */
export function standOn(level: Level, local: number, index: number, count: number, sectors: Sectors): Stand {
  const { inner, outer, rim, floor, figure, stairs } = RINGS[level];
  const radius = standRadius(level, local, sectors);
  const inwards = local === sectors.across && stairs !== null ? inner + stairs.run : inner;
  const across = outer - rim - inwards - 0.1;
  const { at, scale } = crowd(count, radius * stepOf(sectors) * 0.94, across, figure)[index];
  const r = radius + at[1];
  return { at: polar(local * stepOf(sectors) + at[0] / r, r, floor + SOLE), scale };
}

/** Where the hero `index` of `count` stands that has entered the Keep: on its threshold, in the spire's own frame. */
export function standInKeep(index: number, count: number, sectors: Sectors): Stand {
  const { at, scale } = crowd(count, 1.9, 0.8, RINGS.spire.figure * 0.95)[index];
  const r = RINGS.spire.inner + 0.42 + at[1];
  return { at: polar(sectors.across * stepOf(sectors) + at[0] / r, r, KEEP.floor + 0.06), scale };
}

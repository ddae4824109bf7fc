// Where everything of the tower is. One unit is about the height of a figure's shoulder.
import { polar, stepOf, type Division, type RingSize } from '../../../scene3d/geometry/circle.ts';
import { crowd, type Stand } from '../../../scene3d/stage/crowd.ts';
import type { BoardState, Level } from '../board/types.ts';

export interface RingDims extends RingSize {
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
export interface Sectors extends Division {
  readonly across: number;
}

export const sectorsOf = ({ sectors, across }: BoardState): Sectors => ({
  count: sectors,
  across: across ?? Math.floor(sectors / 2),
});

/** How far out figures stand on a space; `local` is the sector counted from the ring's portal. */
export function standRadius(level: Level, local: number, sectors: Sectors): number {
  const { inner, outer, rim, stairs } = RINGS[level];
  const edge = outer - rim;
  if (local === sectors.across && stairs !== null) return (inner + stairs.run + edge) / 2 + 0.05;
  return (inner + edge) / 2;
}

/** How much higher the floor is that a ring's staircase leads to. */
export const riseOf = (level: Level): number =>
  RINGS[level === 'dungeon' ? 'temple' : 'spire'].floor - RINGS[level].floor;

/** How high above the floor figures stand. */
export const SOLE = 0.02;

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

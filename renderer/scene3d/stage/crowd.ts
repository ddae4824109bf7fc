// How figures share a place.
import type { Vector3 } from 'three';

/** A place in a ring's own frame, and the size of a figure that stands there. */
export interface Stand {
  readonly at: Vector3;
  readonly scale: number;
}

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
export function crowd(count: number, along: number, across: number, most: number): readonly Crowd[] {
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

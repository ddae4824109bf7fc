// How a die falls: computed beforehand, so that the browser only has to play it.
import { lots } from '../../sound/lots.ts';
import { after, around, dot, matrix3d, turn, type Rotation, type Vector } from './spin.ts';

/** The faces of a die, 1 to 6, by where they look when it lies unturned; opposite ones add up to seven. */
export const FACES: readonly Vector[] = [
  [0, -1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];

/** One moment of a fall. */
export interface Moment {
  readonly transform: string;
  /** How dark each face is, 1 to 6; 0 is fully lit. */
  readonly shades: readonly number[];
  /** The shadow on the table. */
  readonly shadow: { readonly transform: string; readonly opacity: number };
}

/** Angle of the view down on the table, in radians; the table is tilted like the board behind it. */
const DOWN = (38 * Math.PI) / 180;
const VIEW = around([1, 0, 0], -DOWN);
/** The warm key light comes from the front right and above. */
const LIGHT = unit([0.55, -0.72, 0.5]);
const AMBIENT = 0.4;

/** Moments of a fall; between them the browser goes on evenly. */
const MOMENTS = 36;
/** Shares of the fall at which the die touches the table, and how high it jumps in between, in edges. */
const BOUNCES = [
  { until: 0.3, height: 1.5 },
  { until: 0.56, height: 0.75 },
  { until: 0.74, height: 0.25 },
] as const;
/** Distance from which it comes, in edges, and its turns on the way. */
const [AWAY, TURNS] = [3.4, 1.4];

/** A die that lies, and how it came to lie there. */
export interface Fall {
  readonly moments: readonly Moment[];
  readonly rest: Moment;
}

/**
 * A fall that ends with a value on top.
 *
 * @param value 1 to 6
 * @param seed the same fall for the same seed
 */
export function fallOf(value: number, seed: number): Fall {
  const lot = lots(seed);
  const between = (low: number, high: number): number => low + (high - low) * lot();
  const lies = after(around([0, 1, 0], between(0.45, 0.95)), onTop(value));
  const way = unit([1, 0, between(-0.5, -0.2)]);
  // It rolls over the edge that lies across its way, and wobbles a little.
  const axis = unit([-way[2], between(-0.25, 0.25), way[0]]);
  const turns = between(TURNS, TURNS + 0.7);
  const momentAt = (part: number): Moment => {
    const left = (1 - Math.min(1, part / 0.86)) ** 2.2;
    const turned = after(around(axis, -left * turns * 2 * Math.PI), lies);
    return moment(turned, [way[0] * -AWAY * left, way[2] * -AWAY * left], heightAt(part));
  };
  const moments = Array.from({ length: MOMENTS }, (_, i) => momentAt(i / (MOMENTS - 1)));
  return { moments, rest: moments[MOMENTS - 1] };
}

/** Turns a die so that a face looks up. */
function onTop(value: number): Rotation {
  const quarter = Math.PI / 2;
  switch (value) {
    case 1:
      return around([0, 1, 0], 0);
    case 2:
      return around([1, 0, 0], quarter);
    case 3:
      return around([0, 0, 1], -quarter);
    case 4:
      return around([0, 0, 1], quarter);
    case 5:
      return around([1, 0, 0], -quarter);
    default:
      return around([1, 0, 0], 2 * quarter);
  }
}

/** Height above the table at a share of the fall, in edges. */
function heightAt(part: number): number {
  let from = -0.12;
  for (const { until, height } of BOUNCES) {
    if (part < until) {
      const share = (part - from) / (until - from);
      return 4 * height * share * (1 - share);
    }
    from = until;
  }
  return 0;
}

/** @param at where on the table, to the right and to the front, in edges; @param height above it */
function moment(turned: Rotation, [x, z]: readonly [number, number], height: number): Moment {
  const [, row] = turned;
  // The lowest corner touches the table.
  const middle = 0.5 * (Math.abs(row[0]) + Math.abs(row[1]) + Math.abs(row[2])) + height;
  const moved = (up: number): string => {
    const place = turn(VIEW, [x, -up, z]).map((edges) => `calc(var(--die) * ${edges.toFixed(4)})`);
    return `translate3d(${place.join(', ')})`;
  };
  const size = 1 + height * 0.35;
  return {
    transform: `${moved(middle)} ${matrix3d(after(VIEW, turned))}`,
    shades: FACES.map((face) => 1 - AMBIENT - (1 - AMBIENT) * Math.max(0, dot(turn(turned, face), LIGHT))),
    shadow: {
      transform: `${moved(0)} scale(${size.toFixed(3)})`,
      opacity: 0.62 / (1 + height * 1.4),
    },
  };
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

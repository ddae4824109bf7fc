// The rings themselves: floor and shadow, which stand still under the light, and the stonework, which turns.
import { LEVELS, type Level } from '../board/types.ts';
import { annulus, circle, piece, pointAt } from '../../../board-overlay/flat/polar.ts';
import { depthAt, KEEP_RADIUS, PARAPET, RINGS } from './geometry.ts';
import { INK } from './inks.ts';
import { line, round } from '../../../board-overlay/flat/numbers.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** Rows of blocks that a space is laid with, and blocks in each of them, from the inner edge. */
const COURSES: Readonly<Record<Level, readonly number[]>> = {
  dungeon: [3, 3, 4, 4],
  temple: [2, 3, 3, 3],
  spire: [1, 2, 2, 3],
};

/** Figures between 0 and 1 that look like chance and are always the same. */
function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Gradients and patterns that the map refers to, under names that no other map uses. */
export function inkwell(name: string): SVGDefsElement {
  const stop = (offset: number, colour: string, opacity = 1): SVGElement =>
    draw('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
  const slanted = { gradientUnits: 'userSpaceOnUse', x1: -70, y1: -80, x2: 75, y2: 85 };
  return draw('defs', {}, [
    draw('linearGradient', { id: `${name}-floor`, ...slanted }, [
      stop(0, '#8790cc'),
      stop(0.34, '#665f90'),
      stop(0.7, '#5d4c72'),
      stop(1, '#8a6a70'),
    ]),
    draw('linearGradient', { id: `${name}-parapet`, ...slanted }, [
      stop(0, INK.moon),
      stop(0.4, '#6b6591'),
      stop(0.7, '#6e5878'),
      stop(1, INK.warm),
    ]),
    draw('radialGradient', { id: `${name}-light` }, [
      stop(0, INK.candleLight, 0.95),
      stop(0.4, INK.candle, 0.5),
      stop(1, INK.ember, 0),
    ]),
    draw('radialGradient', { id: `${name}-portal` }, [
      stop(0, INK.verdGlow, 0.9),
      stop(0.5, INK.verdLight, 0.35),
      stop(1, INK.verd, 0),
    ]),
    draw('radialGradient', { id: `${name}-abyss` }, [
      stop(0.62, INK.night, 0.9),
      stop(0.9, INK.night, 0.55),
      stop(1, INK.night, 0),
    ]),
    hatching(`${name}-hatch`, INK.line, 0.5, 2),
    hatching(`${name}-hatch-lit`, INK.emberDeep, 0.3, 2.4),
    hatching(`${name}-hatch-harm`, INK.bloodLight, 0.5, 3),
    hatching(`${name}-hatch-blood`, INK.blood, 1.1, 3.4),
    hatching(`${name}-hatch-fine`, INK.line, 0.36, 1.15),
  ]);
}

function hatching(id: string, colour: string, width: number, apart: number): SVGElement {
  const size = {
    width: apart,
    height: apart,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  };
  return draw('pattern', { id, ...size }, [
    draw('path', { d: `M0 0H${apart}`, stroke: colour, 'stroke-width': width, fill: 'none' }),
  ]);
}

/** The floor of a ring with the light on it, and the shadow that the next ring casts. */
export function floor(name: string, level: Level): SVGGElement {
  const radii = RINGS[level];
  const above = level === 'spire' ? KEEP_RADIUS + 0.5 : RINGS[LEVELS[LEVELS.indexOf(level) + 1]].outer;
  // The moon stands behind to the left: shadows fall to the lower right.
  const reach = level === 'spire' ? 3.5 : 5;
  const clip = `${name}-clip-${level}`;
  const cast = { d: circle(above, reach, reach), 'clip-path': `url(#${clip})` };
  return draw('g', {}, [
    draw('clipPath', { id: clip }, [draw('path', { d: annulus(radii), 'clip-rule': 'evenodd' })]),
    draw('path', { d: circle(radii.outer + 1.6), fill: INK.line }),
    draw('path', { d: annulus(radii), 'fill-rule': 'evenodd', fill: `url(#${name}-floor)` }),
    draw('path', { ...cast, fill: INK.line, opacity: 0.35 }),
    draw('path', { ...cast, fill: `url(#${name}-hatch)` }),
  ]);
}

/** The stonework of a ring: blocks, joints, the borders of its spaces, the parapet. Its portal is at sector 0. */
export function masonry(name: string, level: Level, sectors: number): SVGGElement {
  const { inner, outer } = RINGS[level];
  const random = chance(LEVELS.indexOf(level) * 97 + sectors);
  const blocks: SVGElement[] = [];
  let joints = '';
  let borders = '';
  for (let sector = 0; sector < sectors; sector++) {
    const [from, to] = [sector - 0.5, sector + 0.5];
    borders += line([pointAt(from, inner, sectors), pointAt(from, outer, sectors)]);
    COURSES[level].forEach((count, row, rows) => {
      const course = {
        inner: depthAt(level, row / rows.length),
        outer: depthAt(level, (row + 1) / rows.length),
      };
      for (let i = 0; i < count; i++) {
        // Joints of neighbouring rows do not meet.
        const shift = i === 0 ? 0 : (random() - 0.5) * 0.12;
        const start = from + (i + shift) / count;
        if (i > 0)
          joints += line([pointAt(start, course.inner, sectors), pointAt(start, course.outer, sectors)]);
        const tone = random();
        if (tone > 0.55) {
          const block = piece(start, Math.min(to, from + (i + 1) / count), course, sectors);
          const dark = tone > 0.82;
          blocks.push(
            draw('path', { d: block, fill: dark ? INK.line : INK.bone, opacity: dark ? 0.16 : 0.07 }),
          );
        }
      }
      if (row > 0) joints += arcs(from, to, course.inner, sectors);
    });
  }
  return draw('g', { fill: 'none', 'stroke-linecap': 'round' }, [
    ...blocks,
    draw('path', { d: joints, stroke: INK.line, 'stroke-width': 0.32, opacity: 0.6 }),
    draw('path', { d: borders, stroke: INK.line, 'stroke-width': 0.9 }),
    draw('path', {
      d: borders,
      stroke: INK.bone,
      'stroke-width': 0.2,
      opacity: 0.35,
      transform: 'translate(-0.3 -0.3)',
    }),
    medallions(level, sectors),
    parapet(name, level, sectors),
  ]);
}

const arcs = (from: number, to: number, radius: number, sectors: number): string => {
  const [a, b] = [pointAt(from, radius, sectors), pointAt(to, radius, sectors)].map((point) =>
    point.map(round).join(' '),
  );
  return `M${a}A${round(radius)} ${round(radius)} 0 0 1 ${b}`;
};

/** The round inlay in the middle of each space. */
function medallions(level: Level, sectors: number): SVGElement {
  const size = level === 'dungeon' ? 5.4 : level === 'temple' ? 4.8 : 3.6;
  const radius = depthAt(level, 0.47);
  const rings = Array.from({ length: sectors }, (_, sector) => {
    const [x, y] = pointAt(sector, radius, sectors);
    return circle(size, x, y) + circle(size * 0.72, x, y);
  });
  return draw('path', { d: rings.join(''), stroke: INK.line, 'stroke-width': 0.4, opacity: 0.55 });
}

/** The wall at the outer edge, with its merlons. */
function parapet(name: string, level: Level, sectors: number): SVGElement {
  const { inner, outer } = RINGS[level];
  const wall = { inner: outer - PARAPET, outer };
  const merlons = level === 'dungeon' ? 5 : level === 'temple' ? 4 : 3;
  const tops = Array.from({ length: sectors * merlons }, (_, i) => {
    const at = i / merlons;
    return piece(
      at + 0.07,
      at + 0.6 / merlons + 0.07,
      { inner: wall.inner + 0.5, outer: wall.outer + 0.7 },
      sectors,
    );
  });
  return draw('g', {}, [
    draw('path', {
      d: annulus(wall),
      'fill-rule': 'evenodd',
      fill: INK.stoneDeep,
      stroke: INK.line,
      'stroke-width': 0.6,
    }),
    draw('path', { d: tops.join(''), fill: INK.stoneLit, stroke: INK.line, 'stroke-width': 0.4 }),
    draw('path', { d: circle(inner), stroke: INK.line, 'stroke-width': 1 }),
    draw('path', { d: circle(wall.inner), stroke: `url(#${name}-parapet)`, 'stroke-width': 0.35 }),
  ]);
}

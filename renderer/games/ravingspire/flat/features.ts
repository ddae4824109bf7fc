// What is built on the rings: portals, staircases, the Tower Door, candles. Drawn at the sector 0 of a group that turns.
import type { Level } from '../board/types.ts';
import { piece, pointAt } from '../../../board-overlay/flat/polar.ts';
import { depthAt, DOOR, PARAPET, PORTAL, RINGS, STAIRS } from './geometry.ts';
import { INK } from './inks.ts';
import { line, round } from '../../../board-overlay/flat/numbers.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** A pointed arch, its foot at (0, 0), opening upwards. */
const lancet = (width: number, height: number): string => {
  const [w, h] = [width / 2, height];
  return `M${round(-w)} 0V${round(-h * 0.45)}Q${round(-w)} ${round(-h * 0.85)} 0 ${round(-h)}Q${round(w)} ${round(-h * 0.85)} ${round(w)} ${round(-h * 0.45)}V0Z`;
};

/** The gate in the parapet, seen as on old maps: laid flat, its point towards the middle. */
export function portal(name: string, level: Level, sectors: number): SVGGElement {
  const { outer } = RINGS[level];
  const [, y] = pointAt(0, outer, sectors);
  const width = level === 'spire' ? 6.4 : 8;
  const height = (RINGS[level].outer - RINGS[level].inner) * PORTAL.depth + 1.5;
  return draw('g', {}, [
    draw('circle', { cx: 0, cy: y + height * 0.55, r: height * 1.15, fill: `url(#${name}-portal)` }),
    // Drawn upside down: the foot of the arch stands on the parapet.
    draw('g', { transform: `translate(0 ${round(y - 1)}) scale(1 -1)` }, [
      draw('path', {
        d: lancet(width + 3, height + 1.6),
        fill: INK.stoneLit,
        stroke: INK.line,
        'stroke-width': 0.8,
      }),
      draw('path', { d: lancet(width, height), fill: INK.verdGlow, stroke: INK.line, 'stroke-width': 0.6 }),
      draw('path', { d: lancet(width * 0.62, height * 0.8), fill: INK.verdLight }),
      draw('path', { d: lancet(width * 0.3, height * 0.58), fill: INK.verdGlow }),
    ]),
  ]);
}

/** Steps up to the next ring; lit while they meet its portal. */
export function stairs(
  name: string,
  level: Exclude<Level, 'spire'>,
  sectors: number,
): { group: SVGGElement; light: SVGElement } {
  const { inner } = RINGS[level];
  const above = RINGS[level === 'dungeon' ? 'temple' : 'spire'].outer - PARAPET;
  const foot = depthAt(level, STAIRS.depth);
  const count = 7;
  const half = STAIRS.half * 0.78;
  const treads = Array.from({ length: count }, (_, i) => {
    const at = (part: number): number => foot + (above - foot) * (part / count);
    const tread = piece(-half, half, { inner: at(i + 1), outer: at(i) }, sectors);
    const bright = i / (count - 1);
    return draw('path', { d: tread, fill: mixed(bright), stroke: INK.line, 'stroke-width': 0.45 });
  });
  const rail = (side: number): SVGElement => {
    const wall = piece(side - 0.035, side + 0.035, { inner: above - 0.6, outer: foot + 0.8 }, sectors);
    return draw('path', { d: wall, fill: INK.stoneLit, stroke: INK.line, 'stroke-width': 0.6 });
  };
  const light = draw('g', {}, [
    draw('circle', { cx: 0, cy: -(inner + 2), r: 12, fill: `url(#${name}-light)` }),
    draw('path', {
      d: piece(-half, half, { inner: above, outer: foot }, sectors),
      fill: INK.candle,
      opacity: 0.62,
      stroke: INK.candleLight,
      'stroke-width': 0.8,
    }),
    draw('path', {
      d: Array.from({ length: count - 1 }, (_, i) => {
        const radius = foot + (above - foot) * ((i + 1) / count);
        return line([pointAt(-half, radius, sectors), pointAt(half, radius, sectors)]);
      }).join(''),
      stroke: INK.emberDeep,
      'stroke-width': 0.4,
      fill: 'none',
    }),
  ]);
  return { group: draw('g', {}, [...treads, light, rail(-half), rail(half)]), light };
}

/** The stone of a step, darker at the foot. */
function mixed(part: number): string {
  const channel = (from: number, to: number): string =>
    Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0x4a, 0xb4)}${channel(0x43, 0xa8)}${channel(0x68, 0xc4)}`;
}

/** The door in the wall of the Keep; light falls out of it once it stands open. */
export function door(
  name: string,
  sectors: number,
): { group: SVGGElement; light: SVGElement; leaf: SVGElement } {
  const { inner } = RINGS.spire;
  const [, y] = pointAt(0, inner, sectors);
  const height = (RINGS.spire.outer - inner) * DOOR.depth;
  const frame = { transform: `translate(0 ${round(y + 1.6)})` };
  const light = draw('g', {}, [
    draw('circle', { cx: 0, cy: y - height * 0.3, r: height * 1.9, fill: `url(#${name}-light)` }),
    draw('path', {
      ...frame,
      d: lancet(6, height),
      fill: INK.candleLight,
      stroke: INK.ember,
      'stroke-width': 0.6,
    }),
  ]);
  const leaf = draw('g', frame, [
    draw('path', { d: lancet(6, height), fill: INK.emberDeep, stroke: INK.line, 'stroke-width': 0.5 }),
    draw('path', {
      d: `M0 0V${round(-height)}M-1.6 0V${round(-height * 0.8)}M1.6 0V${round(-height * 0.8)}`,
      stroke: INK.line,
      'stroke-width': 0.35,
    }),
    draw('circle', { cx: 1.1, cy: -height * 0.34, r: 0.6, fill: INK.candle }),
  ]);
  const group = draw('g', {}, [
    draw('path', {
      ...frame,
      d: lancet(9, height + 1.8),
      fill: INK.stoneLit,
      stroke: INK.line,
      'stroke-width': 0.8,
    }),
    light,
    leaf,
  ]);
  return { group, light, leaf };
}

/** Candles on the posts between the spaces; they burn on rings that have been revealed. */
export function candles(level: Level, sectors: number): { group: SVGGElement; flames: SVGElement } {
  const radius = RINGS[level].outer - PARAPET / 2;
  const posts = Array.from({ length: sectors }, (_, sector) => pointAt(sector + 0.5, radius, sectors));
  const post = ([x, y]: readonly [number, number]): SVGElement =>
    draw('circle', { cx: x, cy: y, r: 1.5, fill: INK.stone, stroke: INK.line, 'stroke-width': 0.5 });
  const flame = ([x, y]: readonly [number, number]): SVGElement =>
    draw('circle', { cx: x, cy: y, r: 0.8, fill: INK.candle });
  const flames = draw('g', {}, posts.map(flame));
  return { group: draw('g', {}, [...posts.map(post), flames]), flames };
}

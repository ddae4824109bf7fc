// The Keep from above, and the dial around the tower.
import { circle, pointAt } from '../../../board-overlay/flat/polar.ts';
import { DIAL, KEEP_RADIUS, RINGS } from './geometry.ts';
import { INK } from './inks.ts';
import { line } from '../../../board-overlay/flat/numbers.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** Facets of a roof, from those that the moon lights to those in the shade. */
const ROOF = ['#9fd3c1', '#77bfa8', '#4f9a84', '#35745f', '#245546', '#1c4438'];

/** A pointed roof around a point. */
function roof(x: number, y: number, radius: number, facets: number): SVGElement {
  const corner = (i: number): [number, number] => {
    const [dx, dy] = pointAt(i - 0.5, radius, facets);
    return [x + dx, y + dy];
  };
  const faces = Array.from({ length: facets }, (_, i) => {
    // The moon is in the north-west.
    const turn = (i / facets) * Math.PI * 2;
    const shade = (1 - Math.cos(turn + Math.PI / 4)) / 2;
    const colour = ROOF[Math.min(ROOF.length - 1, Math.floor(shade * ROOF.length))];
    return draw('path', {
      d: `${line([[x, y], corner(i), corner(i + 1)])}Z`,
      fill: colour,
      stroke: INK.line,
      'stroke-width': 0.45,
    });
  });
  const slates = [0.42, 0.72].map((part) => {
    const points = Array.from({ length: facets + 1 }, (_, i): [number, number] => {
      const [cx, cy] = corner(i);
      return [x + (cx - x) * part, y + (cy - y) * part];
    });
    return draw('path', {
      d: line(points),
      fill: 'none',
      stroke: INK.line,
      'stroke-width': 0.3,
      opacity: 0.7,
    });
  });
  return draw('g', {}, [
    draw('path', { d: circle(radius + 0.7, x, y), fill: INK.line }),
    ...faces,
    ...slates,
    draw('circle', {
      cx: x,
      cy: y,
      r: Math.max(0.7, radius * 0.09),
      fill: INK.bone,
      stroke: INK.line,
      'stroke-width': 0.4,
    }),
  ]);
}

/** The roofs of the Keep: it stands still, whatever turns below it. */
export function keep(): SVGGElement {
  const turrets = [0.5, 1.5, 2.5, 3.5].map((corner) => pointAt(corner, KEEP_RADIUS - 2.6, 4));
  return draw('g', {}, [
    draw('circle', { r: KEEP_RADIUS + 1.2, fill: INK.line }),
    draw('circle', { r: KEEP_RADIUS, fill: INK.stone, stroke: INK.stoneLit, 'stroke-width': 0.5 }),
    roof(0, 0, KEEP_RADIUS - 2.2, 12),
    ...turrets.map(([x, y]) => roof(x, y, 4.1, 8)),
  ]);
}

/** The dark around the tower, so that it reads on any sky. */
export function abyss(name: string): SVGGElement {
  const rays = Array.from({ length: 96 }, (_, i) =>
    line([pointAt(i, DIAL.outer + 2.5, 96), pointAt(i, DIAL.outer + (i % 2 === 0 ? 5.5 : 4), 96)]),
  );
  return draw('g', {}, [
    draw('circle', { r: DIAL.outer + 16, fill: `url(#${name}-abyss)` }),
    draw('path', { d: rays.join(''), stroke: INK.stone, 'stroke-width': 0.3, fill: 'none', opacity: 0.5 }),
  ]);
}

/** The dial around the tower, and the numbers on it, whose size is set on their group. */
export interface Dial {
  readonly group: SVGGElement;
  readonly numbers: SVGGElement;
}

/** The numbers of the sectors. They stand still: a ring that turns carries its portal past them. */
export function dial(sectors: number): Dial {
  const borders = Array.from({ length: sectors }, (_, i) =>
    line([pointAt(i + 0.5, DIAL.inner, sectors), pointAt(i + 0.5, DIAL.outer, sectors)]),
  );
  const minutes = Array.from({ length: sectors * 6 }, (_, i) =>
    line([pointAt(i / 6, DIAL.outer - 0.9, sectors), pointAt(i / 6, DIAL.outer, sectors)]),
  );
  const lettering = { 'text-anchor': 'middle', 'font-family': 'Grenze, serif', 'font-weight': 600 };
  const numbers = draw('g', { ...lettering, fill: INK.bone2 });
  for (let sector = 0; sector < sectors; sector++) {
    const [x, y] = pointAt(sector, (DIAL.inner + DIAL.outer) / 2, sectors);
    const number = draw('text', { x, y, dy: '0.3em' });
    number.textContent = String(sector);
    numbers.append(number);
  }
  const group = draw('g', {}, [
    draw('path', {
      d: circle(DIAL.outer) + circle(RINGS.dungeon.outer + 1.4),
      'fill-rule': 'evenodd',
      fill: INK.shade,
      stroke: INK.patina,
      'stroke-width': 0.5,
    }),
    draw('path', { d: borders.join(''), stroke: INK.patina, 'stroke-width': 0.4 }),
    draw('path', { d: minutes.join(''), stroke: INK.patina, 'stroke-width': 0.25 }),
    numbers,
  ]);
  return { group, numbers };
}

// Mist over rings that are not revealed yet.
import type { Level } from '../board/types.ts';
import { annulus, pointAt } from '../../../board-overlay/flat/polar.ts';
import { RINGS } from './geometry.ts';
import { INK } from './inks.ts';
import { round } from '../../../board-overlay/flat/numbers.ts';
import { draw } from '../../../board-overlay/flat/svg.ts';

/** A curl of cloud: two bows and a hook, as engravers draw it. */
function curl(x: number, y: number, size: number, turn: number): string {
  const at = (dx: number, dy: number): string => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `${round(x + (dx * c - dy * s) * size)} ${round(y + (dx * s + dy * c) * size)}`;
  };
  return (
    `M${at(-2.2, 0.4)}Q${at(-2.1, -0.9)} ${at(-1, -0.7)}Q${at(-0.5, -1.9)} ${at(0.7, -1.1)}` +
    `Q${at(2, -1.3)} ${at(1.9, 0)}Q${at(1.8, 0.8)} ${at(1, 0.6)}Q${at(0.6, 0.3)} ${at(1.1, 0)}`
  );
}

/** A veil over a ring with its curls, which drift. */
export interface FlatMist {
  readonly group: SVGGElement;
  readonly curls: SVGElement;
}

export function mist(level: Level): FlatMist {
  const { inner, outer } = RINGS[level];
  const rows = 4;
  let back = '';
  let front = '';
  for (let row = 0; row < rows; row++) {
    const radius = inner + ((outer - inner) * (row + 0.55)) / rows;
    const count = Math.round((radius * Math.PI * 2) / 10.5);
    for (let i = 0; i < count; i++) {
      const angle = i + (row % 2) / 2 + Math.sin(i * 7.3 + row * 2.1) * 0.16;
      const [x, y] = pointAt(angle, radius + Math.sin(i * 3.7 + row) * 1.1, count);
      const drawn = curl(x, y, 1.55 + 0.4 * Math.sin(i * 5.1 + row * 3.3), (angle / count) * Math.PI * 2);
      if ((i + row) % 3 === 0) back += drawn;
      else front += drawn;
    }
  }
  const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const curls = draw('g', stroke, [
    draw('path', { d: back, stroke: '#565c8c', 'stroke-width': 0.5 }),
    draw('path', { d: front, stroke: INK.line, 'stroke-width': 1.5, opacity: 0.5 }),
    draw('path', { d: front, stroke: '#9fa5cb', 'stroke-width': 0.55 }),
  ]);
  const veil = draw('path', {
    d: annulus(RINGS[level]),
    'fill-rule': 'evenodd',
    fill: '#1f2241',
    opacity: 0.86,
  });
  return { group: draw('g', {}, [veil, curls]), curls };
}

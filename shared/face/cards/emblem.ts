import type { CardModel } from '../model.ts';
import { drawIcon } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawValue } from '../type/shapes.ts';
import { n1, tag } from '../paint/svg.ts';
import type { Theme } from './theme.ts';

/** The star is wider than the other emblems. */
export const isStar = (emblem: CardModel['emblem']): boolean =>
  'shapes' in emblem && (emblem.shapes[0] === 'star' || emblem.shapes.length > 2);

/** Where icons are in their disc and how large, in parts of its size; by how many there are, three at most. */
const SPOTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[0, 0, 0.62]],
  [
    [-0.21, 0, 0.38],
    [0.21, 0, 0.38],
  ],
  [
    [0, -0.21, 0.36],
    [-0.2, 0.14, 0.36],
    [0.2, 0.14, 0.36],
  ],
];

/** Icons in a disc, the first three of them. */
function drawIcons(
  sheet: Sheet,
  icons: readonly string[],
  { x, y, size, ink }: { x: number; y: number; size: number; ink: string },
): string {
  const spots = SPOTS[Math.min(icons.length, SPOTS.length) - 1];
  return spots
    .map(([dx, dy, scale], i) => drawIcon(sheet, icons[i], x + dx * size, y + dy * size, scale * size, ink))
    .join('');
}

/** What a card is worth, or what it is instead, in its top right corner. */
export function drawEmblem(
  sheet: Sheet,
  emblem: CardModel['emblem'],
  theme: Theme,
  x: number,
  y: number,
  size: number,
): string {
  if ('shapes' in emblem) {
    const star = isStar(emblem);
    return drawValue(sheet, emblem, star ? x - size * 0.06 : x, y, star ? size * 1.04 : size, { line: 6 });
  }
  const { dye, night } = theme;
  const [fill, stroke, ink] = emblem.harm
    ? ['#2a0a14', '#d98a80', '#f3d9cf']
    : [dye.deep, dye.light, night ? dye.light : INK.white];
  return (
    tag('circle', { cx: x, cy: y, r: n1(size * 0.5), fill: INK.ink }) +
    tag('circle', { cx: x, cy: y, r: n1(size * 0.455), fill, stroke, 'stroke-width': n1(size * 0.04) }) +
    drawIcons(sheet, [emblem.icon, ...(emblem.also ?? [])], { x, y, size, ink })
  );
}

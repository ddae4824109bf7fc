import type { CardModel } from '../model.ts';
import { drawIcon } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawValue } from '../paint/shapes.ts';
import { n1, tag } from '../paint/svg.ts';
import type { Theme } from './theme.ts';

/** The star is wider than the other emblems. */
export const isStar = (emblem: CardModel['emblem']): boolean =>
  'shapes' in emblem && (emblem.shapes[0] === 'star' || emblem.shapes.length > 2);

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
    drawIcon(sheet, emblem.icon, x, y, size * 0.62, ink)
  );
}

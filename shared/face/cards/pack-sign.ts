import type { PackSign } from '../../packs/pictures.ts';
import { drawSign } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { kindMedal, type Theme } from './theme.ts';

const MIDDLE = 572;
const RADIUS = 22;

/** The sign of the pack at the right end of the line below the picture, smaller than the medal of the kind; nothing without one. */
export function drawPackSign(sheet: Sheet, sign: PackSign | undefined, y: number, theme: Theme): string {
  if (sign === undefined) return '';
  const { fill, line, ink } = kindMedal(theme);
  return (
    tag('circle', { cx: MIDDLE, cy: n1(y), r: RADIUS, fill: INK.ink }) +
    tag('circle', { cx: MIDDLE, cy: n1(y), r: n1(RADIUS * 0.9), fill, stroke: line, 'stroke-width': 1.5 }) +
    drawSign(sheet, sign, MIDDLE, y, RADIUS * 1.3, ink)
  );
}

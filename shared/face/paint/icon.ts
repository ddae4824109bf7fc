import type { PackSign } from '../../packs/pictures.ts';
import type { Sheet } from './sheet.ts';
import { n1, placed, tag } from './svg.ts';

/** Width and height of the box that icons are drawn in. */
export const ICON_BOX = 512;

/** An icon of one ink with its middle at x, y; a hollow square where there is none of that name. */
export function drawIcon(
  sheet: Sheet,
  name: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  const path = sheet.icon(name);
  const content =
    path === undefined ? hollow(fill) : tag('use', { href: `#${iconId(sheet, name, path)}`, fill });
  return placed(x - size / 2, y - size / 2, size / ICON_BOX, content);
}

/** Keeps an icon's path; a card shows some icons more than once. */
export const iconId = (sheet: Sheet, name: string, path: string): string =>
  sheet.define(`i-${name}`, (id) => tag('path', { id, d: path }));

const hollow = (stroke: string): string =>
  tag('rect', { x: 96, y: 96, width: 320, height: 320, fill: 'none', stroke, 'stroke-width': 32 });

/** The sign of a pack, as an icon of one ink. */
export function drawSign(
  sheet: Sheet,
  sign: PackSign,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  if ('icon' in sign) return drawIcon(sheet, sign.icon, x, y, size, fill);
  return placed(x - size / 2, y - size / 2, size / ICON_BOX, tag('path', { d: sign.path, fill }));
}

export interface MedalStyle {
  readonly fill: string;
  readonly line: string;
  readonly ink: string;
}

/** An icon on a round plate. */
export function drawMedal(
  sheet: Sheet,
  icon: string,
  x: number,
  y: number,
  radius: number,
  { fill, line, ink }: MedalStyle,
  edge: string,
): string {
  return (
    tag('circle', { cx: x, cy: y, r: radius, fill: edge }) +
    tag('circle', {
      cx: x,
      cy: y,
      r: radius * 0.9,
      fill,
      stroke: line,
      'stroke-width': n1(radius * 0.07),
    }) +
    drawIcon(sheet, icon, x, y, radius * 1.24, ink)
  );
}

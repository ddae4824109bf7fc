// What all cards have in common: the edge, the head, the window and the paper.
import { FACE_SIZE } from '../model.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { by, linear, n1, radial, tag } from '../paint/svg.ts';
import type { Theme } from './theme.ts';

/** Inside the frame. */
export const FIELD = { left: 22, top: 22, right: 608, bottom: 858, width: 586, height: 836 } as const;
/** The middle of a card. */
export const AXIS = FACE_SIZE.width / 2;

const rounded = (inset: number, rx: number, paint: { readonly [name: string]: string | number }): string =>
  tag('rect', {
    x: inset,
    y: inset,
    width: FACE_SIZE.width - 2 * inset,
    height: FACE_SIZE.height - 2 * inset,
    rx,
    ...paint,
  });

/** The edge of a card; a hairline of its dye runs inside it. */
export const drawEdge = ({ dye, night }: Pick<Theme, 'dye' | 'night'>, hairline = true): string =>
  rounded(0, 34, { fill: INK.night }) +
  rounded(3, 32, { fill: dye.deep }) +
  rounded(8, 28, { fill: INK.frame }) +
  (hairline ? rounded(13, 24, { fill: 'none', stroke: night ? dye.mid : dye.light, 'stroke-width': 3 }) : '');

const field = (paint: { readonly [name: string]: string | number }): string =>
  tag('rect', { x: FIELD.left, y: FIELD.top, width: FIELD.width, height: FIELD.height, rx: 17, ...paint });

/** Everything inside the frame, cut off at its round corners. */
export function drawField(sheet: Sheet, content: string): string {
  const id = sheet.id('cl');
  const shade = field({ fill: 'none', stroke: '#000', 'stroke-opacity': 0.55, 'stroke-width': 3 });
  return tag('clipPath', { id }, field({})) + tag('g', { 'clip-path': by(id) }, content + shade);
}

/** The head, dyed, down to `bottom`. */
export function drawHead(sheet: Sheet, { dye, night }: Theme, bottom: number): string {
  const id = sheet.id('hd');
  const ends = [
    [0, night ? dye.deep : dye.base],
    [1, night ? INK.frame : dye.deep],
  ] as const;
  return tag('defs', {}, linear(id, [0, FIELD.top], [0, bottom], ends)) + band(FIELD.top, bottom, by(id));
}

/** A shadow that falls from the head onto the picture. */
export function drawHeadShadow(sheet: Sheet, y: number): string {
  const id = sheet.id('ts');
  const height = 46;
  return (
    tag('defs', {}, linear(id, [0, y], [0, y + height], [[0, '#000', 0.5], [1, '#000', 0]])) + // prettier-ignore
    band(y, y + height, by(id))
  );
}

/** A stripe from edge to edge. */
export const band = (top: number, bottom: number, fill: string): string =>
  tag('rect', { x: FIELD.left, y: n1(top), width: FIELD.width, height: n1(bottom - top), fill });

/** The paper from `top` to the foot of the card. */
export function drawPaper(sheet: Sheet, { ground, night }: Theme, top: number): string {
  const [light, middle, dark] = ground;
  const [shade, edge, fibres] = [sheet.id('pp'), sheet.id('pe'), sheet.id('pf')];
  const height = FIELD.bottom - top;
  const burn = night ? '#000' : '#5a4320';
  const grain = tag('path', {
    d: 'M4 9h13M31 22h8M60 6h17M70 33h11M12 41h16M44 52h10M84 48h6',
    stroke: night ? '#fff' : '#6b5026',
    'stroke-opacity': night ? 0.035 : 0.1,
    'stroke-width': 1.4,
  });
  const defs =
    linear(shade, [0, top], [0, FIELD.bottom], [[0, light], [0.55, middle], [1, dark]]) + // prettier-ignore
    radial(edge, AXIS, top + height / 2, 430, [
      [0.6, burn, 0],
      [1, burn, night ? 0.5 : 0.32],
    ]) + // prettier-ignore
    tag('pattern', { id: fibres, width: 90, height: 60, patternUnits: 'userSpaceOnUse' }, grain);
  return tag('defs', {}, defs) + [shade, fibres, edge].map((id) => band(top, FIELD.bottom, by(id))).join('');
}

/** A line from edge to edge: light on dark. */
export const drawDivider = (y: number, light: string, [dark, bright]: readonly [number, number]): string =>
  tag('path', { d: `M${FIELD.left} ${n1(y)}H${FIELD.right}`, stroke: INK.ink, 'stroke-width': dark }) +
  tag('path', { d: `M${FIELD.left} ${n1(y)}H${FIELD.right}`, stroke: light, 'stroke-width': bright });

import type { Value } from '../model.ts';
import {
  HALVES,
  OUTLINES,
  SHAPE_BOX,
  STAR_OUTLINE,
  STAR_THIRDS,
  TRIANGLE_OUTLINE,
  type PlainShape,
} from '../outlines.ts';
import { drawNumber } from './letters.ts';
import { drawIcon } from '../paint/icon.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { placed, tag } from '../paint/svg.ts';

export interface ShapeStyle {
  /** Width of the light line around the colour, in a box of 104; 0 for none. */
  readonly line?: number;
  /** No dark edge around the line: for a shape among letters. */
  readonly bare?: boolean;
}

/** A value in its shape, with its middle at x, y. Two shapes stand for either of them, three or a star for all. */
export function drawValue(
  sheet: Sheet,
  { shapes, value }: Value,
  x: number,
  y: number,
  size: number,
  style: ShapeStyle = {},
): string {
  const [first, second] = shapes;
  const content =
    first === undefined || first === 'star' || shapes.length > 2
      ? star(sheet, value, style)
      : second === undefined || second === 'star'
        ? single(sheet, first, value, style)
        : either(sheet, first, second, value, style);
  return placed(x, y, size / SHAPE_BOX, content);
}

/** The red triangle with its number; null crosses it out. */
export function drawTriangle(sheet: Sheet, value: string | null, x: number, y: number, size: number): string {
  const inside =
    value === null
      ? cross('M-16-2 16 30M16-2-16 30')
      : drawNumber(value, 0, 12, value.length > 1 ? 54 : 64, INK.white);
  const content =
    edge(TRIANGLE_OUTLINE, 16, INK.ink) +
    tag('path', {
      d: TRIANGLE_OUTLINE,
      fill: value === null ? 'none' : sheet.colours.harm,
      stroke: INK.white,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }) +
    inside;
  return placed(x, y, size / SHAPE_BOX, content);
}

/** The triangle alone, among letters. */
export const drawBareTriangle = (sheet: Sheet, x: number, y: number, size: number): string =>
  placed(x, y, size / SHAPE_BOX, tag('path', { d: TRIANGLE_OUTLINE, fill: sheet.colours.harm }));

const cross = (path: string): string =>
  tag('path', { d: path, stroke: INK.white, 'stroke-width': 7, 'stroke-linecap': 'round' });

const edge = (path: string, width: number, colour: string): string =>
  tag('path', { d: path, fill: colour, stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });

const LINE = 7;

function single(
  sheet: Sheet,
  shape: PlainShape,
  value: string | null,
  { line = LINE, bare = false }: ShapeStyle,
): string {
  const { fill, number } = sheet.colours.shapes[shape];
  const body = tag('path', {
    d: OUTLINES[shape],
    fill,
    ...(line > 0 && { stroke: INK.white, 'stroke-width': line, 'stroke-linejoin': 'round' }),
  });
  const lift = shape === 'flame' ? 7 : 0;
  return (
    (bare ? '' : edge(OUTLINES[shape], line * 2.6, INK.ink)) + body + inside(sheet, value, lift, 1, number)
  );
}

function either(
  sheet: Sheet,
  left: PlainShape,
  right: PlainShape,
  value: string | null,
  { line = LINE, bare = false }: ShapeStyle,
): string {
  const [first, second] = [HALVES[left][0], HALVES[right][1]];
  const whole = first + second;
  const fills =
    tag('path', { d: first, fill: sheet.colours.shapes[left].fill }) +
    tag('path', { d: second, fill: sheet.colours.shapes[right].fill });
  const split = value === null ? tag('path', { d: 'M0-58V58', stroke: INK.white, 'stroke-width': 6 }) : '';
  const lift = left === 'flame' || right === 'flame' ? 3 : 0;
  // One of the halves may be pale: the number brings its own dark edge.
  const number = inside(sheet, value, lift, 1, INK.white, { colour: INK.ink, width: 7 });
  return (
    (bare ? '' : edge(whole, line * 2.6, INK.ink)) + edge(whole, line, INK.white) + fills + split + number
  );
}

function star(sheet: Sheet, value: string | null, { line = LINE, bare = false }: ShapeStyle): string {
  const thirds = STAR_THIRDS.map(([shape, path]) =>
    tag('path', { d: path, fill: sheet.colours.shapes[shape].fill }),
  );
  const middle =
    value === null
      ? tag('circle', { r: 10, fill: INK.white })
      : tag('circle', { r: 33, fill: INK.ink, stroke: INK.white, 'stroke-width': 3 }) +
        inside(sheet, value, 0, 0.8, INK.white);
  return (
    (bare ? '' : edge(STAR_OUTLINE, line * 2.6, INK.ink)) +
    edge(STAR_OUTLINE, line, INK.white) +
    thirds.join('') +
    middle
  );
}

/** Figures shrink as they become more. */
const figureSize = (text: string): number => (text.length > 2 ? 44 : text.length > 1 ? 60 : 72);

/** What is written into a shape: figures, or a die with what is added to it below. */
function inside(
  sheet: Sheet,
  value: string | null,
  lift: number,
  scale: number,
  fill: string,
  stroke?: { readonly colour: string; readonly width: number },
): string {
  if (value === null) return '';
  const die = /^(.*)d(.*)$/.exec(value);
  if (die === null) {
    const size = figureSize(value) * scale;
    const outline = stroke && { ...stroke, width: (stroke.width * size) / 72 };
    return drawNumber(value.replace('-', '−'), 0, lift, size, fill, outline);
  }
  const added = (die[1] + die[2]).replace('-', '−');
  if (added === '') return drawIcon(sheet, 'die-3', 0, lift, 46 * scale, fill);
  return (
    drawIcon(sheet, 'die-3', 0, lift - 16 * scale, 31 * scale, fill) +
    drawNumber(added, 0, lift + 18 * scale, 38 * scale, fill, stroke)
  );
}

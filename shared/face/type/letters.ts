import { n1, tag } from '../paint/svg.ts';
import { EM, fontOf, type FontName, type Letter } from '../font.ts';

export interface LetterStyle {
  readonly font: FontName;
  /** In units. */
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
  /** Added after every letter, in units. */
  readonly tracking?: number;
  readonly stroke?: { readonly colour: string; readonly width: number };
}

/** Letters on a baseline that begins at x, y. */
export function drawLetters(
  letters: readonly Letter[],
  x: number,
  y: number,
  { font, size, fill, opacity, stroke }: LetterStyle,
): string {
  if (letters.length === 0) return '';
  const scale = size / EM;
  const set = fontOf(font);
  return tag('path', {
    d: letters.map(({ glyph, x: from }) => set.path(glyph, from)).join(''),
    transform: `translate(${n1(x)} ${n1(y)}) scale(${Number(scale.toFixed(5))})`,
    fill,
    'fill-opacity': opacity,
    stroke: stroke?.colour,
    'stroke-width': stroke && String(Math.round(stroke.width / scale)),
    'stroke-linejoin': stroke && 'round',
    'paint-order': stroke && 'stroke',
  });
}

/** A line of letters; x is its beginning, its middle or its end, y the baseline. */
export function drawText(
  text: string,
  x: number,
  y: number,
  style: LetterStyle,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const { font, size, tracking = 0 } = style;
  const { letters, width } = fontOf(font).set(text.normalize('NFC'), (tracking / size) * EM);
  const wide = (width * size) / EM - tracking;
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - wide / 2 : x - wide;
  return drawLetters(letters, left, y, style);
}

/** Height of the figures above the baseline, and their tracking, in ems. */
const FIGURE_HEIGHT = 0.608;
const CLOSER = -0.015;

/** Figures with their middle at x, y. */
export const drawNumber = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  stroke?: LetterStyle['stroke'],
): string =>
  drawText(
    text,
    x,
    y + (size * FIGURE_HEIGHT) / 2,
    { font: 'number', size, fill, tracking: CLOSER * size, ...(stroke && { stroke }) },
    'middle',
  );

import type { Sheet } from '../paint/sheet.ts';
import { INK } from '../paint/palette.ts';
import { drawLine } from '../type/draw-lines.ts';
import { widthOf } from '../font.ts';
import { drawText } from '../type/letters.ts';
import type { Title } from '../type/title.ts';
import type { Theme } from './theme.ts';

/** The lines of a name; x is their left edge, the first stands on `baseline`, the others follow by `leading` ems. */
export function drawTitle(
  sheet: Sheet,
  { lines, size }: Title,
  x: number,
  baseline: number,
  leading: number,
  align: 'left' | 'centre' = 'left',
): string {
  const inks = { fill: INK.white, symbols: INK.white };
  return lines
    .map((line, i) => {
      const left = align === 'left' ? x : x - (line.width * size) / 2;
      return drawLine(sheet, line, left, baseline + i * size * leading, size, inks);
    })
    .join('');
}

const KIND_SIZE = 23;
const KIND_TRACKING = 1.6;
/** Below this a line of kinds is too small to read. */
const LEAST_KIND = 15;

/** The size at which a line of kinds fits; smaller than it should be where it does not. */
export function kindSize(text: string, width: number): { readonly size: number; readonly fits: boolean } {
  const wide = widthOf('label', text, KIND_SIZE, (KIND_TRACKING / KIND_SIZE) * 1000);
  const size = Math.min(KIND_SIZE, (KIND_SIZE * width) / wide);
  return { size, fits: size >= LEAST_KIND };
}

/** What kind of card it is. */
export function drawKind(
  text: string,
  x: number,
  baseline: number,
  width: number,
  theme: Theme,
  align: 'start' | 'middle' = 'start',
): string {
  const { size } = kindSize(text, width);
  const tracking = (KIND_TRACKING * size) / KIND_SIZE;
  return drawText(
    text,
    x,
    baseline,
    { font: 'label', size, fill: theme.kind, opacity: 0.95, tracking },
    align,
  );
}

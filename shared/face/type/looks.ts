// Symbols among letters: how wide they are and how they are drawn.
import type { SymbolLook } from '../model.ts';
import { drawIcon } from '../paint/icon.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawBareTriangle, drawTriangle, drawValue } from './shapes.ts';

/** Signs are letters; all others are drawn. */
export type DrawnLook = Exclude<SymbolLook, { readonly sign: string }>;

/** Widths in ems. */
const ICON_WIDE = 1.2;
const BARE_WIDE = 0.98;
const TRIANGLE_WIDE = 1.38;
const STAR_WIDE = 1.75;
const SHAPE_WIDE = 1.38;
const WIDER_SHAPE = 1.54;

/** How high symbols stand: their middle above the baseline, in ems. */
const MIDDLE = 0.335;

/** Width in ems. */
export function lookWidth(look: DrawnLook, value: string | null): number {
  if ('icon' in look) return ICON_WIDE;
  if (value === null) return BARE_WIDE;
  if (look.shape === 'triangle') return TRIANGLE_WIDE;
  if (look.shape === 'star') return STAR_WIDE;
  return value.length > 1 ? WIDER_SHAPE : SHAPE_WIDE;
}

/** Whether it rises above and below the letters of its line. */
export const isTall = (look: DrawnLook, value: string | null): boolean => 'shape' in look && value !== null;

/** A symbol that begins at x on a baseline. */
export function drawLook(
  sheet: Sheet,
  look: DrawnLook,
  value: string | null,
  x: number,
  baseline: number,
  size: number,
  ink: string,
): string {
  const cx = x + (lookWidth(look, value) * size) / 2;
  const cy = baseline - size * MIDDLE;
  if ('icon' in look) return drawIcon(sheet, look.icon, cx, cy, size * ICON_WIDE, ink);
  if (look.shape === 'triangle') {
    return value === null
      ? drawBareTriangle(sheet, cx, cy, size * 0.84)
      : drawTriangle(sheet, value, cx, cy, size * 1.28);
  }
  if (value === null)
    return drawValue(sheet, { shapes: [look.shape], value }, cx, cy, size * 0.86, { line: 0, bare: true });
  const wide = value.length > 1 ? 1.5 : 1.36;
  return drawValue(sheet, { shapes: [look.shape], value }, cx, cy, size * wide, { line: 6 });
}

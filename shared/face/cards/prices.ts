// The prices of a card: one, or those of all its stages in their order.
import type { Matrix } from '../model.ts';
import { INK } from '../paint/palette.ts';
import type { Sheet } from '../paint/sheet.ts';
import { n1, tag } from '../paint/svg.ts';
import { drawNumber } from '../type/letters.ts';
import { AXIS } from './frame.ts';
import { drawMatrix, type MatrixPlace } from './matrix.ts';
import type { Theme } from './theme.ts';

/** Sizes of a price by how many are side by side, in units. */
interface PriceSize {
  readonly width: number;
  readonly height: number;
  readonly shape: number;
  readonly triangle: number;
  readonly vine: number;
  /** From the middle of one to the middle of the next. */
  readonly apart: number;
  /** Radius of the disc with the number of a stage; it stands above its price, at the left. */
  readonly disc: number;
}

export type PriceSizes = readonly PriceSize[];

/** On the full face, */
export const FULL_PRICES: PriceSizes = [
  { width: 340, height: 160, shape: 75, triangle: 91, vine: 6, apart: 0, disc: 0 },
  { width: 236, height: 148, shape: 68, triangle: 80, vine: 5, apart: 284, disc: 17 },
  { width: 172, height: 132, shape: 58, triangle: 66, vine: 4.5, apart: 190, disc: 17 },
];
/** and on the short one. */
export const SHORT_PRICES: PriceSizes = [
  { width: 400, height: 212, shape: 106, triangle: 118, vine: 7, apart: 0, disc: 0 },
  { width: 262, height: 176, shape: 88, triangle: 98, vine: 6, apart: 286, disc: 27 },
  { width: 184, height: 148, shape: 70, triangle: 76, vine: 5, apart: 192, disc: 25 },
];
/** The figure on a disc, in parts of its radius. */
const FIGURE = 1.45;
const ROW_GAP = 12;

/** Prices in rows that are as even as can be. */
function rowsOf<T>(prices: readonly T[], most: number): (readonly T[])[] {
  const count = Math.ceil(prices.length / most);
  const each = Math.ceil(prices.length / count);
  return Array.from({ length: count }, (_, i) => prices.slice(i * each, (i + 1) * each));
}

/** @param scale 1: as large as they should be */
export function pricesHeight(prices: readonly Matrix[], sizes: PriceSizes, scale = 1): number {
  const rows = rowsOf(prices, sizes.length);
  return rows.length * sizes[rows[0].length - 1].height * scale + (rows.length - 1) * ROW_GAP;
}

/** Where each price is; all are of one size, that of their fullest row. */
export function placePrices(
  prices: readonly Matrix[],
  sizes: PriceSizes,
  { top, scale }: { readonly top: number; readonly scale: number },
): (MatrixPlace & Pick<PriceSize, 'disc'>)[] {
  const rows = rowsOf(prices, sizes.length);
  const { apart, ...size } = sizes[rows[0].length - 1];
  const height = size.height * scale;
  return rows.flatMap((row, r) =>
    row.map((_, i) => ({
      ...size,
      cx: AXIS + (i - (row.length - 1) / 2) * apart,
      top: top + r * (height + ROW_GAP),
      height,
      shape: size.shape * scale,
      triangle: size.triangle * scale,
    })),
  );
}

export const drawPrices = (
  sheet: Sheet,
  prices: readonly Matrix[],
  sizes: PriceSizes,
  at: { readonly top: number; readonly scale: number },
  theme: Theme,
): string =>
  placePrices(prices, sizes, at)
    .map((place, i) => drawMatrix(sheet, prices[i], place, theme) + drawStage(i + 1, place, theme))
    .join('');

/** The number of a stage; a single price has none. */
function drawStage(
  stage: number,
  { cx, top, width, disc }: Pick<MatrixPlace, 'cx' | 'top' | 'width'> & Pick<PriceSize, 'disc'>,
  theme: Theme,
): string {
  if (disc === 0) return '';
  const [x, y] = [cx - width / 2 + disc, top + disc];
  return (
    tag('circle', {
      cx: n1(x),
      cy: n1(y),
      r: disc,
      fill: theme.plate,
      stroke: theme.plateEdge,
      'stroke-width': 2,
    }) + drawNumber(String(stage), x, y, disc * FIGURE, INK.white)
  );
}

// Many cards in one picture, for looking at them.
import { FACE_SIZE } from '../../shared/face/model.ts';
import { toPng } from './png.ts';

const GAP = 14;
/** Wide enough for a screen, and cards enough for a look. */
const SHEET_WIDTH = 1700;
const SHEET_HEIGHT = 1500;
const GROUND = '#12142a';

/**
 * Cards beside and below each other, as PNG; as many sheets as they need.
 *
 * @param svgs drawings with ids of their own
 * @param width of a card in pixels
 */
export function contactSheets(svgs: readonly string[], width: number): Uint8Array[] {
  const height = Math.round((width * FACE_SIZE.height) / FACE_SIZE.width);
  const columns = Math.max(1, Math.floor((SHEET_WIDTH - GAP) / (width + GAP)));
  const rows = Math.max(1, Math.floor((SHEET_HEIGHT - GAP) / (height + GAP)));
  const sheets: Uint8Array[] = [];
  for (let from = 0; from < svgs.length; from += columns * rows) {
    const some = svgs.slice(from, from + columns * rows);
    const size = {
      width: Math.min(columns, some.length) * (width + GAP) + GAP,
      height: Math.ceil(some.length / columns) * (height + GAP) + GAP,
    };
    const placed = some.map((svg, i) => {
      const x = GAP + (i % columns) * (width + GAP);
      const y = GAP + Math.floor(i / columns) * (height + GAP);
      return svg.replace('<svg ', `<svg x="${x}" y="${y}" `);
    });
    const sheet =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">` +
      `<rect width="100%" height="100%" fill="${GROUND}"/>${placed.join('')}</svg>`;
    sheets.push(toPng(sheet, size.width));
  }
  return sheets;
}

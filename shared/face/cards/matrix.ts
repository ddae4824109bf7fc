import type { Matrix, Value } from '../model.ts';
import type { Sheet } from '../paint/sheet.ts';
import { drawTriangle, drawValue } from '../type/shapes.ts';
import { d, n1, tag } from '../paint/svg.ts';
import type { Theme } from './theme.ts';

export interface MatrixPlace {
  /** Its axis and its top. */
  readonly cx: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Size of the shapes and of the triangle between them. */
  readonly shape: number;
  readonly triangle: number;
  readonly vine: number;
}

type Point = readonly [x: number, y: number];

/** Nothing is asked: a bare knot. */
const isNothing = ({ value }: Value): boolean => value === '0';

/** The price: three values at the corners of a triangle of vines, and the red triangle between them. */
export function drawMatrix(sheet: Sheet, matrix: Matrix, place: MatrixPlace, theme: Theme): string {
  const { cx, top, width, height, shape, triangle, vine: thick } = place;
  const bottom = top + height - shape * 0.46;
  const above: Point = [cx, top + shape * 0.5];
  const left: Point = [cx - width / 2 + shape * 0.5, bottom];
  const right: Point = [cx + width / 2 - shape * 0.5, bottom];
  const put = (value: Value, [x, y]: Point): string =>
    isNothing(value)
      ? tag('circle', {
          cx: n1(x),
          cy: n1(y),
          r: n1(shape * 0.13),
          fill: theme.knot,
          stroke: theme.vine,
          'stroke-width': thick,
        })
      : drawValue(sheet, value, x, y, shape, { line: 6 });
  const middle = bottom - triangle * 0.231 - height * 0.06;
  return (
    vine(left, above, theme.vine, thick) +
    vine(above, right, theme.vine, thick) +
    vine(right, left, theme.vine, thick) +
    drawTriangle(sheet, matrix.middle, cx, middle, triangle) +
    put(matrix.top, above) +
    put(matrix.left, left) +
    put(matrix.right, right)
  );
}

/** A wavy vine between two points, with a tendril to each side. */
function vine([x0, y0]: Point, [x1, y1]: Point, stroke: string, thick: number): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [nx, ny] = [-uy, ux];
  const at = (t: number, off: number): string => d`${x0 + dx * t + nx * off} ${y0 + dy * t + ny * off}`;
  const tendril = (t: number, side: number): string =>
    `M${at(t, side * 10)}` +
    d`q${side * nx * 14 + side * ux * 4} ${side * ny * 14 + side * uy * 4} ${side * nx * 12 + side * ux * 18} ${side * ny * 12 + side * uy * 18}`;
  const style = { fill: 'none', stroke, 'stroke-linecap': 'round' };
  return (
    tag('path', {
      d: `M${at(0, 0)}C${at(0.3, 16)} ${at(0.4, 14)} ${at(0.5, 0)}S${at(0.7, -16)} ${at(1, 0)}`,
      ...style,
      'stroke-width': thick,
    }) + tag('path', { d: tendril(0.33, 1) + tendril(0.67, -1), ...style, 'stroke-width': thick * 0.8 })
  );
}

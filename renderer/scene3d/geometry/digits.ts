// Digits as a broad pen draws them, as geometry: they need no font, no texture, and stay sharp however close one looks.
import { Vector3 } from 'three';
import type { Builder } from './builder.ts';
import { pairs } from './lathe.ts';

type Dot = readonly [number, number];
type Stroke = readonly Dot[];

/** Half the width of the pen where it is broad and where it is fine, in heights of a digit. */
const PEN = { broad: 0.1, fine: 0.06 } as const;
/** The direction in which the pen is fine, in radians. */
const NIB = Math.PI / 5;
/** Room between two digits. */
const GAP = 0.2;
/** Degrees between two dots of an arc. */
const STEP = 24;

const UP = new Vector3(0, 0, 1);

/** Dots of an ellipse from one angle to another, in degrees, counted anticlockwise from the right. */
function arc([x, y]: Dot, [across, up]: Dot, from: number, to: number): Stroke {
  const parts = Math.ceil(Math.abs(to - from) / STEP);
  return Array.from({ length: parts + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / parts) * Math.PI) / 180;
    return [x + Math.cos(a) * across, y + Math.sin(a) * up];
  });
}

const six: readonly Stroke[] = [
  [...arc([0.46, 0.32], [0.46, 0.66], 96, 180), ...arc([0.26, 0.28], [0.26, 0.28], 204, 564)],
];

/** The strokes of each digit, in a box of height 1; a stroke has no sharp corner within it. */
const STROKES: readonly (readonly Stroke[])[] = [
  [arc([0.27, 0.5], [0.27, 0.5], 90, 450)],
  [pairs([0.02, 0.78, 0.24, 1]), pairs([0.22, 1.04, 0.22, -0.04])],
  [[...arc([0.25, 0.72], [0.25, 0.28], 165, -20), [0.3, 0.38], [0.02, 0.02]], pairs([-0.04, 0, 0.54, 0])],
  [arc([0.24, 0.75], [0.23, 0.25], 155, -90), arc([0.24, 0.26], [0.27, 0.26], 90, -155)],
  [pairs([0.38, -0.04, 0.38, 1.04]), pairs([0.38, 1, 0, 0.3]), pairs([-0.04, 0.28, 0.58, 0.28])],
  [pairs([0.5, 1, 0.06, 1]), pairs([0.08, 1.04, 0.06, 0.52]), arc([0.24, 0.31], [0.27, 0.31], 130, -150)],
  six,
  [pairs([-0.02, 1, 0.54, 1]), pairs([0.5, 1, 0.18, -0.04])],
  [arc([0.26, 0.76], [0.21, 0.24], 90, 450), arc([0.26, 0.26], [0.26, 0.26], 90, 450)],
  six.map((stroke) => stroke.map(([x, y]): Dot => [0.52 - x, 1 - y])),
];

/** How wide each digit is. */
const WIDTHS = STROKES.map((strokes) => Math.max(...strokes.flat().map(([x]) => x)));

/** Draws a number in the builder's frame: upright, facing z, its middle at the origin. */
export function writeNumber(b: Builder, value: number, height: number, z: number): void {
  const digits = Array.from(String(value), Number);
  const width = digits.reduce((sum, digit) => sum + WIDTHS[digit], 0) + GAP * (digits.length - 1);
  let x = -width / 2;
  for (const digit of digits) {
    for (const stroke of STROKES[digit]) {
      draw(
        b,
        stroke.map(([dx, dy]): Dot => [(x + dx) * height, (dy - 0.5) * height]),
        height,
        z,
      );
    }
    x += WIDTHS[digit] + GAP;
  }
}

/** One stroke of the pen, as a band along its dots. */
function draw(b: Builder, stroke: Stroke, height: number, z: number): void {
  const at = new Vector3();
  const edges = stroke.map(([x, y], i) => {
    const [fromX, fromY] = stroke[Math.max(0, i - 1)];
    const [toX, toY] = stroke[Math.min(stroke.length - 1, i + 1)];
    const along = Math.atan2(toY - fromY, toX - fromX);
    const half = (PEN.fine + (PEN.broad - PEN.fine) * Math.abs(Math.sin(along - NIB))) * height;
    const [nx, ny] = [-Math.sin(along) * half, Math.cos(along) * half];
    return [
      b.vertex(at.set(x + nx, y + ny, z), UP, 0, 0),
      b.vertex(at.set(x - nx, y - ny, z), UP, 0, 0),
    ] as const;
  });
  for (let i = 0; i + 1 < edges.length; i++) {
    b.quad(edges[i][1], edges[i + 1][1], edges[i + 1][0], edges[i][0]);
  }
}

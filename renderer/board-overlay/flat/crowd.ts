// Figures that share a space stand side by side as seen on the screen, for figures are upright.

/** Offsets of figures that share a space, to the right and down, in breadths of a figure. */
const CROWDS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.52, 0.06],
    [0.52, -0.06],
  ],
  [
    [-0.62, 0.2],
    [0.62, 0.2],
    [0, -0.42],
  ],
  [
    [-0.56, 0.36],
    [0.56, 0.36],
    [-0.56, -0.4],
    [0.56, -0.4],
  ],
  [
    [-0.8, 0.36],
    [0, 0.42],
    [0.8, 0.36],
    [-0.45, -0.42],
    [0.45, -0.42],
  ],
  [
    [-0.82, 0.4],
    [0, 0.44],
    [0.82, 0.4],
    [-0.82, -0.42],
    [0, -0.42],
    [0.82, -0.42],
  ],
  [
    [-0.82, 0.5],
    [0, 0.52],
    [0.82, 0.5],
    [-0.82, -0.5],
    [0, -0.48],
    [0.82, -0.5],
    [0, 0.02],
  ],
];
/** How figures shrink where several share a space. */
const CROWD_SCALE = [1, 0.86, 0.8, 0.74, 0.64, 0.6, 0.56];

/** Where one of several figures stands, in breadths of a figure that stands alone, and how large it is. */
interface InCrowd {
  readonly right: number;
  readonly down: number;
  readonly scale: number;
}

export function inCrowd(index: number, count: number): InCrowd {
  const crowd = Math.min(count, CROWDS.length) - 1;
  const [right, down] = CROWDS[crowd][index % CROWDS.length];
  return { right, down, scale: CROWD_SCALE[crowd] };
}

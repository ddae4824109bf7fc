// Rotations in space as three rows of three. Axes as on the screen: x to the right, y down, z towards the viewer.

export type Vector = readonly [x: number, y: number, z: number];
export type Rotation = readonly [Vector, Vector, Vector];

/** One after the other: `b` first. */
export function after(a: Rotation, b: Rotation): Rotation {
  const row = ([x, y, z]: Vector): Vector => [
    x * b[0][0] + y * b[1][0] + z * b[2][0],
    x * b[0][1] + y * b[1][1] + z * b[2][1],
    x * b[0][2] + y * b[1][2] + z * b[2][2],
  ];
  return [row(a[0]), row(a[1]), row(a[2])];
}

export const turn = (r: Rotation, [x, y, z]: Vector): Vector => [
  r[0][0] * x + r[0][1] * y + r[0][2] * z,
  r[1][0] * x + r[1][1] * y + r[1][2] * z,
  r[2][0] * x + r[2][1] * y + r[2][2] * z,
];

/** Around an axis of length 1, in radians. */
export function around([x, y, z]: Vector, angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const d = 1 - c;
  return [
    [x * x * d + c, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, y * y * d + c, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, z * z * d + c],
  ];
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** As style sheets write it. */
export function matrix3d(r: Rotation): string {
  const columns = [0, 1, 2].flatMap((column) => [r[0][column], r[1][column], r[2][column], 0]);
  return `matrix3d(${columns.map((number) => number.toFixed(5)).join(',')},0,0,0,1)`;
}

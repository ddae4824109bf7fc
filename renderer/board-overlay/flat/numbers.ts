// Numbers as they are written into pictures.

/** A hundredth of a unit is less than a pixel, however close one looks. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** Points in a row, as the data of a path. */
export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** Some of many rows that follow each other: from the first one on, before the last. */
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Rows that are drawn above and below what is seen. */
const SPARE = 3;

/**
 * The rows that are to be drawn.
 *
 * @param top how far was scrolled, in CSS pixels
 * @param height of what is seen
 * @param row height of each
 */
export function rowsInView(top: number, height: number, row: number, count: number): Rows {
  if (row <= 0) return { first: 0, last: Math.min(count, SPARE) };
  const first = Math.max(0, Math.floor(top / row) - SPARE);
  return { first, last: Math.min(count, Math.ceil((top + height) / row) + SPARE) };
}

/** How far has to be scrolled to see a row: not at all where it is seen. */
export function topToSee(index: number, top: number, height: number, row: number): number {
  if (index * row < top) return index * row;
  return Math.max(top, (index + 1) * row - height);
}

import type { Cut } from './take-picture.ts';

/** Whole pictures, and shapes that are wanted often, as width for height; null: any. */
export const SHAPES = { free: null, plate: 3 / 2, square: 1, upright: 3 / 4 } as const;
export type ShapeName = keyof typeof SHAPES;

/** What a drag on a cut does: it moves it, or a corner of it. */
export type CutPart = 'all' | 'nw' | 'ne' | 'sw' | 'se';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Dots that a part has at least. */
const LEAST = 16;

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** A part that is in the picture, and no smaller than may be. */
export function fitted({ x, y, width, height }: Cut, picture: Size): Cut {
  const wide = within(width, Math.min(LEAST, picture.width), picture.width);
  const high = within(height, Math.min(LEAST, picture.height), picture.height);
  return {
    width: wide,
    height: high,
    x: within(x, 0, picture.width - wide),
    y: within(y, 0, picture.height - high),
  };
}

/** The largest part of a shape in the middle of a picture. */
export function middleOf(picture: Size, shape: number | null): Cut {
  if (shape === null) return { x: 0, y: 0, ...picture };
  const width = Math.min(picture.width, picture.height * shape);
  const height = width / shape;
  return fitted({ x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }, picture);
}

/**
 * A part after a drag.
 *
 * @param by in dots of the picture
 * @param shape that a corner keeps; null: any
 */
export function dragged(
  cut: Cut,
  part: CutPart,
  by: { readonly x: number; readonly y: number },
  picture: Size,
  shape: number | null = null,
): Cut {
  if (part === 'all') return fitted({ ...cut, x: cut.x + by.x, y: cut.y + by.y }, picture);
  const isLeft = part === 'nw' || part === 'sw';
  const isTop = part === 'nw' || part === 'ne';
  // The corner across stays where it is.
  const [right, bottom] = [cut.x + cut.width, cut.y + cut.height];
  const mostWide = isLeft ? right : picture.width - cut.x;
  const mostHigh = isTop ? bottom : picture.height - cut.y;
  let width = within(cut.width + (isLeft ? -by.x : by.x), LEAST, mostWide);
  let height = within(cut.height + (isTop ? -by.y : by.y), LEAST, mostHigh);
  if (shape !== null) {
    width = Math.min(width, Math.floor(mostHigh * shape));
    height = Math.round(width / shape);
  }
  return {
    x: isLeft ? right - width : cut.x,
    y: isTop ? bottom - height : cut.y,
    width,
    height,
  };
}

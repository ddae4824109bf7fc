// The shapes that stand for attributes, and the triangle, as paths: plain data for any renderer.
import type { Shape } from './model.ts';

/** The star is made of the three others. */
export type PlainShape = Exclude<Shape, 'star'>;

/** Shapes are drawn in a box from -52 to 52, whose edges some of them cross a little. */
export const SHAPE_BOX = 104;

export const OUTLINES: { readonly [S in PlainShape]: string } = {
  lozenge: 'M0-54 47 0 0 54-47 0Z',
  hexagon: 'M-27-45H27L52 0 27 45H-27L-52 0Z',
  flame: 'M3-58C6-36 46-24 46 10A46 43 0 0 1-46 10C-46-14-16-26-16-40-16-46-8-52 3-58Z',
};

/** Left and right halves, for what counts as one or the other. */
export const HALVES: { readonly [S in PlainShape]: readonly [left: string, right: string] } = {
  lozenge: ['M0-54V54L-47 0Z', 'M0-54 47 0 0 54Z'],
  hexagon: ['M0-45H-27L-52 0-27 45H0Z', 'M0-45H27L52 0 27 45H0Z'],
  flame: [
    'M0-56V53C-26 53-46 34-46 10-46-14-16-26-16-40-16-46-8-52 0-56Z',
    'M0-56C8-36 46-24 46 10A46 43 0 0 1 0 53Z',
  ],
};

export const TRIANGLE_OUTLINE = 'M0-56 56 42H-56Z';

/** Corners of the star of six points, the first at the top, then clockwise: a point, a notch, and so on. */
const STAR = Array.from({ length: 12 }, (_, i) => {
  const angle = ((i * 30 - 90) * Math.PI) / 180;
  const radius = i % 2 === 0 ? 58 : 37;
  return `${Math.round(Math.cos(angle) * radius * 10) / 10} ${Math.round(Math.sin(angle) * radius * 10) / 10}`;
});

export const STAR_OUTLINE = `M${STAR.join('L')}Z`;

const third = (first: number): string =>
  `M0 0L${[0, 1, 2, 3, 4].map((i) => STAR[(first + i) % 12]).join('L')}Z`;

/** A third of the star for each of the three shapes: above, left below, right below. */
export const STAR_THIRDS: readonly (readonly [PlainShape, string])[] = [
  ['lozenge', third(10)],
  ['hexagon', third(6)],
  ['flame', third(2)],
];

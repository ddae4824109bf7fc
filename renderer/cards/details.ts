import type { Detail } from '../../shared/face/model.ts';

/** From these widths in pixels on more of a card can be read. */
const FULL_FROM = 210;
const SHORT_FROM = 84;

/** How much of a card is drawn at a width in pixels. */
export const detailAt = (width: number): Detail =>
  width >= FULL_FROM ? 'full' : width >= SHORT_FROM ? 'short' : 'tiny';

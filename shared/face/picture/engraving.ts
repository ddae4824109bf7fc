// How figures are engraved, whatever they are made from.
import type { Dye } from '../paint/colour.ts';

export interface FigureStyle {
  readonly dye: Dye;
  readonly light: readonly [x: number, y: number];
  /** From one line of the hatching to the next, in units of the picture. */
  readonly pitch: number;
}

/** Width of the dark line around a figure. */
export const OUTLINE = 15;
/** Which way the lines of the hatching run, in degrees. */
export const SLANT = 38;
/** Ink, as a share of the distance between two lines. */
export const THICK = 0.44;

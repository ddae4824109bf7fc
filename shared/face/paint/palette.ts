import type { PlainShape } from '../outlines.ts';
import type { Palette } from '../palettes.ts';

export interface Colours {
  readonly shapes: { readonly [S in PlainShape]: { readonly fill: string; readonly number: string } };
  /** The red of harm. */
  readonly harm: string;
}

const LIGHT = '#fcf6e9';
const DARK = '#1a1420';
const colours = (
  lozenge: string,
  hexagon: string,
  flame: string,
  harm: string,
  onFlame: string = LIGHT,
): Colours => ({
  shapes: {
    lozenge: { fill: lozenge, number: LIGHT },
    hexagon: { fill: hexagon, number: LIGHT },
    flame: { fill: flame, number: onFlame },
  },
  harm,
});

/** The same colours as the style sheet has for the rest of the page. */
export const COLOURS: { readonly [P in Palette]: Colours } = {
  standard: colours('#b04c04', '#0f6a5e', '#6133a2', '#a8122a'),
  'red-green': colours('#b54a00', '#175fa6', '#d9c8f5', '#8a0f24', DARK),
  'blue-yellow': colours('#c03f2b', '#00707f', '#4b2f57', '#a8122a'),
  mono: colours('#3a3a44', '#6a6a76', '#e9e4d8', '#000000', DARK),
};

/** Inks that do not depend on dye or palette. */
export const INK = {
  ink: DARK,
  bone: '#f3e9d4',
  white: LIGHT,
  candle: '#ffc992',
  /** Around and behind everything. */
  night: '#0b0a14',
  frame: '#0e0c17',
} as const;

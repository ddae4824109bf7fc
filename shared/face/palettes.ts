/** Colours of shapes that people who see colours differently can tell apart. The shapes never change. */
export const PALETTES = ['standard', 'red-green', 'blue-yellow', 'mono'] as const;
export type Palette = (typeof PALETTES)[number];

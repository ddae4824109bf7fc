/** The fonts of a card: headings, figures, and four of the text. */
export const FONT_NAMES = ['title', 'number', 'text', 'story', 'label', 'bold'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Letters of a font as outlines, 1000 units high from line to line of type set solid, y downwards from the baseline. */
export interface FontTable {
  /** Closed paths in relative commands, which begin where their glyph says. */
  readonly contours: readonly string[];
  /** For each letter its advance, then for each of its contours the number and x, y. '' is for a missing one. */
  readonly glyphs: { readonly [char: string]: readonly number[] };
  /** Letters that behave alike before and after others, in pairs; those with accents are left out. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** For each group of `left`: a group of `right` and by how much it moves, and so on. */
  readonly kerns: readonly (readonly number[])[];
}

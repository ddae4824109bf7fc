import { BACKS } from './backs.ts';
import { COVER_ICONS } from './cover.ts';
import { GLYPHS } from './looks.ts';
import { FIGURES } from './pictures.ts';

/** Every icon that a card of this game may show without its author naming it. */
export const ICONS: readonly string[] = [
  ...new Set([...GLYPHS, ...BACKS.glyphs, ...FIGURES, ...COVER_ICONS]),
];

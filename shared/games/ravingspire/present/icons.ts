import { KIND_LOOKS, CLASS_LOOKS } from './looks.ts';
import { BACKS } from './backs.ts';
import { FIGURES } from './scenery.ts';
import { SYMBOLS } from './symbols.ts';

/** Every icon that a card of this game may show without its author naming it. */
export const ICONS: readonly string[] = [
  ...new Set([
    ...[...Object.values(KIND_LOOKS), ...Object.values(CLASS_LOOKS)].map(({ glyph }) => glyph),
    ...BACKS.glyphs,
    ...Object.values(SYMBOLS).flatMap((look) => ('icon' in look ? [look.icon] : [])),
    ...Object.values(FIGURES).flatMap((figures) => figures.map(([icon]) => icon)),
  ]),
];

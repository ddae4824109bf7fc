// Makes what cards are drawn with: outlines of letters and icons (shared/generated, not committed). `npm run gen`, and by
// itself whenever the generators or the packages that they read have changed.
import { resolve } from 'node:path';
import { generateGlyphs } from './glyphs.ts';
import { generateIcons } from './icons.ts';

const root = resolve(import.meta.dirname, '../..');
generateGlyphs(root);
generateIcons(root);

// Makes the parts of the authors' guide that follow from data: docs/modding/reference.md from the schema of card files,
// and the cards in docs/modding/cookbook.md from the pack beside it. `npm run gen`, and by itself when these change.
import { join, resolve } from 'node:path';
import { guidePages } from '../guide/pages.ts';
import { write } from './write.ts';

const root = resolve(import.meta.dirname, '../..');
for (const [page, text] of Object.entries(await guidePages())) write(join(root, 'docs/modding', page), text);

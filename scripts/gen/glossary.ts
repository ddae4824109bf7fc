// Makes the words of the games as data, for those who translate packs, from docs/glossary.md. `npm run gen`, and by itself when
// that changes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataModule, write } from './write.ts';

const root = resolve(import.meta.dirname, '../..');

/** What the column "where" says of words of all games. */
const EVERYWHERE = 'both games';
/** Words that no card says. */
const APPLICATION = 'application';

const listed = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));

const terms = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:English|---)/.test(line))
  .map((line) => {
    const cells = line.split('|').slice(1, -1);
    const [en, de, forms, where, notEnglish, notGerman] = cells.map((cell) => cell.trim());
    const [place, ...about] = where.split(': ');
    return {
      words: { en, de },
      forms,
      about: about.join(': '),
      not: { en: listed(notEnglish), de: listed(notGerman) },
      place,
    };
  })
  .filter(({ place }) => place !== APPLICATION)
  .map(({ place, ...term }) => ({ ...term, games: place === EVERYWHERE ? [] : [place.toLowerCase()] }));

const folder = join(root, 'shared/generated');
write(join(folder, 'glossary.js'), dataModule('GLOSSARY', terms, 'glossary'));
write(
  join(folder, 'glossary.d.ts'),
  `// Made by scripts/gen/glossary.ts.
import type { GlossaryTerm } from '../packs/translations/types.ts';
/** \`games\`: ids of those that say it; none: all. */
export const GLOSSARY: readonly (GlossaryTerm & { readonly games: readonly string[] })[];
`,
);

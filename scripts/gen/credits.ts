// Makes the list of the icons that the page and the shipped packs really show (shared/generated, not committed), for the
// credits: the set that is installed has many more. `npm run gen`, and by itself whenever one of the lists or a card of a
// shipped pack has changed.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataModule, write } from './write.ts';

/** Where icons are listed by name: what the page draws, and what cards show by themselves. */
const LISTS = 'renderer/**/icons.ts';
const GAMES = 'shared/games/*/present/icons.ts';
const CARDS = 'mods/*/cards/*.json';
const FACE = 'shared/generated/face-icons.js';

interface CardFile {
  readonly cards: readonly { readonly art?: { readonly layers?: readonly { readonly icon?: string }[] } }[];
}

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'shared/generated');
const found = new Set<string>();

for (const file of globSync([LISTS, GAMES, FACE], { cwd: root })) {
  for (const list of Object.values(await moduleAt(join(root, file))))
    for (const name of namesIn(list)) found.add(name);
}
for (const file of globSync(CARDS, { cwd: root })) {
  const { cards } = JSON.parse(readFileSync(join(root, file), 'utf8')) as CardFile;
  for (const { art } of cards)
    for (const { icon } of art?.layers ?? []) if (icon !== undefined) found.add(icon);
}
// Icons of our own are not in the set: they need no credit.
const { ICON_NAMES } = await moduleAt(join(out, 'icon-names.js'));
const used = namesIn(ICON_NAMES).filter((name) => found.has(name));
write(join(out, 'icons-in-use.js'), dataModule('ICONS_IN_USE', used));
write(
  join(out, 'icons-in-use.d.ts'),
  '// Made by scripts/gen/credits.ts.\nexport const ICONS_IN_USE: readonly string[];\n',
);

async function moduleAt(path: string): Promise<{ readonly [name: string]: unknown }> {
  return (await import(pathToFileURL(path).href)) as { readonly [name: string]: unknown };
}

/** A list of names, or the names of a list of drawings. */
function namesIn(list: unknown): string[] {
  if (Array.isArray(list)) return list.map(String);
  return typeof list === 'object' && list !== null ? Object.keys(list) : [];
}

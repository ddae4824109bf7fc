// The icons of game-icons.net, so that a card can name any of them and the page loads only those that it shows: small
// files of icons in the order of their names, the list of names for checking cards, and who made them.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataModule, write } from './write.ts';

/** Icons in a file: few enough that a card does not load many others, and enough that there are not too many files. */
const PER_SHARD = 16;

/** Icons that the drawing itself needs, whatever a card shows. */
const ALWAYS = ['candle-flame', 'candle-light', 'crowned-skull', 'wax-seal'];

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
  readonly width: number;
  readonly height: number;
}

/** Makes `shared/generated/icons/` and the modules that say what is in it. */
export function generateIcons(root: string): void {
  const set = JSON.parse(
    readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  if (set.width !== 512 || set.height !== 512) throw new Error('The icons are drawn in other units.');
  const paths = new Map(
    Object.keys(set.icons)
      .sort()
      .map((name) => [name, pathOf(name, set.icons[name].body)]),
  );
  const names = [...paths.keys()];
  const out = join(root, 'shared/generated');

  const folder = join(out, 'icons');
  rmSync(folder, { recursive: true, force: true });
  const firsts = names.filter((_, i) => i % PER_SHARD === 0);
  firsts.forEach((_, shard) => {
    const some = names.slice(shard * PER_SHARD, (shard + 1) * PER_SHARD);
    const text = JSON.stringify(Object.fromEntries(some.map((name) => [name, paths.get(name)])));
    write(join(folder, `${String(shard).padStart(3, '0')}.json`), text);
  });

  const always = Object.fromEntries(ALWAYS.map((name) => [name, paths.get(name)]));
  emit(out, 'icon-shards', 'ICON_SHARDS', 'readonly string[]', firsts);
  emit(out, 'face-icons', 'FACE_ICONS', '{ readonly [name: string]: string }', always);
  emit(
    out,
    'icon-authors',
    'ICON_AUTHORS',
    'readonly { readonly author: string; readonly licence: string; readonly icons: readonly string[] }[]',
    authors(join(root, 'scripts/gen/icon-authors.txt'), names),
  );
  // Each has an author: a page that has these needs no second list.
  write(join(out, 'icon-names.js'), NAMES);
  write(
    join(out, 'icon-names.d.ts'),
    '// Made by scripts/gen/face.ts.\nexport const ICON_NAMES: readonly string[];\n',
  );
}

const NAMES = `// Made by scripts/gen/face.ts.
import { ICON_AUTHORS } from './icon-authors.js';
export const ICON_NAMES = ICON_AUTHORS.flatMap(({ icons }) => icons).sort();
`;

function emit(folder: string, file: string, name: string, type: string, data: unknown): void {
  write(join(folder, `${file}.js`), dataModule(name, data));
  write(join(folder, `${file}.d.ts`), `// Made by scripts/gen/face.ts.\nexport const ${name}: ${type};\n`);
}

/** The one path that every icon of the set is. */
function pathOf(name: string, body: string): string {
  const [whole, d] =
    /^<path (?:fill="currentColor" )?d="([^"]+)"(?: fill="currentColor")?\/>$/.exec(body) ?? [];
  if (whole === undefined) throw new Error(`The icon ${name} is more than one path: ${body.slice(0, 200)}`);
  return d;
}

interface Author {
  readonly author: string;
  readonly licence: string;
  readonly icons: string[];
}

/** Who made what, most icons first; every icon must be there. */
function authors(file: string, names: readonly string[]): Author[] {
  const all: Author[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(' ')) all.at(-1)?.icons.push(...line.trim().split(' '));
    else {
      const [author, licence = 'CC BY 3.0'] = line.split(' ');
      all.push({ author, licence: licence === 'CC0' ? 'CC0 1.0' : licence, icons: [] });
    }
  }
  const credited = new Set(all.flatMap(({ icons }) => icons));
  const unclaimed = names.filter((name) => !credited.has(name));
  if (unclaimed.length > 0) throw new Error(`${file} does not say who made ${unclaimed.join(', ')}.`);
  const unknown = [...credited].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`${file} names icons that the set does not have: ${unknown.join(', ')}.`);
  return all.sort((a, b) => b.icons.length - a.icons.length || (a.author < b.author ? -1 : 1));
}

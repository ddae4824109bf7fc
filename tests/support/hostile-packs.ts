// Packs as they should not be written, made from packs that are in order: each kind is one way to keep a load busy.
import type { Draw } from '../../shared/engine/random.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { PackSource, SourceFile } from '../../shared/packs/source.ts';

type Fields = { [key: string]: Json };

/** What a hostile pack is made of: the files of a good one, which it may change. */
interface Making {
  readonly manifest: Fields;
  readonly files: Map<string, string>;
  readonly draw: Draw;
  /** Names of the cards of the pack that it was made from. */
  readonly names: readonly string[];
  /** Id of the pack that it requires. */
  readonly base: string;
}

const many = (count: number, entry: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => entry(i)).join(',');

/** A value of any shape. */
function anything(draw: Draw, depth = 0): Json {
  const kinds: readonly (() => Json)[] = [
    () => null,
    () => draw(2) === 0,
    () => [0, -1, 1e9, 1e308, 0.5, -0, 2 ** 53][draw(7)],
    () => ['', 'this', 'that', 'base:nothing', '\u202e', 'x'.repeat(draw(5000)), '__proto__'][draw(7)],
    () => Array.from({ length: draw(6) }, () => anything(draw, depth + 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: draw(5) }, (_, i) => [`key${draw(9)}${i}`, anything(draw, depth + 1)]),
      ),
  ];
  return kinds[draw(depth > 3 ? 4 : kinds.length)]();
}

/** Changes values of a document anywhere: another value, another place's value, gone, twice. */
function shaken(value: Json, draw: Draw, odds: number): Json {
  if (draw(odds) === 0) return anything(draw);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    return list.flatMap((item) =>
      draw(odds) === 0 ? [] : draw(odds) === 0 ? [item, item] : [shaken(item, draw, odds)],
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).flatMap(([key, item]) =>
      draw(odds) === 0 ? [] : [[draw(odds) === 0 ? `${key}x` : key, shaken(item, draw, odds)]],
    ),
  );
}

/** A card of Ravingspire that is in order, and one that needs another. */
const plain = (name: string, more = ''): string =>
  `{"id":"${name}","name":"H","kind":"attack","power":1,"as":["fight"],"cost":{"fight":1,"brute":3}${more}}`;
const needing = (name: string, needed: string): string => {
  const retrieve = `{"do":"retrieve","cards":{"from":["discard"],"id":"${needed}"}}`;
  return plain(name, `,"rules":[{"when":"played","do":[${retrieve}]}]`);
};

/** Effects within each other, as deep and as long as they may be, with conditions that read all piles. */
function multiplied(draw: Draw): string {
  const zones = '"from":["hand","discard","deck","slots","played","gained"],"whose":"others"';
  const reads = many(2 + draw(5), () => `{"is":"cards","of":{${zones}},"min":0}`);
  let effects = `{"do":"if","if":{"is":"all","of":[${reads}]},"then":[{"do":"draw","cards":99,"who":"every"}]}`;
  for (let depth = 0; depth < 6; depth++)
    effects = [
      `{"do":"repeat","times":20,"then":[${effects}]}`,
      `{"do":"each","who":"every","then":[${effects}]}`,
      `{"do":"choose","of":[[${effects}],[{"do":"draw","cards":1}]]}`,
    ][draw(3)];
  return `,"rules":[${many(8, () => `{"when":"played","do":[${effects}]}`)}]`;
}

function pickFile({ files, draw }: Making, folder: string): string | undefined {
  const paths = [...files.keys()].filter((path) => path.startsWith(folder));
  return paths[draw(Math.max(1, paths.length))];
}

const KINDS: { readonly [kind: string]: (making: Making) => void } = {
  'renames in a chain': ({ manifest, draw }) => {
    const count = 500 + draw(5000);
    manifest.renames = Object.fromEntries(Array.from({ length: count }, (_, i) => [`n${i}`, `n${i + 1}`]));
  },
  'renames in a circle': ({ manifest, draw }) => {
    const count = 2 + draw(999);
    manifest.renames = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`n${i}`, `n${(i + 1) % count}`]),
    );
  },
  'renames onto one card': ({ manifest, names, draw }) => {
    const to = names[draw(names.length)];
    manifest.renames = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`n${i}`, to]));
  },
  'unknown keys in one card': ({ files, draw }) => {
    const keys = many(1000 + draw(30_000), (i) => `"key${i}":${i}`);
    files.set('cards/hostile.json', `{"cards":[{"id":"hostile","name":"H","kind":"attack",${keys}}]}`);
  },
  'a key twice, often': ({ files, draw }) => {
    const keys = many(1000 + draw(30_000), () => `"kind":"attack"`);
    files.set('cards/hostile.json', `{"cards":[{"id":"hostile",${keys}}]}`);
  },
  'cards with unknown keys': ({ files, draw }) => {
    files.set(
      'cards/hostile.json',
      `{"cards":[${many(1000, (i) => `{"id":"h${i}","kynd":"attack","nam${draw(9)}":1}`)}]}`,
    );
  },
  'translations of cards that are gone': ({ files, draw }) => {
    for (const language of ['de', 'fr', 'pt-BR'])
      files.set(
        `text/${language}.json`,
        `{${many(500 + draw(8000), (i) => `"gone-card-${i}":{"name":"N${i}"}`)}}`,
      );
  },
  'patches of nothing': ({ files, base, draw }) => {
    for (let file = 0; file < 10; file++) {
      const entry = (i: number): string => `{"card":"${base}:nothing-${file}-${i}","set":{"power":${i % 9}}}`;
      files.set(`patches/p${file}.json`, `{"patches":[${many(1000 + draw(3000), entry)}]}`);
    }
  },
  'patches of one card': ({ files, base, draw }) => {
    const cards = ['fighting-spirit', 'cups', 'board', 'meteor-sword', 'm1', 'minor'];
    const entry = (i: number): string =>
      `{"card":"${base}:${cards[draw(cards.length)]}","set":{"name":"N${i}"}}`;
    files.set('patches/p.json', `{"patches":[${many(1000, entry)}]}`);
  },
  'unknown keys in many files': ({ files, draw }) => {
    for (let file = 0; file < 500 + draw(1400); file++) {
      const keys = many(600, (i) => `"kx${i}":1`);
      files.set(`cards/hostile${file}.json`, `{"cards":[{"id":"h${file}",${keys}}]}`);
    }
  },
  'unknown cards in many files': ({ files, manifest, draw }) => {
    const id = String(manifest.id);
    for (let file = 0; file < 500 + draw(1400); file++)
      files.set(
        `cards/hostile${file}.json`,
        `{"cards":[${many(20, (i) => needing(`h${file}-${i}`, `${id}:none${file}-${i}`))}]}`,
      );
  },
  'files that are lost beside cards that are missed': ({ files, manifest, draw }) => {
    const id = String(manifest.id);
    for (let file = 0; file < 300 + draw(700); file++) files.set(`cards/a-lost${file}.json`, '{');
    for (let file = 0; file < 20; file++)
      files.set(
        `cards/hostile${file}.json`,
        `{"cards":[${many(1000, (i) => needing(`h${file}-${i}`, `${id}:none${file}-${i}`))}]}`,
      );
  },
  'languages without end': ({ files, draw }) => {
    for (let file = 0; file < 10; file++)
      files.set(`cards/hostile${file}.json`, `{"cards":[${many(1000, (i) => plain(`h${file}-${i}`))}]}`);
    for (let i = 0; i < 500 + draw(1400); i++)
      files.set(`text/aa-x${i.toString(36).padStart(3, '0')}.json`, '{"h9-999":{"name":"N"}}');
  },
  'patches in many files': ({ files, base, names, draw }) => {
    const entry = (i: number): string =>
      `{"card":"${base}:${names[draw(names.length)]}","set":{"name":"N${i}"}}`;
    for (let file = 0; file < 500 + draw(1400); file++)
      files.set(`patches/hostile${file}.json`, `{"patches":[${many(160, entry)}]}`);
  },
  nulls: ({ files, draw }) => {
    files.set('cards/hostile.json', `{"cards":[${many(10_000 + draw(400_000), () => 'null')}]}`);
  },
  'numbers without end': ({ files, draw }) => {
    files.set('cards/hostile.json', `{"cards":[${'9'.repeat(1000 + draw(1_000_000))}]}`);
  },
  'brackets without end': ({ files, draw }) => {
    files.set('cards/hostile.json', `{"cards":${'[{"a":'.repeat(1000 + draw(100_000))}`);
  },
  'cards in a chain': ({ files, manifest, draw }) => {
    const id = String(manifest.id);
    const card = (i: number): string => needing(`h${i}`, `${id}:h${i + 1}`);
    for (let file = 0; file < 3; file++)
      files.set(
        `cards/hostile${file}.json`,
        `{"cards":[${many(500 + draw(500), (i) => card(file * 1000 + i))}]}`,
      );
  },
  'many files': ({ files, draw }) => {
    for (let file = 0; file < 500 + draw(2500); file++) files.set(`cards/h${file}.json`, '{"cards":[]}');
  },
  'needs without end': ({ manifest, draw }) => {
    manifest.requires = Object.fromEntries(
      Array.from({ length: 10 + draw(2000) }, (_, i) => [`pack-${i}`, '*']),
    );
  },
  'effects that multiply': ({ files, draw }) => {
    for (let file = 0; file < 20; file++)
      files.set(
        `cards/hostile${file}.json`,
        `{"cards":[${many(80, (i) => plain(`h${file}-${i}`, multiplied(draw)))}]}`,
      );
  },
  'names that command a terminal': ({ manifest, files, draw }) => {
    const name = (): string =>
      ['\u001b]8;;http://x\u0007', '\u009b2J', '\u202e', '\u200b', 'a\nb', '\u2028', '\ud800'][draw(7)];
    Object.assign(manifest, { title: name(), authors: [name()], licence: name() });
    for (const [path, text] of files) {
      if (path === 'pack.json') continue;
      files.set(
        path,
        text.replaceAll(/"name": ?"([^"]*)"/g, () => `"name":${JSON.stringify(`x${name()}`)}`),
      );
    }
  },
  'a shaken manifest': ({ manifest, draw }) => {
    Object.assign(manifest, shaken(manifest, draw, 4) ?? {});
  },
  'shaken cards': (making) => shakeFile(making, 'cards/'),
  'shaken translations': (making) => shakeFile(making, 'text/'),
  'a scribbled file': (making) => {
    const { files, draw } = making;
    const path = pickFile(making, ['cards/', 'text/'][draw(2)]);
    if (path === undefined) return;
    let text = files.get(path)!;
    for (let n = 1 + draw(5); n > 0; n--) {
      const at = draw(text.length + 1);
      text =
        text.slice(0, at) +
        ['{', '"', '\\', '\0', ',', '[', '}', '\u201c', '0'][draw(9)] +
        text.slice(at + draw(9));
    }
    files.set(path, text);
  },
};

function shakeFile(making: Making, folder: string): void {
  const { files, draw } = making;
  const path = pickFile(making, folder);
  if (path === undefined) return;
  files.set(path, JSON.stringify(shaken(JSON.parse(files.get(path)!) as Json, draw, 5 + draw(60))));
}

export const HOSTILE_KINDS = Object.keys(KINDS);

/** A hostile pack made from a good one: it has an id of its own, and requires the other. @param number decides its kind */
export function hostilePack(
  number: number,
  good: PackSource,
  draw: Draw,
): { kind: string; source: PackSource } {
  const kind = HOSTILE_KINDS[number % HOSTILE_KINDS.length];
  const files = new Map(
    good.files.flatMap(({ path, text }): [string, string][] => (text === null ? [] : [[path, text]])),
  );
  const manifest = JSON.parse(files.get('pack.json')!) as Fields;
  const base = String(manifest.id);
  Object.assign(manifest, { id: 'hostile', requires: { [base]: '*' }, renames: {} });
  const names = [...files.values()].flatMap((text) =>
    [...text.matchAll(/"id": "([a-z0-9-]+)"/g)].map(([, id]) => id),
  );
  KINDS[kind]({ manifest, files, draw, names, base });
  files.set('pack.json', JSON.stringify(manifest));
  const all: SourceFile[] = [...files].map(([path, text]) => ({ path, text }));
  return { kind, source: { folder: 'mods/hostile', source: 'user', files: all } };
}

// What a hostile pack costs must grow with its size and no faster. Time decides as a ratio inside one run: a pack of four
// times the size may take at most eleven times as long; sixteen times, if the cost grew with the square.
import { expect, it } from 'vitest';
import { LIMITS } from '../../../shared/packs/source.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { card, cardFile, manifest, pack, toy } from './toy.ts';

type Files = Record<string, string | object>;

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const keys = (count: number, value: unknown, name = 'k'): object =>
  Object.fromEntries(many(count, (i) => [`${name}${i}`, value]));
/** Files of as many entries each as are allowed. */
const inFiles = (folder: string, key: string, entries: readonly object[]): Files =>
  Object.fromEntries(
    many(Math.ceil(entries.length / LIMITS.entriesPerFile), (i) => [
      `${folder}/${i}.json`,
      { [key]: entries.slice(i * LIMITS.entriesPerFile, (i + 1) * LIMITS.entriesPerFile) },
    ]),
  );
const base = pack('base', { 'cards/a.json': cardFile(card('sword', { power: 2 })) });

/** Hostile packs of a size. */
const PACKS: [name: string, size: number, files: (size: number) => Files][] = [
  ['a chain of renames', 300, (n) => ({ 'pack.json': renames(many(n, (i) => [`n${i}`, `n${i + 1}`])) })],
  [
    'a circle of renames',
    300,
    (n) => ({ 'pack.json': renames(many(n, (i) => [`n${i}`, `n${(i + 1) % n}`])) }),
  ],
  ['unknown keys of a card', 4000, (n) => ({ 'cards/a.json': cardFile({ ...card('x'), ...keys(n, 1) }) })],
  ['unknown keys of a file', 4000, (n) => ({ 'cards/a.json': { cards: [], ...keys(n, 1) } })],
  ['unknown keys of a manifest', 4000, (n) => ({ 'pack.json': manifest('bad', keys(n, 1)) })],
  ['fields that cannot be patched', 4000, (n) => patches([{ card: 'base:sword', set: keys(n, 1) }])],
  [
    'texts of cards that are gone',
    800,
    (n) => ({ ...cards(n, () => ({})), 'text/de.json': keys(n, { name: 'x' }, 'gone') }),
  ],
  ['patches of nothing', 3000, (n) => patches(many(n, () => ({ card: 'base:sword', set: { power: 2 } })))],
  [
    'patches of a card that many need',
    2000,
    (n) => ({
      ...cards(n, () => ({ needs: 'base:sword' })),
      ...patches(many(n, (i) => ({ card: 'base:sword', set: { power: 1 + (i % 2) } }))),
    }),
  ],
  ['nulls', 20_000, (n) => ({ 'cards/a.json': { cards: many(n, () => null) } })],
  ['cards that need one another in a row', 800, (n) => cards(n, (i) => ({ needs: `bad:c${i + 1}` }))],
  [
    'cards that need what a lost file holds',
    800,
    (n) => ({
      ...cards(n, (i) => ({ needs: `bad:lost${i}` })),
      'cards/z.json': `{ "cards": [ ${many(n, (i) => `"none${i}"`).join(' ')}`,
    }),
  ],
  ['two keys of one name', 20_000, (n) => ({ 'cards/a.json': `{ ${'"a": 1, '.repeat(n)} "cards": [] }` })],
  [
    'files',
    60,
    (n) => Object.fromEntries(many(n, (i) => [`cards/${i}.json`, cardFile(card(`c${i}`, keys(20, 1)))])),
  ],
];

const renames = (entries: [string, string][]): string =>
  manifest('bad', { renames: Object.fromEntries(entries) });
const patches = (entries: readonly object[]): Files => inFiles('patches', 'patches', entries);
const cards = (count: number, more: (i: number) => object): Files =>
  inFiles(
    'cards',
    'cards',
    many(count, (i) => card(`c${i}`, more(i))),
  );

/** Processor milliseconds of some work, and what came of it. */
function timed<T>(work: () => T): { readonly took: number; readonly came: T } {
  const before = process.threadCpuUsage();
  const came = work();
  const { user, system } = process.threadCpuUsage(before);
  return { took: (user + system) / 1000, came };
}

/** Below this nothing can be compared: the clock is too coarse. */
const FLOOR = 4;
/** How many times larger the large pack is. */
const TIMES = 4;
/** How many times longer it may take; others on the machine can only make it more, so it is tried again. */
const MOST = TIMES ** 1.75;
const ROUNDS = 12;

it.each(PACKS)('%s', (_name, size, files) => {
  const sources = (n: number) => [base, pack('bad', files(n), { requires: { base: '*' } })];
  const [small, large] = [sources(size / 2), sources((size / 2) * TIMES)];
  const load = (n: typeof small) => timed(() => loadPacks(n, [toy]));
  const { took, came } = load(large);
  const { packs, problems } = came;
  expect(packs.map(({ id }) => id)).toContain('base');
  const byFile = Map.groupBy(problems, ({ file }) => file);
  for (const found of byFile.values()) expect(found.length).toBeLessThanOrEqual(LIMITS.problemsPerFile + 1);
  // The least of some: others can only make it slower. The small one is cheap, and what it is held against.
  const least = (n: typeof small, times: number): number => Math.min(...many(times, () => load(n).took));
  let [shortest, longest] = [least(small, 3), took];
  for (let round = 1; round < ROUNDS && longest > MOST * Math.max(FLOOR, shortest); round++) {
    shortest = Math.min(shortest, least(small, 3));
    longest = Math.min(longest, load(large).took);
  }
  expect(longest / Math.max(FLOOR, shortest)).toBeLessThan(MOST);
});

// Cards for a library, the same in every run.
import type { LibraryEntry } from '../../../../main/db/model.ts';

const SYLLABLES = [
  'ar',
  'bel',
  'cor',
  'dun',
  'el',
  'fir',
  'gal',
  'hor',
  'im',
  'jas',
  'kel',
  'lor',
  'mar',
  'nim',
];

/** Words that are the same in every run. */
function words(seed: number, count: number): string {
  const chosen: string[] = [];
  let x = (seed * 2654435761) % 4294967296;
  for (let i = 0; i < count; i++) {
    x = (x * 1664525 + 1013904223) % 4294967296;
    const a = SYLLABLES[Math.floor(x / 65536) % SYLLABLES.length];
    const b = SYLLABLES[Math.floor(x / 1048576) % SYLLABLES.length];
    chosen.push(`${a}${b}${x % 40}`);
  }
  return chosen.join(' ');
}

/** A card of a library in two languages. */
export function card(n: number, changes: Partial<LibraryEntry> = {}): LibraryEntry {
  const pack = n % 4 === 0 ? 'extra-set' : 'base-set';
  return {
    id: `${pack}:card:c${n}`,
    game: 'toy',
    pack,
    kind: n % 3 === 0 ? 'item' : 'event',
    definition: `d${n % 5000}`,
    body: JSON.stringify({ cost: n % 7, effect: words(n, 10) }),
    file: `cards/${n % 50}.json`,
    line: n,
    column: 3,
    patchedBy: '[]',
    texts: ['en', 'de'].map((language, i) => ({
      language,
      name: words(n * 2 + i, 2),
      story: words(n * 3 + i, 6),
      text: words(n * 5 + i, 15),
    })),
    hash: `h${n}`,
    ...changes,
  };
}

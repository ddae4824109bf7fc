// Large packs of a real game, made from the cards that ship: copies under other names.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainName } from '../../../../shared/words/names.ts';

const BASE = new URL('../../../../mods/base/', import.meta.url);
/** Cards that a pack may hold any number of. */
const FILES = ['weapons', 'armor', 'objects', 'relics', 'attacks', 'adventurers', 'adversaries', 'chaos'];
const PER_FILE = 250;

interface Card {
  readonly id: string;
  readonly name: string;
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, BASE), 'utf8'));

/**
 * The files of a pack with this many cards, with names in two languages.
 *
 * @param first number of the first card: other numbers, other cards
 */
export function manyCards(count: number, pack = 'many', first = 0): { readonly [path: string]: object } {
  const known = readdirSync(new URL('cards/', BASE));
  const source = FILES.filter((name) => known.includes(`${name}.json`)).flatMap(
    (name) => (read(`cards/${name}.json`) as { cards: Card[] }).cards,
  );
  const names = read('text/de.json') as { [id: string]: { name?: unknown; story?: string } };
  const files: { [path: string]: object } = {
    'pack.json': {
      ...(read('pack.json') as object),
      id: pack,
      title: `Many cards: ${pack}`,
      requires: { base: '*' },
    },
  };
  const texts: { [id: string]: object } = {};
  for (let from = 0; from < count; from += PER_FILE) {
    const cards = Array.from({ length: Math.min(PER_FILE, count - from) }, (_, i) => {
      const number = first + from + i;
      const card = source[number % source.length];
      const id = `${card.id}-${number}`;
      texts[id] = { ...names[card.id], name: `${plainName(names[card.id]?.name) ?? card.name} ${number}` };
      return { ...card, id, name: `${card.name} ${number}` };
    });
    files[`cards/${from}.json`] = { cards };
  }
  files['text/de.json'] = texts;
  return files;
}

/** Writes expansions of this many cards each into a folder; returns their ids. */
export function writeExpansions(folder: string, expansions: number, cards: number): string[] {
  return Array.from({ length: expansions }, (_, i) => {
    const id = `many-${i + 1}`;
    for (const [path, content] of Object.entries(manyCards(cards, id, i * cards))) {
      const file = join(folder, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(content, null, 2));
    }
    return id;
  });
}

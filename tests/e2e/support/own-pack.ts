// A pack of one's own that lies in the data folder of an application: cards of the base set under other names.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition } from '../../../shared/packs/content.ts';
import { MODS } from '../../main/host/support.ts';

const cardsOf = (pack: string): Definition[] =>
  readdirSync(join(MODS, pack, 'cards')).flatMap(
    (file) =>
      (JSON.parse(readFileSync(join(MODS, pack, 'cards', file), 'utf8')) as { readonly cards: Definition[] })
        .cards,
  );

/** What a pack is made of. */
interface OwnPack {
  readonly id: string;
  readonly game: string;
  /** The pack whose cards it takes, one of `every`. */
  readonly from: string;
  readonly every: number;
  /** Kinds that are left out. */
  readonly without?: readonly string[];
}

/** Puts a pack there. @returns its cards */
export function putOwnPack(
  dataDir: string,
  { id, game, from, every, without = [] }: OwnPack,
): readonly Definition[] {
  const folder = join(dataDir, 'mods', id);
  mkdirSync(join(folder, 'cards'), { recursive: true });
  const cards = cardsOf(from)
    .filter(({ kind }) => !without.includes(String(kind)))
    .filter((_, i) => i % every === 0)
    .map((card) => ({ ...card, id: `my-${card.id}` }));
  const manifest = {
    ...{ id, game, version: '0.3.0', format: 2, title: 'The Drowned Choir', authors: ['A'], licence: 'MIT' },
    requires: { [from]: '^1.0.0' },
  };
  writeFileSync(join(folder, 'cards', 'cards.json'), JSON.stringify({ cards }, null, 2));
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(manifest, null, 2));
  return cards;
}

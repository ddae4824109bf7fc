// The packs of Arcana as they ship, and third-party packs on top of them.
import { resolve } from 'node:path';
import { readPackFolder } from '../../../../main/host/packs/read.ts';
import type { Definitions } from '../../../../shared/engine/game.ts';
import { arcanaContent } from '../../../../shared/games/arcana/content/index.ts';
import type { CardDefinition } from '../../../../shared/games/arcana/content/schema.ts';
import { loadPacks, type Loaded } from '../../../../shared/packs/load.ts';
import type { PackSource } from '../../../../shared/packs/source.ts';

const MODS = resolve(import.meta.dirname, '../../../../mods');
export const SHIPPED = ['arcana', 'arcana-night'].map((name) => readPackFolder(`${MODS}/${name}`, 'shipped'));

/** Loads the shipped packs, and others with them. */
export const load = (...others: readonly PackSource[]): Loaded =>
  loadPacks([...SHIPPED, ...others], [arcanaContent]);

/** A third-party pack that requires `arcana`; its files are written as JSON. */
export function pack(files: { readonly [path: string]: object }): PackSource {
  const manifest = {
    id: 'mine',
    game: 'arcana',
    version: '1.0.0',
    format: 1,
    title: 'Mine',
    authors: ['A'],
    licence: 'MIT',
    requires: { arcana: '^1.0.0' },
  };
  const all = Object.entries({ 'pack.json': manifest, ...files });
  return {
    folder: 'mine',
    source: 'user',
    files: all.map(([path, content]) => ({ path, text: JSON.stringify(content) })),
  };
}

/** A pack with some cards. */
export const packOf = (...cards: readonly object[]): PackSource => pack({ 'cards/a.json': { cards } });

export const loaded = load();

/** The definitions of some shipped packs by full id. */
export const definitionsOf = (...packs: readonly string[]): Definitions =>
  Object.fromEntries(
    Object.entries(loaded.cards)
      .filter(([, card]) => packs.includes(card.pack))
      .map(([id, { definition }]) => [id, definition]),
  );

/** The shipped cards of one pack and kind by full id. */
export const cardsOf = <K extends CardDefinition['kind']>(packId: string, kind: K) =>
  Object.entries(definitionsOf(packId))
    .map(([id, definition]) => [id, definition as unknown as CardDefinition] as const)
    .filter((card): card is [string, Extract<CardDefinition, { kind: K }>] => card[1].kind === kind);

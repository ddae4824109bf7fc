// What docs/modding/migration.md promises of cards that load in both formats: they are the same cards.
import { expect, test } from 'vitest';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { freeze } from '../../../shared/packs/freeze.ts';
import { loadWithBase, packOf } from './base.ts';

/** The cards of the base set, as cards of a pack of one's own. */
const cards = Object.values(loadWithBase().cards)
  .filter(({ pack, definition }) => pack === 'base' && definition.kind !== 'board')
  .map(({ definition }) => ({
    ...(definition as unknown as CardDefinition),
    id: definition.id.replace('base:', ''),
  }));

const loadedIn = (format: number) =>
  loadWithBase(
    packOf('mine', {
      'pack.json': {
        id: 'mine',
        game: 'ravingspire',
        version: '1.0.0',
        format,
        title: 'Mine',
        authors: ['the guide'],
        licence: 'MIT',
        requires: { base: '^1.0.0' },
      },
      'cards/mine.json': { cards },
    }),
  );

test('a card that loads in both formats is one card', () => {
  const [old, now] = [1, 2].map(loadedIn);
  const mine = Object.keys(old.cards).filter((id) => id.startsWith('mine:'));
  expect(mine.length).toBeGreaterThan(cards.length * 0.9);
  expect(freeze(now.cards, mine)).toEqual(freeze(old.cards, mine));
});

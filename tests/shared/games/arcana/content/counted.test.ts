// How many cards the packs of Arcana have, as their rows tell.
import { expect, test } from 'vitest';
import { packRows } from '../../../../../main/host/packs/rows.ts';
import { arcanaContent } from '../../../../../shared/games/arcana/content/index.ts';
import { load, SHIPPED } from '../packs.ts';

test('a tarot has 78 cards, and words of the rules are none', () => {
  const rows = packRows(SHIPPED, load(), [arcanaContent], []);
  expect(rows.map(({ id, cards }) => [id, cards])).toEqual([
    ['arcana', 78],
    ['arcana-night', 10],
  ]);
});

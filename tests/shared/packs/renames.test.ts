import { expect, test } from 'vitest';
import { withPresentIds } from '../../../shared/packs/renames.ts';
import { Shelf } from '../../../shared/packs/shelf.ts';

const shelf = new Shelf();
shelf.renames.set('base:blade', 'base:sword').set('base:knife', 'base:sword');

test('a card that a definition names by two of its names is one', () => {
  const definition = {
    id: 'bag',
    any: ['base:blade', 'base:ring', 'base:sword', 'base:knife'],
    again: ['base:ring', 'base:ring', 'base:blade'],
    mixed: ['base:blade', 1, 'base:sword'],
    count: { 'base:blade': 1, 'base:sword': 2, 'base:ring': 4 },
    says: { 'base:blade': 'first', 'base:sword': 'last' },
  };
  expect(withPresentIds(definition, shelf)).toEqual({
    id: 'bag',
    any: ['base:sword', 'base:ring'],
    again: ['base:ring', 'base:ring', 'base:sword'],
    mixed: ['base:sword', 1, 'base:sword'],
    count: { 'base:sword': 3, 'base:ring': 4 },
    says: { 'base:sword': 'last' },
  });
  expect(withPresentIds(definition, new Shelf())).toBe(definition);
});

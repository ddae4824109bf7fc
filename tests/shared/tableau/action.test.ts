import { expect, test } from 'vitest';
import { ACTIONS as ofArcana } from '../../../shared/games/arcana/actions/index.ts';
import { ACTIONS as ofRavingspire } from '../../../shared/games/ravingspire/actions/index.ts';

test.each([
  ['arcana', ofArcana],
  ['ravingspire', ofRavingspire],
])('every sort of action of %s has a place of its own among the offers', (_game, actions) => {
  const places = actions.map(({ order }) => order);
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
});

import { expect, test } from 'vitest';
import { excerptParts, kindsIn } from '../../renderer/shell/library.ts';
import { createClient } from '../../shared/rpc/client.ts';
import { FakeHost } from './fake-host.ts';
import { startingState } from './fake-state.ts';

test('matches stand between their marks', () => {
  expect(excerptParts('draw \u0001a card\u0002, then \u0001rest\u0002')).toEqual([
    { text: 'draw ', match: false },
    { text: 'a card', match: true },
    { text: ', then ', match: false },
    { text: 'rest', match: true },
  ]);
  expect(excerptParts('nothing')).toEqual([{ text: 'nothing', match: false }]);
});

test('the kinds of all cards are found, however many pages there are', async () => {
  const state = startingState();
  const [first] = state.cards;
  state.cards = Array.from({ length: 450 }, (_, i) => ({
    ...first,
    id: `frost:${i}`,
    kind: `kind ${i % 7}`,
  }));
  state.cards[449] = { ...first, kind: 'the last' };
  const kinds = await kindsIn(createClient(new FakeHost(state)));
  expect(kinds).toEqual(['kind 0', 'kind 1', 'kind 2', 'kind 3', 'kind 4', 'kind 5', 'kind 6', 'the last']);
});

import { expect, test } from 'vitest';
import { excerptParts, kindChoices, kindWord } from '../../renderer/shell/library.ts';

test('matches stand between their marks', () => {
  expect(excerptParts('draw \u0001a card\u0002, then \u0001rest\u0002')).toEqual([
    { text: 'draw ', match: false },
    { text: 'a card', match: true },
    { text: ', then ', match: false },
    { text: 'rest', match: true },
  ]);
  expect(excerptParts('nothing')).toEqual([{ text: 'nothing', match: false }]);
});

test('kinds are called as their games call them, each once and in the order of these words', () => {
  const game = { about: '', minutes: { min: 1, max: 2 }, players: { min: 1, max: 2 } };
  const games = [
    { ...game, id: 'fort', title: 'Fort', kinds: { a: 'Zunder', b: 'Ärger' } },
    { ...game, id: 'moor', title: 'Moor', kinds: { b: 'Nebel', c: 'Busch' } },
  ];
  const kinds = [
    { game: 'fort', kind: 'a' },
    { game: 'fort', kind: 'b' },
    { game: 'moor', kind: 'b' },
    { game: 'moor', kind: 'c' },
    { game: 'moor', kind: 'd' },
  ];
  expect(kindChoices(games, kinds, 'de')).toEqual([
    { value: 'b', label: 'Ärger' },
    { value: 'c', label: 'Busch' },
    { value: 'd', label: 'd' },
    { value: 'a', label: 'Zunder' },
  ]);
  expect(kindWord(games, { game: 'moor', kind: 'b' })).toBe('Nebel');
  expect(kindWord([], { game: 'moor', kind: 'b' })).toBe('b');
});

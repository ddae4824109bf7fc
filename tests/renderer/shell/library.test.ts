import { expect, test } from 'vitest';
import { plainDrawing } from '../../support/drawing.ts';
import { excerptParts, kindChoices, kindWord, saysItsKind } from '../../../renderer/shell/library.ts';

test('matches stand between their marks', () => {
  expect(excerptParts('draw \u0001a card\u0002, then \u0001rest\u0002')).toEqual([
    { text: 'draw ', match: false },
    { text: 'a card', match: true },
    { text: ', then ', match: false },
    { text: 'rest', match: true },
  ]);
  expect(excerptParts('nothing')).toEqual([{ text: 'nothing', match: false }]);
});

test('kinds are called as their games call them, in the order of these words, and stay apart', () => {
  const cover = plainDrawing('cover', 'A game');
  const game = { about: '', others: [], cover, minutes: { min: 1, max: 2 }, players: { min: 1, max: 2 } };
  const games = [
    { ...game, id: 'fort', title: 'Fort', kinds: { a: 'Zunder', b: 'Ärger' } },
    { ...game, id: 'moor', title: 'Moor', kinds: { a: 'Zunder', b: 'Nebel', c: 'Busch' } },
  ];
  const kinds = [
    { game: 'fort', kind: 'a' },
    { game: 'fort', kind: 'b' },
    { game: 'moor', kind: 'a' },
    { game: 'moor', kind: 'b' },
    { game: 'moor', kind: 'c' },
    { game: 'moor', kind: 'd' },
  ];
  expect(kindChoices(games, kinds, 'de')).toEqual([
    { value: 'fort:b', game: 'fort', kind: 'b', label: 'Ärger' },
    { value: 'moor:c', game: 'moor', kind: 'c', label: 'Busch' },
    { value: 'moor:d', game: 'moor', kind: 'd', label: 'd' },
    { value: 'moor:b', game: 'moor', kind: 'b', label: 'Nebel' },
    { value: 'fort:a', game: 'fort', kind: 'a', label: 'Zunder (Fort)' },
    { value: 'moor:a', game: 'moor', kind: 'a', label: 'Zunder (Moor)' },
  ]);
  expect(kindChoices(games, kinds, 'de', 'fort').map(({ label }) => label)).toEqual(['Ärger', 'Zunder']);
  expect(kindWord(games, { game: 'moor', kind: 'b' })).toBe('Nebel');
  expect(kindWord([], { game: 'moor', kind: 'b' })).toBe('b');
});

test.each([
  ['pip (cups) · rank 8', true],
  ['\u0001pip\u0002 (cups) · rank 8', true],
  ['… rank 8', false],
])('a row that reads "%s" says its kind by itself: %s', (excerpt, isSaid) => {
  const row = { id: 'a:b', game: 'moor', pack: 'a', kind: 'Pip', name: 'Eight of Cups', excerpt };
  expect(saysItsKind([], row)).toBe(isSaid);
});

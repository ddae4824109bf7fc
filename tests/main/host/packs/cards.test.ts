import { expect, it } from 'vitest';
import type { LibraryEntry } from '../../../../main/db/model.ts';
import { libraryCard } from '../../../../main/host/packs/cards.ts';
import { cardTitles } from '../../../../main/host/packs/titles.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { card } from '../../../shared/packs/toy.ts';
import { plainDrawing } from '../../../support/drawing.ts';
import { games } from './toy-games.ts';

const sword = card('sword', { power: 3, needs: 'base:shield' }) as Definition;
const patchedBy = [{ pack: 'mine', file: 'mine/patches/a.json', fields: ['power'] }];
const entry: LibraryEntry = {
  id: 'base:sword',
  game: 'toy',
  pack: 'base',
  kind: 'weapon',
  definition: 'd',
  body: JSON.stringify(sword),
  file: 'base/cards/a.json',
  line: 2,
  column: 1,
  patchedBy: JSON.stringify(patchedBy),
  texts: [],
  hash: 'h',
};
const noCards = { card: () => undefined };
const titles = cardTitles('de', { de: { 'base:shield': { name: 'Schild' } } }, (id) =>
  id === 'base:sword' ? sword : undefined,
);

it('a card of the library is shown from what is stored', () => {
  expect(libraryCard(games, entry, noCards, 'de', titles)).toEqual({
    face: {
      id: 'base:sword',
      name: 'sword',
      kind: [{ text: 'eine Art von weapon' }],
      values: [[{ number: 3 }]],
      text: [{ tokens: [{ text: 'Schild' }], under: [] }],
      story: null,
      drawing: plainDrawing('base:sword', 'sword'),
    },
    game: 'toy',
    pack: 'base',
    file: 'base/cards/a.json',
    line: 2,
    column: 1,
    patchedBy,
  });
});

it('a card whose game is not there cannot be shown', () => {
  expect(() => libraryCard([], entry, noCards, 'de', titles)).toThrow(RangeError);
});

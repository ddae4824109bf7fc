import { describe, expect, it } from 'vitest';
import {
  textPair,
  textPairs,
  type TextPair,
  type PairedPiece,
} from '../../../../shared/packs/compare/texts.ts';

/** What is changed, in brackets. */
const marked = (pieces: readonly PairedPiece[] | null): string | null =>
  pieces && pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');

const both = ({ then, now }: TextPair): (string | null)[] => [marked(then), marked(now)];

describe('two texts', () => {
  it.each([
    ['lose 2 sanity.', 'lose 3 sanity.', 'lose [2] sanity.', 'lose [3] sanity.'],
    ['draw a card', 'draw a card', 'draw a card', 'draw a card'],
    ['draw a card', 'draw two of the cards', 'draw [a card]', 'draw [two of the cards]'],
    ['draw a card.', 'you may draw a card.', 'draw a card.', '[you may ]draw a card.'],
    ['', 'draw', '', '[draw]'],
    ['Ränge: 12', 'Ränge: 13', 'Ränge: [12]', 'Ränge: [13]'],
  ])('%s → %s', (then, now, wasMarked, isMarked) => {
    expect(both(textPair(then, now))).toEqual([wasMarked, isMarked]);
  });

  it('are whole again from their pieces', () => {
    const [then, now] = ['When lost, if alone, lose 2 sanity.', 'When beaten: gain 1 sanity; then lose 2.'];
    const pair = textPair(then, now);
    expect([pair.then, pair.now].map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      then,
      now,
    ]);
  });
});

describe('two rows of texts', () => {
  it('are paired by what is the same, and then by what is alike', () => {
    const then = ['When revealed, draw a card.', 'When defeated, gain 1 sanity.', 'Once a turn, look.'];
    const now = ['When revealed, draw a card.', 'You may not rest.', 'When defeated, gain 2 sanity.'];
    expect(textPairs(then, now).map(both)).toEqual([
      ['When revealed, draw a card.', 'When revealed, draw a card.'],
      [null, '[You may not rest.]'],
      ['When defeated, gain [1] sanity.', 'When defeated, gain [2] sanity.'],
      ['[Once a turn, look.]', null],
    ]);
  });

  it('are paired by their place where there are many', () => {
    const [then, now] = [1, 2].map((n) => Array.from({ length: 30 }, (_, i) => `draw ${n * 100 + i} cards`));
    expect(
      textPairs(then, [...now, 'rest'])
        .map(both)
        .slice(-2),
    ).toEqual([
      ['draw [129] cards', 'draw [229] cards'],
      [null, '[rest]'],
    ]);
  });

  it('may be empty', () => {
    expect(textPairs([], [])).toEqual([]);
    expect(textPairs([], ['draw']).map(both)).toEqual([[null, '[draw]']]);
    expect(textPairs(['draw'], []).map(both)).toEqual([['[draw]', null]]);
  });
});

import { describe, expect, it } from 'vitest';
import { wordsApart } from '../../../../renderer/workshop/plan/words-apart.ts';

const marked = (one: string, other: string): readonly string[] =>
  wordsApart(one, other).map((pieces) =>
    pieces.map(({ text, differs }) => (differs ? `[${text.trim()}]` : text.trim())).join(' '),
  );

describe('two texts side by side', () => {
  it('have the words marked that the other has not', () => {
    expect(marked('lose 1 sanity, then draw 2 cards', 'gain 1 sanity, then draw a card')).toEqual([
      '[lose] 1 sanity, then draw [2 cards]',
      '[gain] 1 sanity, then draw [a card]',
    ]);
  });

  it('are the same without a mark, and different with nothing in common', () => {
    expect(marked('draw a card', 'draw a card')).toEqual(['draw a card', 'draw a card']);
    expect(marked('draw', '–')).toEqual(['[draw]', '[–]']);
  });

  it('keep every letter', () => {
    const [one, other] = ['a  b\nc d ', 'b c  e'];
    const joined = wordsApart(one, other).map((pieces) => pieces.map(({ text }) => text).join(''));
    expect(joined).toEqual([one, other]);
  });
});

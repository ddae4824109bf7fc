import { describe, expect, it } from 'vitest';
import { cameAndWent, touchedBetween } from '../../../../main/host/workshop/touched.ts';
import { CARDS, card, filesOf } from './mine.ts';
import type { Json } from '../../../../shared/engine/json.ts';

const cards = (...ids: string[]): Json[] => ids.map((id) => card(id) as Json);

const brief = (before: readonly Json[], after: readonly Json[]): string[] =>
  cameAndWent(CARDS, before, after).map(({ card: key, was }) => (was === null ? key : `${was} → ${key}`));

describe('the cards that a step has changed', () => {
  it('are those that came, went, or are others', () => {
    expect(brief(cards('a', 'b'), cards('a', 'b', 'c'))).toEqual(['c']);
    expect(brief(cards('a', 'b'), cards('b'))).toEqual(['a']);
    expect(brief(cards('a', 'b'), [card('b'), card('a', { power: 2 })] as Json[])).toEqual(['a']);
  });

  it('are known by what they were called before', () => {
    expect(brief(cards('a', 'b'), cards('a', 'c'))).toEqual(['b → c']);
    expect(brief(cards('a', 'b'), cards('b', 'a'))).toEqual([]);
  });

  it('without an id go by their place', () => {
    expect(brief([], [{ name: 'Nobody' }])).toEqual([`${CARDS}/cards/0`]);
  });

  it('are found between two texts of a file of cards', () => {
    const before = filesOf('gloom', [card('a')])[CARDS];
    const after = filesOf('gloom', [card('a', { name: 'Lamp' })])[CARDS];
    expect(touchedBetween(CARDS, before, after)).toEqual([{ card: 'a', name: 'Lamp', was: null }]);
    expect(touchedBetween(CARDS, null, after)).toHaveLength(1);
    expect(touchedBetween(CARDS, '{', after)).toHaveLength(1);
    expect(touchedBetween('pack.json', before, after)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BenchCard } from '../../../../renderer/workshop/bench.ts';
import { cardQuery, isFound } from '../../../../renderer/workshop/palette/card-query.ts';

const GERMAN = { kind: 'Art', name: 'Name', id: 'Kennung', problems: 'Probleme' };
const CARDS: readonly BenchCard[] = [
  { id: 'night-lantern', name: 'Night Lantern', otherNames: [], kind: 'objects', problems: 0 },
  { id: 'quick-cut', name: 'Quick Cut', otherNames: ['Schneller Hieb'], kind: 'attacks', problems: 2 },
  { id: 'slow-cut', name: 'Slow Cut', otherNames: [], kind: 'attacks', problems: 1 },
  { id: 'tower', name: 'Überfall', otherNames: ['Ambush'], kind: 'tower cards', problems: 0 },
];
const found = (typed: string): readonly string[] => {
  const query = cardQuery(typed, GERMAN);
  return CARDS.filter((card) => isFound(card, query)).map(({ id }) => id);
};

describe('cards that are looked for', () => {
  it.each([
    ['', ['night-lantern', 'quick-cut', 'slow-cut', 'tower']],
    ['cut', ['quick-cut', 'slow-cut']],
    ['CUT quick', ['quick-cut']],
    ['attack', ['quick-cut', 'slow-cut']],
    ['ueberfall', ['tower']],
    ['ambush', ['tower']],
    ['hieb cut', ['quick-cut']],
    ['"tower cards"', ['tower']],
  ])('by words in their names and kinds: %s', (typed, ids) => expect(found(typed)).toEqual(ids));

  it.each([
    ['kind:attack', ['quick-cut', 'slow-cut']],
    ['Art:attack slow', ['slow-cut']],
    ['kind:"tower cards"', ['tower']],
    ['kind="tower', []],
    ['kind=objects', ['night-lantern']],
    ['name:hieb', ['quick-cut']],
    ['name=ambush', ['tower']],
    ['kind:', ['night-lantern', 'quick-cut', 'slow-cut', 'tower']],
    ['id:cut problems>1', ['quick-cut']],
    ['problems>=1', ['quick-cut', 'slow-cut']],
    ['Probleme<1 name:lan', ['night-lantern']],
    ['problems<=1 problems:1', ['slow-cut']],
  ])('by what they have: %s', (typed, ids) => expect(found(typed)).toEqual(ids));

  it('by nothing that they do not have', () => {
    expect(cardQuery('cost<3 cut', GERMAN).unknown).toEqual(['cost']);
    expect(found('cost<3')).toEqual([]);
    expect(found('problems<three')).toEqual([]);
  });
});

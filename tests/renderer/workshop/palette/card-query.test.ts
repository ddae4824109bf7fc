import { describe, expect, it } from 'vitest';
import type { BenchCard } from '../../../../renderer/workshop/bench.ts';
import {
  cardQuery,
  isFound,
  namesOf,
  textsOf,
  type QueryField,
} from '../../../../renderer/workshop/palette/card-query.ts';

const GERMAN: readonly QueryField<BenchCard>[] = [
  { names: ['Art', 'kind'], of: 'words', read: ({ kind }) => [kind] },
  { names: ['Name', 'name'], of: 'words', read: namesOf },
  { names: ['Kennung', 'id'], of: 'words', read: ({ id }) => [id] },
  { names: ['Probleme', 'problems'], of: 'number', read: ({ problems }) => problems },
  {
    names: ['rohe Gewalt', 'cost.brute'],
    of: 'number',
    read: ({ id }) => (id === 'tower' ? null : id.length),
  },
];
const CARDS: readonly BenchCard[] = [
  { id: 'night-lantern', name: 'Night Lantern', otherNames: [], kind: 'objects', problems: 0 },
  { id: 'quick-cut', name: 'Quick Cut', otherNames: ['Schneller Hieb'], kind: 'attacks', problems: 2 },
  { id: 'slow-cut', name: 'Slow Cut', otherNames: [], kind: 'attacks', problems: 1 },
  { id: 'tower', name: 'Überfall', otherNames: ['Ambush'], kind: 'tower cards', problems: 0 },
];
const found = (typed: string): readonly string[] => {
  const query = cardQuery(typed, GERMAN);
  return CARDS.filter((card) => isFound(card, query, textsOf)).map(({ id }) => id);
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
    ['cost.brute<9', ['slow-cut']],
    ['roheGewalt>=9 kind:„attack“', ['quick-cut']],
    ['Probleme<1,5 "cut"', ['slow-cut']],
    ['problems>', ['night-lantern', 'quick-cut', 'slow-cut', 'tower']],
  ])('by what they have: %s', (typed, ids) => expect(found(typed)).toEqual(ids));

  it.each([
    ['price<3 cut', { why: 'unknown', field: 'price' }],
    ['problems<three', { why: 'number', field: 'problems', value: 'three' }],
    ['name<m', { why: 'words', field: 'name' }],
  ])('by nothing that cannot be read: %s', (typed, fault) => {
    expect(cardQuery(typed, GERMAN).fault).toEqual(fault);
    expect(found(typed)).toEqual([]);
  });
});

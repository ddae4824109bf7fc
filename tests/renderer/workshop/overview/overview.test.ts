// What is worked out of the cards of an overview: columns, order, search, rows in view, what is chosen.
import { describe, expect, it } from 'vitest';
import type { OverviewCard } from '../../../../renderer/workshop/overview/overview-port.ts';
import { reached, turned } from '../../../../renderer/workshop/overview/chosen.ts';
import { amountsIn, fieldOf, withChild, wordsOf } from '../../../../renderer/workshop/overview/field-of.ts';
import { rowsInView, topToSee } from '../../../../renderer/workshop/overview/in-view.ts';
import { queryFields } from '../../../../renderer/workshop/overview/overview-query.ts';
import {
  nextSorting,
  shownColumns,
  sorted,
  tableColumns,
  type Sorting,
} from '../../../../renderer/workshop/overview/table-columns.ts';
import { columnAfter, rowAfter, tracksOf } from '../../../../renderer/workshop/overview/table-moves.ts';
import { columnFor, waysOf } from '../../../../renderer/workshop/overview/ways.ts';
import { cardQuery, isFound } from '../../../../renderer/workshop/palette/card-query.ts';
import { folded } from '../../../../renderer/workshop/sheet/folded.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import { columnsOf, type Column } from '../../../../shared/packs/fields/columns.ts';
import { fieldPlaceOf } from '../../../support/fields/benches.ts';

const { bench } = fieldPlaceOf('ravingspire');
const COLUMNS = columnsOf(bench, ['relic', 'object', 'hero'], 'en');
const column = (at: string): Column => COLUMNS.find((one) => one.at === at)!;

function card(
  id: string,
  rawKind: string,
  values: { readonly [at: string]: Json },
  more: object = {},
): OverviewCard {
  const cost = values['/cost'] as { readonly skill?: number } | undefined;
  const numbers = cost === undefined ? {} : { '/cost': cost.skill ?? 0 };
  const text = id === 'bell' ? 'When played, draw a card.' : '';
  return {
    id,
    name: id,
    otherNames: [],
    kind: `${rawKind}s`,
    kindName: rawKind,
    rawKind,
    patchOf: null,
    problems: 0,
    cells: { stamp: id, values, words: {}, numbers, text },
    texts: [id, `${rawKind}s`, text].map(folded),
    ...more,
  };
}
const CARDS = [
  card('bell', 'relic', { '/power': 2, '/as': ['skill', 'fight'], '/cost': { skill: 4, brute: 9 } }),
  card('coin', 'relic', { '/power': 10, '/cost': { skill: 1 } }, { problems: 3 }),
  card('able', 'object', { '/power': 2, '/story': 'It rings.' }),
  card('hero', 'hero', {}),
];
const LABELS = { text: 'Text', problems: 'Problems' };
const ALL = tableColumns(COLUMNS, CARDS, LABELS);
const ids = (cards: readonly OverviewCard[]): string[] => cards.map(({ id }) => id);

describe('columns', () => {
  it('begin with name and kind, and show at first what is short and usual', () => {
    expect(ALL.slice(0, 3).map(({ key }) => key)).toEqual(['/name', '/kind', '/power']);
    const shown = shownColumns(ALL, null, CARDS).map(({ key }) => key);
    expect(shown).toEqual(['/name', '/kind', '/power', '/as', '/cost', 'problems', 'text']);
    expect(shownColumns(ALL, ['/cost/brute'], CARDS).map(({ key }) => key)).toEqual(['/name', '/cost/brute']);
  });

  it('are those that a card which is shown may have', () => {
    const heroes = tableColumns(COLUMNS, [CARDS[3]], LABELS).map(({ key }) => key);
    expect(heroes).not.toContain('/power');
    expect(heroes).toContain('/hero');
  });

  it('are as wide as what is in them', () => {
    const { tracks, least } = tracksOf(shownColumns(ALL, null, CARDS));
    expect(tracks.match(/calc/g)).toHaveLength(7);
    expect(least).toBeGreaterThan(60);
  });
});

describe('rows in the order of a column', () => {
  it.each<[Sorting, string[]]>([
    [null, ['bell', 'coin', 'able', 'hero']],
    [{ key: '/name', way: 'up' }, ['able', 'bell', 'coin', 'hero']],
    [{ key: '/power', way: 'up' }, ['bell', 'able', 'coin', 'hero']],
    [{ key: '/power', way: 'down' }, ['coin', 'bell', 'able', 'hero']],
    [{ key: '/cost', way: 'up' }, ['coin', 'bell', 'able', 'hero']],
    [{ key: 'problems', way: 'down' }, ['coin', 'bell', 'able', 'hero']],
    [{ key: '/gone', way: 'up' }, ['bell', 'coin', 'able', 'hero']],
  ])('%j', (sorting, wanted) => expect(ids(sorted(CARDS, ALL, sorting, 'en'))).toEqual(wanted));

  it('goes up, down and back', () => {
    const up = nextSorting(null, '/name');
    const down = nextSorting(up, '/name');
    expect([up?.way, down?.way, nextSorting(down, '/name')]).toEqual(['up', 'down', null]);
    expect(nextSorting(down, '/power')).toEqual({ key: '/power', way: 'up' });
  });
});

describe('a search', () => {
  const fields = queryFields([], COLUMNS, ['text'], 'en');
  const found = (typed: string): string[] => {
    const query = cardQuery(typed, fields);
    return ids(CARDS.filter((one) => isFound(one, query, ({ texts }) => texts)));
  };

  it.each([
    ['power>2', ['coin']],
    ['cost<5', ['bell', 'coin']],
    ['cost.brute=9', []],
    ['as:fight', ['bell']],
    ['counts-as=skill', ['bell']],
    ['story:rings', ['able']],
    ['text:draw', ['bell']],
    ['relic "draw a card"', ['bell']],
    ['copies=1', ['bell', 'coin', 'able']],
  ])('by fields and words: %s', (typed, wanted) => expect(found(typed)).toEqual(wanted));
});

describe('a cell', () => {
  it('says what is there', () => {
    expect(wordsOf(column('/as').control, ['skill', 'fight'], 'en')).toBe('skill, fight');
    expect(wordsOf(column('/cost').control, { skill: 4, brute: 9 }, 'en')).toBe('skill 4, brute force 9');
    expect(amountsIn(column('/cost').control, { skill: 4 }, 'de')).toEqual([{ label: 'skill', shown: '4' }]);
    expect(wordsOf(column('/power').control, 'x', 'en')).toBe('x');
  });

  it('is a field with what is in it', () => {
    const field = fieldOf(column('/cost'), { skill: 4 });
    expect(field).toMatchObject({ written: true, optional: false, value: { skill: 4 } });
    const inner = field.control.kind === 'matrix' ? field.control.fields : [];
    expect(inner.find(({ at }) => at === '/cost/skill')).toMatchObject({ value: 4, written: true });
    expect(withChild({ skill: 4, brute: 9 }, '/cost/skill', 5)).toEqual({ skill: 5, brute: 9 });
    expect(withChild({ skill: 4 }, '/cost/skill', undefined)).toEqual({});
    expect(withChild(undefined, '/cost/brute', 2)).toEqual({ brute: 2 });
  });
});

it('a field is changed on many cards as its control allows', () => {
  expect(waysOf(column('/power'))).toEqual(['set', 'add', 'clear']);
  expect(waysOf(column('/as'))).toEqual(['set', 'add', 'take', 'clear']);
  expect(waysOf(column('/name'))).toEqual(['set', 'add']);
  expect([waysOf(column('/id')), waysOf(column('/kind'))]).toEqual([[], []]);
  // What is added may be less than nothing.
  expect(columnFor(column('/power'), 'add').control).toEqual({ kind: 'number', whole: true });
  expect(columnFor(column('/power'), 'set').control).toMatchObject({ least: 0, most: 99 });
});

it('only rows in view are drawn, and one out of view is scrolled to', () => {
  expect(rowsInView(0, 400, 40, 1000)).toEqual({ first: 0, last: 13 });
  expect(rowsInView(20_000, 400, 40, 1000)).toEqual({ first: 497, last: 513 });
  expect(rowsInView(39_900, 400, 40, 1000)).toEqual({ first: 994, last: 1000 });
  expect(rowsInView(0, 0, 0, 1000)).toEqual({ first: 0, last: 3 });
  expect([topToSee(5, 0, 400, 40), topToSee(12, 0, 400, 40), topToSee(3, 200, 400, 40)]).toEqual([
    0, 120, 120,
  ]);
});

it('keys lead to rows and columns', () => {
  expect(rowAfter('ArrowUp', 0, 10, 4, false)).toBe(-1);
  expect(rowAfter('PageDown', 8, 10, 4, false)).toBe(9);
  expect(rowAfter('Home', 8, 10, 4, true)).toBe(0);
  expect(rowAfter('Home', 8, 10, 4, false)).toBeUndefined();
  const fits = (key: string): boolean => key === 'b' || key === 'd';
  expect([
    columnAfter(['a', 'b', 'c', 'd'], 1, 1, fits),
    columnAfter(['a', 'b', 'c', 'd'], 1, -1, fits),
  ]).toEqual([3, null]);
});

it('what is chosen is turned one by one, and reached in a row', () => {
  const one = turned(new Set<string>(), 'b');
  expect([...reached(one, 'b', 'd', ['a', 'b', 'c', 'd', 'e'])]).toEqual(['b', 'c', 'd']);
  expect([...turned(one, 'b')]).toEqual([]);
});

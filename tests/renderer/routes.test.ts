import { expect, test } from 'vitest';
import { addressOf, parseRoute, type Route } from '../../renderer/routes.ts';

const ROUTES: readonly Route[] = [
  { screen: 'title' },
  { screen: 'new', game: null },
  { screen: 'new', game: 'snow-fort' },
  { screen: 'new', game: 'snow-fort', pack: 'the-drowned-choir' },
  { screen: 'settings' },
  { screen: 'backups' },
  { screen: 'credits' },
  { screen: 'tables', tab: 'open' },
  { screen: 'tables', tab: 'removed' },
  { screen: 'table', table: 'a_b-1' },
  { screen: 'expansions', pack: null },
  { screen: 'expansions', pack: 'frost' },
  { screen: 'library', card: null },
  { screen: 'library', card: 'frost:lantern of/thaw' },
  { screen: 'library', card: null, pack: 'thaw' },
  { screen: 'change', card: 'frost:lantern of/thaw' },
  { screen: 'records', tab: 'signed' },
  { screen: 'workshop', pack: null, card: null },
  { screen: 'workshop', pack: 'frost', card: null },
  { screen: 'workshop', pack: 'frost', card: 'lantern' },
  { screen: 'workshop', pack: 'Mein Paket', card: 'cards/a.json/cards/3' },
];

test.each(ROUTES)('%j leads to its own address and back', (route) => {
  expect(parseRoute(addressOf(route))).toEqual(route);
});

test.each(['', '#', '#/'])('"%s" is the title screen', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'title' });
});

test.each([
  '#/nowhere',
  '#/tables/none',
  '#/table',
  '#/new/a/b/c',
  '#/library/a/b',
  '#/change',
  '#/table/%E0%A4%A',
  '#/workshop/a/b/c',
  '#/workshop/a/%E0',
])('%s leads nowhere', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'lost' });
});

test('lists of tables and records have a first tab', () => {
  expect(parseRoute('#/tables')).toEqual({ screen: 'tables', tab: 'open' });
  expect(parseRoute('#/records')).toEqual({ screen: 'records', tab: 'signed' });
});

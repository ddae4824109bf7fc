import { describe, expect, test } from 'vitest';
import { cardsIn, isGrid, neighbourOf, sizeOf, type Direction } from '../../../shared/tableau/grid.ts';
import type { Grid, GridCell, Zone } from '../../../shared/tableau/tableau.ts';
import { text } from '../../../shared/words/tokens.ts';

const cell = (id: string, column: number, row: number, neighbours?: GridCell['neighbours']): GridCell => ({
  id,
  title: text(id),
  column,
  row,
  tone: 'plain',
  ...(neighbours && { neighbours }),
});

/** A gate above a yard of two, a well far to the right, and a cellar that is entered from the yard. */
const GATE = cell('gate', 1, 1);
const YARD = cell('yard', 1, 2, { down: 'cellar' });
const STABLE = cell('stable', 2, 2);
const WELL = cell('well', 5, 2);
const CELLAR = cell('cellar', 4, 4, { up: 'yard', left: 'nowhere' });
const GRID: Grid = { cells: [GATE, YARD, STABLE, WELL, CELLAR] };

const ZONE: Zone = {
  id: 'farm',
  title: text('Farm'),
  seat: null,
  facts: [],
  layout: GRID,
  count: 3,
  cards: [
    { card: 1, id: 'toy:cat', notes: [], tone: 'plain', cell: 'yard' },
    { card: 2, id: 'toy:dog', notes: [], tone: 'plain', cell: 'well' },
    { card: 3, id: 'toy:hen', notes: [], tone: 'plain', cell: 'yard' },
  ],
  empty: [],
};

describe('an arrow leads', () => {
  test.each<[GridCell, Direction, string | null]>([
    [GATE, 'down', 'yard'],
    [YARD, 'up', 'gate'],
    [YARD, 'right', 'stable'],
    // To the next one, however far it is.
    [STABLE, 'right', 'well'],
    [WELL, 'left', 'stable'],
    [GATE, 'right', null],
    [STABLE, 'up', null],
    // Where a cell names its neighbours.
    [YARD, 'down', 'cellar'],
    [CELLAR, 'up', 'yard'],
    [CELLAR, 'left', null],
  ])('from %o %s', (from, direction, to) => {
    expect(neighbourOf(GRID, from, direction)?.id ?? null).toBe(to);
  });
});

test('cells have the cards that lie in them, in their order', () => {
  expect(cardsIn(ZONE, YARD).map(({ card }) => card)).toEqual([1, 3]);
  expect(cardsIn(ZONE, GATE)).toEqual([]);
});

test('a grid has as many columns and rows as its last cells say', () => {
  expect(sizeOf(GRID)).toEqual({ columns: 5, rows: 4 });
  expect(sizeOf({ cells: [] })).toEqual({ columns: 0, rows: 0 });
});

test('rows and piles are no grids', () => {
  expect(isGrid(ZONE)).toBe(true);
  expect([isGrid({ ...ZONE, layout: 'row' }), isGrid({ ...ZONE, layout: 'pile' })]).toEqual([false, false]);
});

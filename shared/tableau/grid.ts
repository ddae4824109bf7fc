// Places whose cards lie in cells: a board of fields, a map. What follows from where the cells are.
import type { GridCell, Grid, TableCard, Zone } from './tableau.ts';

/** A zone whose cards lie in cells. */
export type GridZone = Zone & { readonly layout: Grid };

export const isGrid = (zone: Zone): zone is GridZone => typeof zone.layout === 'object';

/** Where an arrow leads. */
export type Direction = keyof NonNullable<GridCell['neighbours']>;

/** The steps of a direction: to which line of cells it keeps, and which way it goes along it. */
const STEPS: {
  readonly [D in Direction]: {
    readonly along: 'column' | 'row';
    readonly across: 'column' | 'row';
    readonly by: 1 | -1;
  };
} = {
  left: { along: 'column', across: 'row', by: -1 },
  right: { along: 'column', across: 'row', by: 1 },
  up: { along: 'row', across: 'column', by: -1 },
  down: { along: 'row', across: 'column', by: 1 },
};

/** The cell that an arrow leads to: the one that the cell names, or else the next in its row or column; null: none. */
export function neighbourOf({ cells }: Grid, from: GridCell, direction: Direction): GridCell | null {
  const named = from.neighbours?.[direction];
  if (named !== undefined) return cells.find(({ id }) => id === named) ?? null;
  const { along, across, by } = STEPS[direction];
  const distance = (cell: GridCell): number => (cell[along] - from[along]) * by;
  const ahead = cells.filter((cell) => cell[across] === from[across] && distance(cell) > 0);
  return ahead.toSorted((a, b) => distance(a) - distance(b)).at(0) ?? null;
}

/** The cards that lie in a cell, in their order. */
export const cardsIn = ({ cards }: Zone, { id }: GridCell): TableCard[] =>
  cards.filter(({ cell }) => cell === id);

/** How many columns and rows a grid has. */
export const sizeOf = ({ cells }: Grid): { readonly columns: number; readonly rows: number } => ({
  columns: Math.max(0, ...cells.map(({ column }) => column)),
  rows: Math.max(0, ...cells.map(({ row }) => row)),
});

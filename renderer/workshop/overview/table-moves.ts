// Where keys lead in a table of cards, and how wide its columns are.
import type { FieldControl } from '../../../shared/packs/fields/types.ts';
import type { TableColumn } from './table-columns.ts';

/** In place of a card: the row of heads. */
export const HEAD = '';

/** Columns before those of fields. */
export const LEADING: readonly string[] = ['chosen', 'picture'];

/** Where the keys are in a table. */
export interface TableSpot {
  /** Id of a card, or `HEAD`. */
  readonly card: string;
  /** Key of a column. */
  readonly column: string;
}

/**
 * The row that a key leads to.
 *
 * @param at index of the row; -1: the head
 * @param page rows that are seen at once
 * @param isMod whether Ctrl is held
 * @returns undefined where it leads to none
 */
export function rowAfter(
  key: string,
  at: number,
  count: number,
  page: number,
  isMod: boolean,
): number | undefined {
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: Math.max(0, at - page),
    PageDown: at + page,
    ...(isMod && { Home: 0, End: count - 1 }),
  }[key];
  return to === undefined ? undefined : Math.min(Math.max(-1, to), count - 1);
}

/** The next column to one side that fits; null: there is none. */
export function columnAfter(
  keys: readonly string[],
  at: number,
  way: -1 | 1,
  fits: (key: string) => boolean,
): number | null {
  for (let i = at + way; i >= 0 && i < keys.length; i += way) if (fits(keys[i])) return i;
  return null;
}

const WIDTHS: { readonly [K in FieldControl['kind']]: number } = {
  id: 10,
  text: 13,
  long: 18,
  number: 6,
  flag: 5,
  choice: 8.5,
  set: 8.5,
  matrix: 19,
  group: 7,
  list: 7,
  row: 9,
  card: 10,
  counts: 7,
  opaque: 7,
};

/** Columns of the table as tracks of a CSS grid, and how wide they are together at least, in rem at the usual size of text. */
export interface TableTracks {
  readonly tracks: string;
  readonly least: number;
}

export function tracksOf(columns: readonly TableColumn[]): TableTracks {
  const widths = columns.map((table) => ({ rem: widthOf(table), grows: table.of === 'text' }));
  const scaled = (rem: number): string => `calc(${rem}rem * var(--text-scale))`;
  return {
    tracks: widths.map(({ rem, grows }) => (grows ? `minmax(${scaled(rem)}, 1fr)` : scaled(rem))).join(' '),
    least: widths.reduce((sum, { rem }) => sum + rem, 0),
  };
}

function widthOf(table: TableColumn): number {
  switch (table.of) {
    case 'text':
      return 12;
    case 'problems':
      return 6;
    case 'field':
      return OWN_WIDTHS[table.key] ?? WIDTHS[table.column.control.kind];
  }
}

const OWN_WIDTHS: { readonly [key: string]: number | undefined } = { '/name': 13.5, '/kind': 7.5 };

// The columns of a table of cards: which there are, which are shown, and in which order their rows come.
import type { Column } from '../../../shared/packs/fields/columns.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { valueIn, wordsOf } from './field-of.ts';
import type { OverviewCard } from './overview-port.ts';

/** A column of the table. */
export type TableColumn = {
  readonly key: string;
  readonly label: string;
} & (
  | { readonly of: 'field'; readonly column: Column }
  /** What the card says. */
  | { readonly of: 'text' }
  /** How much is wrong with it. */
  | { readonly of: 'problems' }
);

/** What is sorted by; null: as in the files. */
export type Sorting = { readonly key: string; readonly way: 'up' | 'down' } | null;

const NAME = '/name';
const KIND = '/kind';
/** Fields that say little in a row. */
const LAST = '/id';
/** Columns of fields that are shown as long as the author has chosen none. */
const MOST_AT_FIRST = 6;

/** Labels of the columns that are no fields. */
export interface OtherLabels {
  readonly text: string;
  readonly problems: string;
}

/**
 * All columns for some cards: the name and the kind first.
 *
 * @param cards that are shown: what none of them may have is no column
 */
export function tableColumns(
  columns: readonly Column[],
  cards: readonly OverviewCard[],
  labels: OtherLabels,
): readonly TableColumn[] {
  const kinds = new Set(cards.map(({ rawKind }) => rawKind));
  const rank = rankIn(columns);
  const fields = columns
    .filter((column) => column.kinds.some((kind) => kinds.has(kind)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((column): TableColumn => ({ key: column.at, label: column.label, of: 'field', column }));
  return [
    ...fields,
    // What a card says is long: in a narrow window it may be beside what is seen.
    { key: 'problems', label: labels.problems, of: 'problems' },
    { key: 'text', label: labels.text, of: 'text' },
  ];
}

/** Where the column of a field comes: what is short before stories, and these before pictures; parts with what they are in. */
function rankIn(columns: readonly Column[]): (column: Column) => number {
  const ofWhole = ({ at, control }: Column): number => {
    if (at === NAME || at === KIND || at === LAST) return at === NAME ? 0 : at === KIND ? 1 : 5;
    return SHORT.has(control.kind) ? 2 : control.kind === 'long' || control.kind === 'text' ? 3 : 4;
  };
  return (column) => {
    const [, first = ''] = column.at.split('/');
    return ofWhole(columns.find(({ at }) => at === `/${first}`) ?? column);
  };
}

/**
 * Those that are shown.
 *
 * @param chosen keys of columns that the author has chosen; null: none were
 * @param cards that are shown
 */
export function shownColumns(
  all: readonly TableColumn[],
  chosen: readonly string[] | null,
  cards: readonly OverviewCard[],
): readonly TableColumn[] {
  if (chosen !== null) return all.filter(({ key }) => key === NAME || chosen.includes(key));
  const first = all.filter((column) => isForAll(column, cards)).slice(0, MOST_AT_FIRST + 2);
  return all.filter((column) => column.of !== 'field' || first.includes(column));
}

/** Whether a field is short, and usual for many of the cards: not a part of another one, and no long text. */
function isForAll(table: TableColumn, cards: readonly OverviewCard[]): boolean {
  if (table.of !== 'field') return false;
  const { at, control, usual } = table.column;
  if (at === NAME || at === KIND) return true;
  const isWhole = at.lastIndexOf('/') === 0;
  if (!isWhole || !SHORT.has(control.kind)) return false;
  const having = cards.filter(({ rawKind }) => usual.includes(rawKind)).length;
  return having >= cards.length * MANY;
}

/** The share of cards from which on a field is worth a column. */
const MANY = 0.25;

const SHORT: ReadonlySet<Column['control']['kind']> = new Set(['number', 'matrix', 'choice', 'set', 'flag']);

/** Cards in the order of a column; those that have nothing there come last. */
export function sorted(
  cards: readonly OverviewCard[],
  columns: readonly TableColumn[],
  sorting: Sorting,
  language: Language,
): readonly OverviewCard[] {
  const column = columns.find(({ key }) => key === sorting?.key);
  if (sorting === null || column === undefined) return cards;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = sorting.way === 'up' ? 1 : -1;
  const keyed = cards.map((card) => ({ card, by: orderOf(card, column, language) }));
  keyed.sort(({ by: one }, { by: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compare(String(one), String(other));
  });
  return keyed.map(({ card }) => card);
}

/** What a card is sorted by; null: it has nothing there. */
function orderOf(card: OverviewCard, table: TableColumn, language: Language): string | number | null {
  switch (table.of) {
    case 'text':
      return card.cells?.text || null;
    case 'problems':
      return card.problems;
    case 'field': {
      const { column } = table;
      if (column.at === NAME) return card.name;
      if (column.at === KIND) return card.kindName;
      const number = card.cells?.numbers[column.at];
      if (number !== undefined) return number;
      const value = valueIn(column, card);
      if (typeof value === 'number') return value;
      if (value !== undefined) return wordsOf(column.control, value, language) || null;
      return card.cells?.words[column.at] ?? null;
    }
  }
}

/** What comes next when a head is pressed: up, down, as in the files. */
export function nextSorting(sorting: Sorting, key: string): Sorting {
  if (sorting?.key !== key) return { key, way: 'up' };
  return sorting.way === 'up' ? { key, way: 'down' } : null;
}

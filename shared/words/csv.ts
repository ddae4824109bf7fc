import Papa from 'papaparse';

/** What stands between the cells of a row. */
export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

type Cell = string | number | null;

/**
 * Texts that a program for tables would work out; what has our mark before such a beginning gets another one, so that
 * reading takes away just the one that was set.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

const MARK = '\ufeff';

/** How a table is put down. */
interface TableForm {
  readonly separator?: Separator;
  /** Begins with the mark by which programs for tables know UTF-8. */
  readonly isMarked?: boolean;
}

/**
 * A table as text (RFC 4180). Texts that would be formulas are marked with an apostrophe.
 *
 * @param rows the first one names the columns
 */
export function csvText(rows: readonly (readonly Cell[])[], form: TableForm = {}): string {
  const { separator = ',', isMarked = false } = form;
  const text = Papa.unparse(rows as Cell[][], {
    delimiter: separator,
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `${isMarked ? MARK : ''}${text}\r\n`;
}

/** A row of a table that was read, with the line on which a program for tables shows it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Where a quote is not in order. */
export interface CsvFault {
  readonly line: number;
  readonly kind: 'quotes';
}

/** Reads a table: its separator is found out, marks of texts that would be formulas go. Empty rows are left out. */
export function csvRows(text: string): {
  readonly rows: readonly CsvRow[];
  readonly faults: readonly CsvFault[];
} {
  const { data, errors } = Papa.parse<string[]>(text.startsWith(MARK) ? text.slice(MARK.length) : text, {
    delimiter: separatorOf(text),
  });
  const rows = data.map((cells, i): CsvRow => ({ line: i + 1, cells: cells.map(unmarked) }));
  return {
    rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    faults: errors.flatMap(({ type, row = 0 }): CsvFault[] =>
      type === 'Quotes' ? [{ line: row + 1, kind: 'quotes' }] : [],
    ),
  };
}

/** The separator that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counts = [...SEPARATORS, '\t'].map((separator) => [separator, bare.split(separator).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const unmarked = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

import { crc32 } from 'node:zlib';
import type { Statement } from 'better-sqlite3';
import type { Connection, Value } from './connection.ts';
import { damagedRow } from './errors.ts';

/** The column with the checksum of all the others; always the last one. */
export const SUM = 'sum';

interface Summed {
  readonly [SUM]: number;
}

/**
 * Checksum of the columns of a row, in their declared order. The database notices a page that is torn or whose structure
 * is broken, but not bytes that have changed inside of a value.
 */
export function sumOf(values: readonly Value[]): number {
  let sum = 0;
  let text = '';
  for (const value of values) {
    if (typeof value !== 'object') text += `${value}\u0000`;
    else if (value === null) text += '\u0001\u0000';
    else {
      sum = crc32(value, crc32(text, sum));
      text = '\u0000';
    }
  }
  return crc32(text, sum);
}

/** A row by the names of its columns. */
export type Columns<Row> = { readonly [C in keyof Row]: Value };

/** A database table whose rows carry a checksum, as it was made. */
export interface Declared<Row> {
  readonly table: string;
  /** All but the checksum, in their declared order. */
  readonly columns: readonly (keyof Row & string)[];
  /** Those that name a row. */
  readonly key: readonly (keyof Row & string)[];
}

/** Reads and writes rows with a checksum, which is written with every row and compared at each reading. */
export class Sealed<Row extends Columns<Row>> {
  private readonly connection: Connection;
  private readonly columns: Declared<Row>['columns'];
  private readonly selected: string;
  private readonly putting: string;
  private readonly inserting: string;

  constructor(connection: Connection, { table, columns, key }: Declared<Row>) {
    this.connection = connection;
    this.columns = columns;
    const all = [...columns, SUM];
    const names: readonly string[] = key;
    const changed = all.filter((column) => !names.includes(column));
    this.selected = `SELECT ${all.map((column) => `${table}.${column}`).join(', ')} FROM ${table}`;
    this.inserting = `INSERT INTO ${table} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})`;
    this.putting = `${this.inserting} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${changed
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;
  }

  insert(row: Row): void {
    this.connection.statement(this.inserting).run(...this.sealed(row));
  }

  /** Adds a row, or writes it over the one with its key. */
  put(row: Row): void {
    this.connection.statement(this.putting).run(...this.sealed(row));
  }

  /**
   * The row that fits; null when there is none.
   *
   * @param rest what follows the name of the table in a query
   * @throws StoreError `damaged`
   */
  one(rest: string, ...values: Value[]): Row | null {
    const row = this.statement(rest).get(...values);
    return row ? this.opened(row) : null;
  }

  /** All rows that fit, in the order of the query. */
  all(rest: string, ...values: Value[]): Row[] {
    return this.statement(rest)
      .all(...values)
      .map((row) => this.opened(row));
  }

  private statement(rest: string): Statement<Value[], Row & Summed> {
    return this.connection.statement<Row & Summed>(`${this.selected} ${rest}`);
  }

  private opened(row: Row & Summed): Row {
    if (row[SUM] !== sumOf(this.valuesOf(row))) throw damagedRow(this.connection.folder);
    return row;
  }

  private valuesOf(row: Row): Value[] {
    return this.columns.map((column) => row[column]);
  }

  /** The values as they will be read again (text is stored as UTF-8), and their checksum. */
  private sealed(row: Row): Value[] {
    const stored = this.valuesOf(row).map((value) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    );
    stored.push(sumOf(stored));
    return stored;
  }
}

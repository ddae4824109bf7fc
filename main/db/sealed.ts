import { crc32 } from 'node:zlib';
import type { Connection, Value } from './connection.ts';
import { damagedRow } from './errors.ts';

/** The column with the checksum of all the others; always the last one. */
export const SUM = 'sum';

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

/** A database table whose rows carry a checksum, which is written with every row and compared at each reading. */
export class Sealed {
  private readonly connection: Connection;
  private readonly selected: string;
  private readonly putting: string;
  private readonly inserting: string;

  /**
   * @param columns all but the checksum, in their declared order
   * @param key those that name a row
   */
  constructor(connection: Connection, table: string, columns: readonly string[], key: readonly string[]) {
    this.connection = connection;
    const all = [...columns, SUM];
    const changed = all.filter((column) => !key.includes(column));
    this.selected = `SELECT ${all.map((column) => `${table}.${column}`).join(', ')} FROM ${table}`;
    this.inserting = `INSERT INTO ${table} (${all.join(', ')}) VALUES (${all.map(() => '?').join(', ')})`;
    this.putting = `${this.inserting} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${changed
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;
  }

  insert(values: readonly Value[]): void {
    this.connection.statement(this.inserting).run(...sealed(values));
  }

  /** Adds a row, or writes it over the one with its key. */
  put(values: readonly Value[]): void {
    this.connection.statement(this.putting).run(...sealed(values));
  }

  /**
   * The row that fits, without its checksum; null when there is none.
   *
   * @param rest what follows the name of the table in a query
   * @throws StoreError `damaged`
   */
  one(rest: string, ...values: Value[]): Value[] | null {
    const row = this.connection.statement(`${this.selected} ${rest}`).get(...values);
    return row ? this.opened(row) : null;
  }

  /** All rows that fit, in the order of the query. */
  all(rest: string, ...values: Value[]): Value[][] {
    const rows = this.connection.statement(`${this.selected} ${rest}`).all(...values);
    return rows.map((row) => this.opened(row));
  }

  private opened(row: Value[]): Value[] {
    if (row.pop() !== sumOf(row)) throw damagedRow(this.connection.folder);
    return row;
  }
}

/** The values as they will be read again (text is stored as UTF-8), and their checksum. */
function sealed(values: readonly Value[]): Value[] {
  const stored = values.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  stored.push(sumOf(stored));
  return stored;
}

import Database from 'better-sqlite3';
import { StoreError, translated } from './errors.ts';
import type { Ledger } from './ledger.ts';

/** What a column can hold. */
export type Value = null | number | string | Buffer;

/** An open database with its prepared statements. What it throws is a `StoreError` wherever a caller can meet it. */
export class Connection {
  readonly folder: string;
  readonly database: Database.Database;
  /** A read has failed, or the files are gone: the next opening has to run the full check. */
  suspect = false;
  private readonly ledger: Ledger | null;
  private readonly statements = new Map<string, Database.Statement<Value[]>>();
  private readonly transaction: Database.Transaction<(work: () => unknown) => unknown>;

  /** @param ledger counts the writes; null for a database that can be rebuilt */
  constructor(folder: string, database: Database.Database, ledger: Ledger | null = null) {
    this.folder = folder;
    this.database = database;
    this.ledger = ledger;
    this.transaction = database.transaction((work: () => unknown) => work());
  }

  /** A prepared statement whose rows have the columns that the text selects, by name; the same text gives the same one. */
  statement<Row = unknown>(sql: string): Database.Statement<Value[], Row> {
    const known = this.statements.get(sql) ?? this.database.prepare<Value[]>(sql);
    this.statements.set(sql, known);
    return known as Database.Statement<Value[], Row>;
  }

  /**
   * Reads. Everything read belongs to one state, since there is no other writer.
   *
   * @throws StoreError
   */
  read<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const told = translated(error, this.folder);
      if (told instanceof StoreError && ['damaged', 'gone'].includes(told.code)) this.suspect = true;
      throw told;
    }
  }

  /**
   * Writes, whole or not at all, and returns when it has reached the disk.
   *
   * @throws StoreError
   */
  write<T>(work: () => T): T {
    const { ledger } = this;
    return this.read(() => {
      if (ledger === null || this.database.inTransaction) return this.transaction.immediate(work);
      return ledger.counted((raise) =>
        this.transaction.immediate(() => {
          const result = work();
          raise();
          return result;
        }),
      );
    }) as T;
  }

  close(): void {
    this.ledger?.close();
    this.database.close();
  }
}

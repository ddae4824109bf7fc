import type Database from 'better-sqlite3';

/** A numbered step from one form of the data to the next. There is no way back. */
export interface Migration {
  /** The form that it leads to; the first one is 1. */
  readonly version: number;
  /** Its file name without the ending. */
  readonly name: string;
  /**
   * Changes the data, inside a transaction and without looking at foreign keys (they are compared afterwards). A row
   * that it changes needs a new checksum (`sumOf`).
   */
  up(database: Database.Database): void;
}

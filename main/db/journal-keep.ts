import type { Connection, Value } from './connection.ts';

/** How much of a journal is kept. */
export interface JournalKeep {
  /** Every entry of the last days, this many. Points stay. */
  readonly days: number;
  /** Bytes of one pack: what is oldest goes first, entries before ends of days, and those before restore points. */
  readonly bytes: number;
  /** Steps that can be undone after a restart, at least. */
  readonly steps: number;
}

export const JOURNAL_KEEP: JournalKeep = { days: 30, bytes: 20_000_000, steps: 500 };

const DAY = 24 * 60 * 60 * 1000;

/** Leaves out of the journals of packs what is too old, and then what is too much. All since the newest point stays. */
export class JournalTidying {
  private readonly connection: Connection;
  private readonly keep: JournalKeep;

  constructor(connection: Connection, keep: JournalKeep) {
    this.connection = connection;
    this.keep = keep;
  }

  /** Bytes of a journal as they count. */
  size(pack: string): number {
    const parts = [
      'SELECT sum(length(body)) FROM journal_entries WHERE pack = ?',
      'SELECT sum(length(text)) FROM journal_texts WHERE pack = ?',
      'SELECT sum(length(card) + length(name)) FROM journal_cards WHERE pack = ?',
    ];
    return parts.reduce((sum, sql) => sum + this.number(sql, pack), 0);
  }

  /** Leaves out entries and points. Texts go with the points that had them. @param now milliseconds since 1970 */
  tidy(pack: string, now: number): void {
    this.tidyEntries(pack, now);
    if (this.size(pack) > this.keep.bytes)
      this.connection.write(() => this.forgetPoints(pack, this.newestPoint(pack)));
  }

  /** Leaves out entries alone: the thread of a pack that is open knows which texts are there. */
  tidyEntries(pack: string, now: number): void {
    const newest = this.newestPoint(pack);
    // All before the first that is young enough: a clock that was wrong leaves no gap.
    const young = this.number(
      'SELECT min(n) FROM journal_entries WHERE pack = ? AND (at >= ? OR n > ?)',
      pack,
      now - this.keep.days * DAY,
      newest,
    );
    const end = Math.max(young === 0 ? newest + 1 : young, this.endOfTooMuch(pack, newest));
    if (this.number('SELECT count(*) FROM journal_entries WHERE pack = ? AND n < ?', pack, end) === 0) return;
    this.connection.write(() => {
      for (const table of ['journal_entries', 'journal_cards'])
        this.connection.statement(`DELETE FROM ${table} WHERE pack = ? AND n < ?`).run(pack, end);
    });
  }

  private newestPoint(pack: string): number {
    return this.number('SELECT max(n) FROM journal_points WHERE pack = ?', pack);
  }

  /** The first entry that stays, once the oldest have gone that are too much. */
  private endOfTooMuch(pack: string, newest: number): number {
    const excess = this.size(pack) - this.keep.bytes;
    if (excess <= 0) return 0;
    const last = this.number(
      `SELECT min(n) FROM (
         SELECT n, sum(length(body)) OVER (ORDER BY n) AS bytes FROM journal_entries WHERE pack = ? AND n <= ?)
       WHERE bytes >= ?`,
      pack,
      newest,
      excess,
    );
    return last === 0 ? newest + 1 : last + 1;
  }

  private forgetPoints(pack: string, newest: number): void {
    const oldestFirst = this.connection
      .statement<{ readonly n: number }>(
        'SELECT n FROM journal_points WHERE pack = ? AND n < ? ORDER BY label IS NOT NULL, n',
      )
      .all(pack, newest);
    for (const { n } of oldestFirst) {
      if (this.size(pack) <= this.keep.bytes) return;
      this.connection.statement('DELETE FROM journal_points WHERE pack = ? AND n = ?').run(pack, n);
      this.forgetTexts(pack);
    }
  }

  /** Removes the texts that no point has. */
  private forgetTexts(pack: string): void {
    this.connection
      .statement(
        `DELETE FROM journal_texts WHERE pack = ? AND hash NOT IN (
           SELECT hash.value FROM journal_points, json_each(files) AS file, json_each(file.value) AS hash
           WHERE pack = ? AND hash.value IS NOT NULL)`,
      )
      .run(pack, pack);
  }

  /** The one number that a query gives; 0 for none. */
  private number(sql: string, ...values: Value[]): number {
    return numberOf(this.connection, sql, values);
  }
}

/** The one number that a query gives; 0 for none. */
export function numberOf(connection: Connection, sql: string, values: readonly Value[]): number {
  const row = connection.statement<{ readonly [column: string]: number | null }>(sql).get(...values);
  return Object.values(row ?? {})[0] ?? 0;
}

import type { GameRecord } from '../../shared/engine/records.ts';
import type { Connection, Value } from './connection.ts';
import { RECORDS, type RecordColumns } from './declared.ts';
import type { StoredRecord } from './model.ts';
import { readRecord } from './readable.ts';
import { Sealed } from './sealed.ts';

export class RecordRepository {
  private readonly connection: Connection;
  private readonly rows: Sealed<RecordColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.rows = new Sealed(connection, RECORDS);
  }

  /**
   * Keeps the signature under a game.
   *
   * @throws RangeError when the table does not exist or has been signed
   */
  sign({ table, ...record }: StoredRecord): void {
    this.connection.write(() => {
      const key = this.keyOf(table);
      if (key === null) throw new RangeError(`There is no table "${table}".`);
      if (this.one('SELECT 1 FROM records WHERE key = ?', key) !== undefined) {
        throw new RangeError(`The table "${table}" has been signed already.`);
      }
      this.rows.insert({ key, date: record.date, record: JSON.stringify(record) });
    });
  }

  /** Records, the newest first. */
  list({ offset, limit }: { offset: number; limit: number }): { total: number; records: StoredRecord[] } {
    return this.connection.read(() => {
      const rows = this.rows.all('ORDER BY date DESC, key DESC LIMIT ? OFFSET ?', limit, offset);
      return {
        total: this.one<{ total: number }>('SELECT count(*) AS total FROM records')?.total ?? 0,
        records: rows.map(({ key, record }) => ({
          table: String(this.one<{ id: string }>('SELECT id FROM tables WHERE key = ?', key)?.id),
          ...(readRecord(record) as unknown as GameRecord),
        })),
      };
    });
  }

  /** The signature under a game; null where there is none. */
  of(table: string): StoredRecord | null {
    return this.connection.read(() => {
      const key = this.keyOf(table);
      const row = key === null ? null : this.rows.one('WHERE key = ?', key);
      return row && { table, ...(readRecord(row.record) as unknown as GameRecord) };
    });
  }

  private keyOf(table: string): number | null {
    return this.one<{ key: number }>('SELECT key FROM tables WHERE id = ?', table)?.key ?? null;
  }

  private one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.connection.statement<Row>(sql).get(...values);
  }
}

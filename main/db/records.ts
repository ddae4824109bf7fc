import type { GameRecord } from '../../shared/engine/records.ts';
import type { Connection, Value } from './connection.ts';
import type { StoredRecord } from './model.ts';
import { readRecord } from './readable.ts';
import { Sealed } from './sealed.ts';

export class RecordRepository {
  private readonly connection: Connection;
  private readonly rows: Sealed;

  constructor(connection: Connection) {
    this.connection = connection;
    this.rows = new Sealed(connection, 'records', ['key', 'date', 'record'], ['key']);
  }

  /**
   * Keeps the signature under a game.
   *
   * @throws RangeError when the table does not exist or has been signed
   */
  sign({ table, ...record }: StoredRecord): void {
    this.connection.write(() => {
      const key = this.one('SELECT key FROM tables WHERE id = ?', table);
      if (key === null) throw new RangeError(`There is no table "${table}".`);
      if (this.one('SELECT key FROM records WHERE key = ?', key) !== null) {
        throw new RangeError(`The table "${table}" has been signed already.`);
      }
      this.rows.insert([key, record.date, JSON.stringify(record)]);
    });
  }

  /** Records, the newest first. */
  list({ offset, limit }: { offset: number; limit: number }): { total: number; records: StoredRecord[] } {
    return this.connection.read(() => {
      const rows = this.rows.all('ORDER BY date DESC, key DESC LIMIT ? OFFSET ?', limit, offset);
      return {
        total: Number(this.one('SELECT count(*) FROM records')),
        records: rows.map(([key, , record]) => ({
          table: String(this.one('SELECT id FROM tables WHERE key = ?', key)),
          ...(readRecord(record) as unknown as GameRecord),
        })),
      };
    });
  }

  /** The signature under a game; null where there is none. */
  of(table: string): StoredRecord | null {
    return this.connection.read(() => {
      const key = this.one('SELECT key FROM tables WHERE id = ?', table);
      const row = key === null ? null : this.rows.one('WHERE key = ?', key);
      return row && { table, ...(readRecord(row[2]) as unknown as GameRecord) };
    });
  }

  private one(sql: string, ...values: Value[]): Value {
    return this.connection.statement(sql).get(...values)?.[0] ?? null;
  }
}

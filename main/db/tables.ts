import type { Message, Setup } from '../../shared/engine/game.ts';
import type { Base } from '../../shared/engine/log.ts';
import type { PlayerChoice } from '../../shared/rpc/messages/tables.ts';
import type { Connection, Value } from './connection.ts';
import {
  CHECKPOINTS,
  ENTRIES,
  HEADS,
  REASONS,
  RESULTS,
  TABLE,
  type CheckpointColumns,
  type EntryColumns,
  type HeadColumns,
  type ReasonColumns,
  type ResultColumns,
  type TableColumns,
} from './declared.ts';
import { damagedRow } from './errors.ts';
import type { Appended, Checkpoint, Head, NewTable, StoredEntry, StoredTable } from './model.ts';
import { packed, unpacked } from './packed.ts';
import { resultRow } from './results.ts';
import { Sealed } from './sealed.ts';
import {
  entryOf,
  entryRow,
  flag,
  headRow,
  isSet,
  reasonOf,
  reasonRow,
  tableOf,
  tableRow,
} from './table-rows.ts';

export type TableState = 'open' | 'finished' | 'removed';

/** A log in the form of new rules, from its first entry on, and why bots made its entries, by number. */
export interface Relogged {
  readonly entries: readonly StoredEntry[];
  readonly reasons: ReadonlyMap<number, Message>;
}

/** What becomes of a table under new rules. */
export interface Rebased {
  readonly rulesVersion: number;
  readonly setup: Setup;
  readonly base: Base | null;
  readonly head: Head;
  /** Take the place of all that were stored: those were positions under the old rules. */
  readonly checkpoints: readonly Checkpoint[];
  /** Null where the log stays as it is. */
  readonly log: Relogged | null;
}

/** Which tables a list shows; the columns are those of the index. */
const LISTED: { readonly [S in TableState]: string } = {
  open: 'WHERE removed = 0 AND (outcome IS NULL) = 1',
  finished: 'WHERE removed = 0 AND (outcome IS NULL) = 0',
  removed: 'WHERE removed = 1',
};

/**
 * Tables with their logs. What names a table that does not exist, or does not continue its log, is a defect of the
 * caller: RangeError. All that reads or writes can throw a StoreError.
 */
export class TableRepository {
  private readonly connection: Connection;
  private readonly tables: Sealed<TableColumns>;
  private readonly heads: Sealed<HeadColumns>;
  private readonly entries: Sealed<EntryColumns>;
  private readonly points: Sealed<CheckpointColumns>;
  private readonly whys: Sealed<ReasonColumns>;
  private readonly results: Sealed<ResultColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.tables = new Sealed(connection, TABLE);
    this.heads = new Sealed(connection, HEADS);
    this.entries = new Sealed(connection, ENTRIES);
    this.points = new Sealed(connection, CHECKPOINTS);
    this.whys = new Sealed(connection, REASONS);
    this.results = new Sealed(connection, RESULTS);
  }

  /** Keeps a new table; its set of cards must be kept already. */
  create({ table, log, checkpoints, reasons }: NewTable): void {
    if (log.length !== table.head.entries || log.some(({ n }, i) => n !== i + 1)) {
      throw new RangeError(
        `The log of the new table "${table.id}" does not count from 1 to ${table.head.entries}.`,
      );
    }
    this.connection.write(() => {
      if (this.keyOf(table.id) !== null) throw new RangeError(`There is a table "${table.id}" already.`);
      if (!this.isThere('SELECT 1 FROM card_sets WHERE hash = ?', table.cards)) {
        throw new RangeError(`There is no set of cards "${table.cards}".`);
      }
      const key =
        (this.one<{ newest: number | null }>('SELECT max(key) AS newest FROM tables')?.newest ?? 0) + 1;
      this.tables.insert(tableRow(key, table));
      this.heads.insert(headRow(key, table.removed, table.head));
      for (const entry of log) this.entries.insert(entryRow(key, entry));
      for (const point of checkpoints) this.keepPoint(key, point);
      for (const [n, reason] of reasons) this.whys.insert(reasonRow(key, n, reason));
    });
  }

  /** Keeps an entry with everything that changes by it, and returns when that has reached the disk. */
  append(id: string, { entry, checkpoint, head, result, reason }: Appended): void {
    this.connection.write(() => {
      const key = this.existing(id);
      const stored = this.headRow(key);
      const next = stored.entries + 1;
      if (entry.n !== next || head.entries !== next) {
        throw new RangeError(`The next entry of the table "${id}" is ${next}, not ${entry.n}.`);
      }
      if (entry.nonce !== null && this.numberOf(key, entry.nonce) !== null) {
        throw new RangeError(`The table "${id}" has an entry "${entry.nonce}" already.`);
      }
      this.entries.insert(entryRow(key, entry));
      if (reason) this.whys.insert(reasonRow(key, entry.n, reason));
      if (checkpoint) this.keepPoint(key, checkpoint);
      this.heads.put(headRow(key, isSet(stored.removed), head));
      if (result === null) this.connection.statement('DELETE FROM results WHERE key = ?').run(key);
      // What is still written about a game that is over changes neither how it ended nor when.
      else if (!this.isThere('SELECT 1 FROM results WHERE key = ?', key))
        this.results.insert(resultRow(key, result));
    });
  }

  get(id: string): StoredTable | null {
    return this.connection.read(() => {
      const table = this.tables.one('WHERE id = ?', id);
      return table && tableOf(table, this.headRow(table.key));
    });
  }

  /** Entries by number, both ends included. */
  log(id: string, from = 1, to = Number.MAX_SAFE_INTEGER): StoredEntry[] {
    return this.connection.read(() => {
      const key = this.existing(id);
      return this.entries.all('WHERE key = ? AND n BETWEEN ? AND ? ORDER BY n', key, from, to).map(entryOf);
    });
  }

  /** Why bots made their entries, by number. */
  reasons(id: string): Map<number, Message> {
    return this.connection.read(
      () => new Map(this.whys.all('WHERE key = ? ORDER BY n', this.existing(id)).map(reasonOf)),
    );
  }

  /** After which entries there is a checkpoint, ascending. */
  checkpoints(id: string): number[] {
    return this.connection.read(() => {
      const sql = 'SELECT n FROM checkpoints WHERE key = ? ORDER BY n';
      const rows = this.connection.statement<{ n: number }>(sql).all(this.existing(id));
      return rows.map(({ n }) => n);
    });
  }

  checkpoint(id: string, n: number): Checkpoint | null {
    return this.connection.read(() => {
      const row = this.points.one('WHERE key = ? AND n = ?', this.existing(id), n);
      return row && { n, state: unpacked(row.state) };
    });
  }

  /** Number of the entry that was submitted with a nonce. */
  entryOf(id: string, nonce: string): number | null {
    return this.connection.read(() => this.numberOf(this.existing(id), nonce));
  }

  /** Tables, the one with the newest entry first. */
  list(query: { state: TableState; offset: number; limit: number }): {
    total: number;
    tables: StoredTable[];
  } {
    return this.connection.read(() => {
      const where = LISTED[query.state];
      const counted = this.one<{ total: number }>(`SELECT count(*) AS total FROM heads ${where}`);
      const order = 'ORDER BY updated DESC, key DESC LIMIT ? OFFSET ?';
      const heads = this.heads.all(`${where} ${order}`, query.limit, query.offset);
      return {
        total: counted?.total ?? 0,
        tables: heads.map((head) => tableOf(this.tableRow(head.key), head)),
      };
    });
  }

  /** Puts a table into the bin, or takes it out again. Nothing is erased. */
  remove(id: string, removed: boolean): void {
    this.connection.write(() => {
      this.heads.put({ ...this.headRow(this.existing(id)), removed: flag(removed) });
    });
  }

  /** Replaces the players of all seats. */
  setPlayers(id: string, players: readonly PlayerChoice[]): void {
    this.connection.write(() => {
      const { key, table } = this.whole(id);
      this.tables.put(tableRow(key, { ...table, players }));
    });
  }

  /** Lets a table go on under other rules. */
  rebase(id: string, { rulesVersion, setup, base, head, checkpoints, log }: Rebased): void {
    this.connection.write(() => {
      const { key, table } = this.whole(id);
      const entries = log ? log.entries.length : table.head.entries;
      if (head.entries !== entries) {
        throw new RangeError(`The table "${id}" has ${entries} entries, not ${head.entries}.`);
      }
      this.tables.put(tableRow(key, { ...table, rulesVersion, setup, base }));
      this.heads.put(headRow(key, table.removed, head));
      if (log) this.relog(key, log);
      this.connection.statement('DELETE FROM checkpoints WHERE key = ?').run(key);
      for (const point of checkpoints) this.keepPoint(key, point);
    });
  }

  private relog(key: number, { entries, reasons }: Relogged): void {
    this.connection.statement('DELETE FROM reasons WHERE key = ?').run(key);
    this.connection.statement('DELETE FROM entries WHERE key = ?').run(key);
    for (const entry of entries) this.entries.insert(entryRow(key, entry));
    for (const [n, reason] of reasons) this.whys.insert(reasonRow(key, n, reason));
  }

  private keepPoint(key: number, { n, state }: Checkpoint): void {
    this.points.put({ key, n, state: packed(state) });
  }

  private whole(id: string): { key: number; table: StoredTable } {
    const key = this.existing(id);
    return { key, table: tableOf(this.tableRow(key), this.headRow(key)) };
  }

  private keyOf(id: string): number | null {
    return this.one<{ key: number }>('SELECT key FROM tables WHERE id = ?', id)?.key ?? null;
  }

  private existing(id: string): number {
    const key = this.keyOf(id);
    if (key === null) throw new RangeError(`There is no table "${id}".`);
    return key;
  }

  private numberOf(key: number, nonce: string): number | null {
    const sql = 'SELECT n FROM entries WHERE key = ? AND nonce = ?';
    return this.one<{ n: number }>(sql, key, nonce)?.n ?? null;
  }

  private tableRow(key: number): TableColumns {
    return present(this.connection, this.tables.one('WHERE key = ?', key));
  }

  private headRow(key: number): HeadColumns {
    return present(this.connection, this.heads.one('WHERE key = ?', key));
  }

  private isThere(sql: string, ...values: Value[]): boolean {
    return this.one(sql, ...values) !== undefined;
  }

  private one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.connection.statement<Row>(sql).get(...values);
  }
}

/** A row that another one refers to. */
function present<Row>(connection: Connection, row: Row | null): Row {
  if (row === null) throw damagedRow(connection.folder);
  return row;
}

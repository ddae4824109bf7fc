import type { Connection, Value } from './connection.ts';
import {
  JOURNAL_DRAFTS,
  JOURNAL_ENTRIES,
  JOURNAL_POINTS,
  JOURNAL_TEXTS,
  type JournalDraftColumns,
  type JournalEntryColumns,
  type JournalPointColumns,
  type JournalTextColumns,
} from './declared.ts';
import { readRecord } from './readable.ts';
import { Sealed } from './sealed.ts';

type Own<Columns> = Omit<Columns, 'pack'>;
export type StoredEntry = Own<JournalEntryColumns>;
export type StoredDraft = Own<JournalDraftColumns>;
export type StoredText = Own<JournalTextColumns>;

/** Hashes of what the author had and of what the disk had; null: no file. */
export type StoredFile = readonly [text: string | null, saved: string | null];

/** A point of a journal, and the texts of it by their hashes. */
export interface StoredPoint {
  readonly n: number;
  readonly at: number;
  /** Of a restore point. */
  readonly label: string | null;
  readonly files: { readonly [path: string]: StoredFile };
}

/** What a pack is opened with. */
export interface StoredJournal {
  /** The newest point; null: there is nothing at all. */
  readonly point: StoredPoint | null;
  readonly texts: readonly StoredText[];
  /** All after the point, and those before it that are undone first. */
  readonly entries: readonly StoredEntry[];
  readonly drafts: readonly StoredDraft[];
}

/** What is put down at once. */
export interface StoredBatch {
  /** New, or as they are now. */
  readonly entries: readonly StoredEntry[];
  readonly point: { readonly point: StoredPoint; readonly texts: readonly StoredText[] } | null;
  /** All that there are now; null: they are as they were. */
  readonly drafts: readonly StoredDraft[] | null;
}

/** How much of a journal is kept. */
export interface JournalKeep {
  /** Every entry of the last days, this many. Points stay. */
  readonly days: number;
  /** Bytes of one pack: what is oldest goes first, entries before ends of days, and those before restore points. */
  readonly bytes: number;
  /** Steps that can be undone after a restart, at least. */
  readonly steps: number;
}

const JOURNAL_KEEP: JournalKeep = { days: 30, bytes: 20_000_000, steps: 500 };

const DAY = 24 * 60 * 60 * 1000;

/** What authors have done to their packs. A pack goes by the name of its folder. */
export class JournalRepository {
  private readonly connection: Connection;
  private readonly keep: JournalKeep;
  private readonly entries: Sealed<JournalEntryColumns>;
  private readonly points: Sealed<JournalPointColumns>;
  private readonly texts: Sealed<JournalTextColumns>;
  private readonly drafts: Sealed<JournalDraftColumns>;

  constructor(connection: Connection, keep = JOURNAL_KEEP) {
    this.connection = connection;
    this.keep = keep;
    this.entries = new Sealed(connection, JOURNAL_ENTRIES);
    this.points = new Sealed(connection, JOURNAL_POINTS);
    this.texts = new Sealed(connection, JOURNAL_TEXTS);
    this.drafts = new Sealed(connection, JOURNAL_DRAFTS);
  }

  /** What a pack is opened with, after what is too old has gone. @param now milliseconds since 1970 */
  open(pack: string, now: number): StoredJournal {
    return this.connection.read(() => {
      this.tidy(pack, now);
      const [row] = this.points.all('WHERE pack = ? ORDER BY n DESC LIMIT 1', pack);
      const point = row === undefined ? null : pointOf(row);
      // Twice as many: of what was undone, some has been done again.
      const oldest = this.number(
        `SELECT n FROM journal_entries WHERE pack = ? AND kind IN ('step', 'outside')
         ORDER BY n DESC LIMIT 1 OFFSET ?`,
        pack,
        2 * this.keep.steps,
      );
      const from = Math.min(oldest, point === null ? 0 : point.n + 1);
      return {
        point,
        texts: point === null ? [] : this.textsOf(pack, point),
        entries: this.entries.all('WHERE pack = ? AND n >= ? ORDER BY n', pack, from),
        drafts: this.drafts.all('WHERE pack = ? ORDER BY file, pointer', pack),
      };
    });
  }

  put(pack: string, { entries, point, drafts }: StoredBatch): void {
    this.connection.write(() => {
      if (point !== null) {
        for (const text of point.texts) this.texts.put({ pack, ...text });
        const { files, ...rest } = point.point;
        this.points.put({ pack, ...rest, files: JSON.stringify(files) });
      }
      for (const entry of entries) this.entries.put({ pack, ...entry });
      if (drafts === null) return;
      this.run('DELETE FROM journal_drafts WHERE pack = ?', pack);
      for (const draft of drafts) this.drafts.insert({ pack, ...draft });
    });
  }

  /** What was done to a pack goes by another name from now on, in place of what that name had. */
  rename(from: string, to: string): void {
    this.connection.write(() => {
      const own = 'WHERE pack = ?';
      const [entries, points] = [this.entries.all(own, from), this.points.all(own, from)];
      const [texts, drafts] = [this.texts.all(own, from), this.drafts.all(own, from)];
      if (entries.length + points.length + texts.length + drafts.length === 0) return;
      this.erase(to);
      // Written again row by row, since the checksum of each takes in the name.
      for (const row of entries) this.entries.insert({ ...row, pack: to });
      for (const row of points) this.points.insert({ ...row, pack: to });
      for (const row of texts) this.texts.insert({ ...row, pack: to });
      for (const row of drafts) this.drafts.insert({ ...row, pack: to });
      this.erase(from);
    });
  }

  /** Forgets all that was done to a pack. */
  forget(pack: string): void {
    this.connection.write(() => this.erase(pack));
  }

  /** How many steps are known of a pack. */
  steps(pack: string): number {
    const counted = `SELECT count(*) FROM journal_entries WHERE pack = ? AND kind = 'step'`;
    return this.connection.read(() => this.number(counted, pack));
  }

  /** Entries before a number, the newest first. */
  before(pack: string, n: number, limit: number): StoredEntry[] {
    const rest = `WHERE pack = ? AND n < ? AND kind <> 'saved' ORDER BY n DESC LIMIT ?`;
    return this.connection.read(() => this.entries.all(rest, pack, n, limit));
  }

  /** Entries after a number, in their order. */
  after(pack: string, n: number): StoredEntry[] {
    return this.connection.read(() => this.entries.all('WHERE pack = ? AND n > ? ORDER BY n', pack, n));
  }

  /** All points, the newest first. */
  allPoints(pack: string): StoredPoint[] {
    return this.connection.read(() =>
      this.points.all('WHERE pack = ? ORDER BY n DESC', pack).map((row) => pointOf(row)),
    );
  }

  /** The point after an entry with its texts; null: there is none. */
  point(pack: string, n: number): { point: StoredPoint; texts: StoredText[] } | null {
    return this.connection.read(() => {
      const row = this.points.one('WHERE pack = ? AND n = ?', pack, n);
      if (row === null) return null;
      const point = pointOf(row);
      return { point, texts: this.textsOf(pack, point) };
    });
  }

  private textsOf(pack: string, { files }: StoredPoint): StoredText[] {
    const hashes = new Set(Object.values(files).flat());
    return [...hashes].flatMap((hash) =>
      hash === null ? [] : (this.texts.one('WHERE pack = ? AND hash = ?', pack, hash) ?? []),
    );
  }

  private erase(pack: string): void {
    for (const { table } of [JOURNAL_ENTRIES, JOURNAL_POINTS, JOURNAL_TEXTS, JOURNAL_DRAFTS])
      this.run(`DELETE FROM ${table} WHERE pack = ?`, pack);
  }

  /** Leaves out what is too old, and then what is too much. */
  private tidy(pack: string, now: number): void {
    const newest = this.number('SELECT max(n) FROM journal_points WHERE pack = ?', pack);
    // All before the first that is young enough: a clock that was wrong leaves no gap.
    const young = this.number(
      'SELECT min(n) FROM journal_entries WHERE pack = ? AND (at >= ? OR n > ?)',
      pack,
      now - this.keep.days * DAY,
      newest,
    );
    const end = young === 0 ? newest + 1 : young;
    const old = 'FROM journal_entries WHERE pack = ? AND n < ?';
    const isOld = this.number(`SELECT count(*) ${old}`, pack, end) > 0;
    if (!isOld && this.size(pack) <= this.keep.bytes) return;
    this.connection.write(() => {
      this.run(`DELETE ${old}`, pack, end);
      if (this.size(pack) > this.keep.bytes) this.run(`DELETE ${old}`, pack, newest + 1);
      const oldestFirst = this.points
        .all('WHERE pack = ? AND n < ? ORDER BY label IS NOT NULL, n', pack, newest)
        .map(({ n }) => n);
      for (const n of oldestFirst) {
        if (this.size(pack) <= this.keep.bytes) break;
        this.run('DELETE FROM journal_points WHERE pack = ? AND n = ?', pack, n);
        this.forgetTexts(pack);
      }
    });
  }

  /** Removes the texts that no point has. */
  private forgetTexts(pack: string): void {
    this.run(
      `DELETE FROM journal_texts WHERE pack = ? AND hash NOT IN (
         SELECT hash.value FROM journal_points, json_each(files) AS file, json_each(file.value) AS hash
         WHERE pack = ? AND hash.value IS NOT NULL)`,
      pack,
      pack,
    );
  }

  private size(pack: string): number {
    return (
      this.number('SELECT sum(length(body)) FROM journal_entries WHERE pack = ?', pack) +
      this.number('SELECT sum(length(text)) FROM journal_texts WHERE pack = ?', pack)
    );
  }

  private run(sql: string, ...values: Value[]): void {
    this.connection.statement(sql).run(...values);
  }

  /** The one number that a query gives; 0 for none. */
  private number(sql: string, ...values: Value[]): number {
    const row = this.connection.statement<{ readonly [column: string]: number | null }>(sql).get(...values);
    return Object.values(row ?? {})[0] ?? 0;
  }
}

const pointOf = ({ n, at, label, files }: JournalPointColumns): StoredPoint => ({
  n,
  at,
  label,
  files: readRecord(files) as StoredPoint['files'],
});

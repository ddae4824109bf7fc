import type { Connection, Value } from './connection.ts';
import {
  JOURNAL_CARDS,
  JOURNAL_DRAFTS,
  JOURNAL_ENTRIES,
  JOURNAL_POINTS,
  JOURNAL_TEXTS,
  type JournalCardColumns,
  type JournalDraftColumns,
  type JournalEntryColumns,
  type JournalPointColumns,
  type JournalTextColumns,
} from './declared.ts';
import { JOURNAL_KEEP, JournalTidying, numberOf, type JournalKeep } from './journal-keep.ts';
import { JournalLines, type StoredCard } from './journal-lines.ts';
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
  /** All cards that these entries have changed. */
  readonly cards: readonly StoredCard[];
  readonly point: { readonly point: StoredPoint; readonly texts: readonly StoredText[] } | null;
  /** All that there are now; null: they are as they were. */
  readonly drafts: readonly StoredDraft[] | null;
}

/** What authors have done to their packs. A pack goes by the name of its folder. */
export class JournalRepository {
  /** What was done, as a list. */
  readonly lines: JournalLines;
  private readonly connection: Connection;
  private readonly keep: JournalKeep;
  private readonly tidying: JournalTidying;
  private readonly cards: Sealed<JournalCardColumns>;
  private readonly entries: Sealed<JournalEntryColumns>;
  private readonly points: Sealed<JournalPointColumns>;
  private readonly texts: Sealed<JournalTextColumns>;
  private readonly drafts: Sealed<JournalDraftColumns>;

  constructor(connection: Connection, keep = JOURNAL_KEEP) {
    this.connection = connection;
    this.keep = keep;
    this.tidying = new JournalTidying(connection, keep);
    this.lines = new JournalLines(connection);
    this.cards = new Sealed(connection, JOURNAL_CARDS);
    this.entries = new Sealed(connection, JOURNAL_ENTRIES);
    this.points = new Sealed(connection, JOURNAL_POINTS);
    this.texts = new Sealed(connection, JOURNAL_TEXTS);
    this.drafts = new Sealed(connection, JOURNAL_DRAFTS);
  }

  /** What a pack is opened with, after what is too old has gone. @param now milliseconds since 1970 */
  open(pack: string, now: number): StoredJournal {
    return this.connection.read(() => {
      this.tidying.tidy(pack, now);
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

  /** Puts something down. The first that a day brings is a time to leave out what is too old. @param now milliseconds since 1970 */
  put(pack: string, { entries, cards, point, drafts }: StoredBatch, now: number): void {
    this.connection.write(() => {
      if (point !== null) {
        for (const text of point.texts) this.texts.put({ pack, ...text });
        const { files, ...rest } = point.point;
        this.points.put({ pack, ...rest, files: JSON.stringify(files) });
      }
      for (const entry of entries) {
        this.entries.put({ pack, ...entry });
        this.run('DELETE FROM journal_cards WHERE pack = ? AND n = ?', pack, entry.n);
      }
      for (const card of cards) this.cards.put({ pack, ...card });
      if (point !== null) this.tidying.tidyEntries(pack, now);
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
      const cards = this.cards.all(own, from);
      if (entries.length + points.length + texts.length + drafts.length === 0) return;
      this.erase(to);
      // Written again row by row, since the checksum of each takes in the name.
      for (const row of entries) this.entries.insert({ ...row, pack: to });
      for (const row of cards) this.cards.insert({ ...row, pack: to });
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

  /** Bytes that a journal has, and may have. */
  room(pack: string): { readonly bytes: number; readonly most: number; readonly days: number } {
    const { bytes: most, days } = this.keep;
    return this.connection.read(() => ({ bytes: this.tidying.size(pack), most, days }));
  }

  /** Entries after a number up to another one, in their order. */
  between(pack: string, after: number, to: number): StoredEntry[] {
    const rest = 'WHERE pack = ? AND n > ? AND n <= ? ORDER BY n';
    return this.connection.read(() => this.entries.all(rest, pack, after, to));
  }

  /** All that is packed of a journal: what its entries have changed, and the texts of its points. */
  packed(pack: string): readonly Buffer[] {
    const own = 'WHERE pack = ?';
    return this.connection.read(() => [
      ...this.entries.all(own, pack).map(({ body }) => body),
      ...this.texts.all(own, pack).map(({ text }) => text),
    ]);
  }

  /** The newest entry but those of files that were written; null: there is none. */
  newest(pack: string): StoredEntry | null {
    const rest = `WHERE pack = ? AND kind <> 'saved' ORDER BY n DESC LIMIT 1`;
    return this.connection.read(() => this.entries.one(rest, pack));
  }

  /** An entry; null: there is none. */
  entry(pack: string, n: number): StoredEntry | null {
    return this.connection.read(() => this.entries.one('WHERE pack = ? AND n = ?', pack, n));
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
    for (const { table } of [JOURNAL_ENTRIES, JOURNAL_CARDS, JOURNAL_POINTS, JOURNAL_TEXTS, JOURNAL_DRAFTS])
      this.run(`DELETE FROM ${table} WHERE pack = ?`, pack);
  }

  private run(sql: string, ...values: Value[]): void {
    this.connection.statement(sql).run(...values);
  }

  private number(sql: string, ...values: Value[]): number {
    return numberOf(this.connection, sql, values);
  }
}

const pointOf = ({ n, at, label, files }: JournalPointColumns): StoredPoint => ({
  n,
  at,
  label,
  files: readRecord(files) as StoredPoint['files'],
});

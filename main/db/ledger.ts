import { statSync, type BigIntStats } from 'node:fs';
import type Database from 'better-sqlite3';
import { goneFiles, StoreError, translated } from './errors.ts';
import type { Layout } from './layout.ts';
import { putCount, readCount, WriteNote, type Counted } from './write-count.ts';

/** Bytes of the log of writes after which it is moved into the database: seldom enough not to be felt. */
const LONG_LOG = 8_000_000n;
/** Milliseconds without a write after which it is moved as well, so that a log that is lost costs little. */
const IDLE = 1000;

/** A form that counts nothing yet; it is only read, and then brought to one that does. */
const UNCOUNTED: Counted = { history: '0'.repeat(16), count: 0, form: 0 };

/**
 * Watches over what is written to the tables: counts it, notes what has reached the disk, notices when the files are no
 * longer those that were opened, and keeps the log of writes short.
 */
export class Ledger {
  private readonly layout: Layout;
  private readonly database: Database.Database;
  private readonly note: WriteNote;
  /** How the files were when this process last wrote them. */
  private file: BigIntStats | undefined;
  private log: BigIntStats | undefined;
  private current = UNCOUNTED;
  private timer: NodeJS.Timeout | null = null;

  constructor(layout: Layout, database: Database.Database) {
    this.layout = layout;
    this.database = database;
    this.note = new WriteNote(layout.written);
    this.recount();
    this.look();
  }

  get count(): Counted {
    return this.current;
  }

  /** Takes over what the database says, when something else has written it. */
  recount(): void {
    this.current = readCount(this.database) ?? UNCOUNTED;
    this.note.put(this.current);
  }

  /**
   * Whether the files are no longer where they were opened, or have become shorter: nothing that is written now
   * would be found again.
   */
  get isGone(): boolean {
    if (!isSame(this.file, found(this.layout.tables))) return true;
    const log = found(this.logFile);
    // The first write makes the log.
    this.log ??= log;
    return !isSame(this.log, log);
  }

  /** Carries a transaction out and counts it. @throws StoreError `gone` when it has not come to stay */
  counted<T>(transaction: (raise: () => void) => T): T {
    this.wantFiles();
    const next = { ...this.current, count: this.current.count + 1 };
    const result = transaction(() => {
      if (next.form > 0) putCount(this.database, next);
    });
    this.current = next;
    this.wantFiles();
    this.look();
    this.note.put(next);
    if ((this.log?.size ?? 0n) > LONG_LOG) this.checkpoint();
    else this.checkpointSoon();
    return result;
  }

  /** Moves the log of writes into the database, which then holds everything by itself. */
  checkpoint(): void {
    this.rest();
    // What is moved into a file that others have replaced or emptied would be lost with the log.
    if (this.isGone) return;
    try {
      this.database.pragma('wal_checkpoint(TRUNCATE)');
      this.look();
    } catch (error) {
      // Where there is no room for it now, everything is still in the log; the next write tries again.
      if (!(translated(error, this.layout.folder) instanceof StoreError)) throw error;
    }
  }

  close(): void {
    this.rest();
    this.note.close();
  }

  private get logFile(): string {
    return `${this.layout.tables}-wal`;
  }

  /** Notes how the files are. */
  private look(): void {
    this.file = found(this.layout.tables);
    this.log = found(this.logFile);
  }

  private rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private checkpointSoon(): void {
    if (this.timer !== null) this.timer.refresh();
    else this.timer = setTimeout(() => this.checkpoint(), IDLE).unref();
  }

  private wantFiles(): void {
    if (this.isGone) throw goneFiles(this.layout.folder);
  }
}

const found = (file: string): BigIntStats | undefined =>
  statSync(file, { bigint: true, throwIfNoEntry: false });

const isSame = (before: BigIntStats | undefined, now: BigIntStats | undefined): boolean =>
  before?.ino === now?.ino && before?.dev === now?.dev && (before?.size ?? 0n) <= (now?.size ?? 0n);

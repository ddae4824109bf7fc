import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import Database from 'better-sqlite3';
import { sumOf } from './sealed.ts';

/** How much has been written to a database: `count` transactions of a `history`, which is one folder's own past. */
export interface WriteCount {
  readonly history: string;
  readonly count: number;
}

/** The row that a database keeps of it. */
export interface Counted extends WriteCount {
  /** The form of the data, the same as `user_version`. */
  readonly form: number;
}

/** The count of an open database; null in a form that has none yet. */
export function readCount(database: Database.Database): Counted | null {
  const known = database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'writes'`).get();
  if (known === undefined) return null;
  const row = database.prepare('SELECT history, count, form FROM writes').get() as Counted | undefined;
  return row ?? null;
}

/** Writes the count; inside a transaction it belongs to that. */
export function putCount(database: Database.Database, { history, count, form }: Counted): void {
  const row = [1, history, count, form];
  database.prepare('INSERT OR REPLACE INTO writes VALUES (?, ?, ?, ?, ?)').run(...row, sumOf(row));
}

const FORM = /^([0-9a-f]{16}) (\d{15}) ([0-9a-f]{8})\n$/;
const SIZE = 42;

const noteOf = ({ history, count }: WriteCount): string => {
  const said = `${history} ${String(count).padStart(15, '0')}`;
  return `${said} ${crc32(said).toString(16).padStart(8, '0')}\n`;
};

/**
 * A small file next to the database that says how many writes were acknowledged, so that a lost end of the log of
 * writes
 * is noticed. It is written after each write has reached the disk and is not waited for: after a power failure it may
 * say fewer than there are, never more.
 */
export class WriteNote {
  private readonly handle: number;

  constructor(file: string) {
    // Anything else in its place, a folder say, is of no use.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
      rmSync(file, { recursive: true, force: true });
    this.handle = openSync(file, 'w');
  }

  put(count: WriteCount): void {
    writeSync(this.handle, noteOf(count), 0);
  }

  close(): void {
    closeSync(this.handle);
  }

  /** What was noted last; null where there is no note that can be believed. */
  static read(file: string): WriteCount | null {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return null;
    const bytes = Buffer.alloc(SIZE + 1);
    const handle = openSync(file, 'r');
    try {
      const text = bytes.toString('latin1', 0, readSync(handle, bytes));
      const match = FORM.exec(text);
      if (!match) return null;
      const noted = { history: match[1], count: Number(match[2]) };
      return noteOf(noted) === text ? noted : null;
    } finally {
      closeSync(handle);
    }
  }
}

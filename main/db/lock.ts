import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import Database from 'better-sqlite3';
import { lockedBy } from './errors.ts';
import { clearFolders, filesOf, type Layout } from './layout.ts';

/** A data folder that belongs to this process. */
export interface FolderLock {
  release(): void;
}

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly started: number;
}

/**
 * Takes a data folder for this process. The lock is one of the operating system, on an empty database next to the data:
 * it disappears with its process, however that ends. The owner is noted in a separate file, for the message only, since
 * reading the locked file would drop the lock of the reading process (POSIX).
 *
 * @throws StoreError `locked`
 */
export function lockFolder(layout: Layout, now: number): FolderLock {
  clearFolders(layout, [...filesOf(layout.lock), layout.owner], now);
  const database = new Database(layout.lock, { timeout: 0 });
  try {
    takeExclusively(database, layout);
    const owner: Owner = { pid: process.pid, host: hostname(), started: now };
    writeFileSync(layout.owner, JSON.stringify(owner));
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    release(): void {
      rmSync(layout.owner, { force: true });
      database.close();
    },
  };
}

function takeExclusively(database: Database.Database, layout: Layout): void {
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    if (error.code.startsWith('SQLITE_BUSY')) throw lockedBy(layout.folder, ownerOf(layout));
    if (error.code !== 'SQLITE_NOTADB' && !error.code.startsWith('SQLITE_CORRUPT')) throw error;
    // Another program has written into the file. Reading that needed a lock, so it is free now and may be emptied.
    truncateSync(layout.lock);
    database.exec('BEGIN EXCLUSIVE');
  }
}

/** Who has the folder; null while that is being written, or when the file is not readable. */
function ownerOf(layout: Layout): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(layout.owner, 'utf8')) as Partial<Owner> | null;
    const { pid, host, started } = owner ?? {};
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof started !== 'number') return null;
    return { pid, host, started };
  } catch {
    // The message then does without a name; that the folder is locked is certain.
    return null;
  }
}

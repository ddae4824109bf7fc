import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { backupsBeyond } from './backup-counts.ts';
import { listBackups } from './backup-files.ts';
import { contentDamage, damageIn, formDamage, headerDamage, TABLES } from './check.ts';
import { isAsClosed, type Closing } from './closing.ts';
import { clearFolders, filesOf, syncFile, syncFolder, type Layout } from './layout.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';
import { finishRestoring, restoreFirst, restoreNewest } from './restore.ts';
import { readCount, WriteNote } from './write-count.ts';
import { rename } from './rename.ts';

/** What the tables were replaced by, because they were damaged or gone. */
export interface Restored {
  readonly backup: string | null;
  readonly setAside: string;
}

/**
 * Opens the tables in any state: new, sound, after a crash, damaged or missing. Their form may be an older one.
 *
 * @throws errors of the system that are not about the content
 */
export function openTables(
  layout: Layout,
  migrations: readonly Migration[],
  closing: Closing | null,
  now: number,
): { database: Database.Database; restored: Restored | null; lacking: boolean } {
  clearFolders(layout, [...filesOf(layout.tables).slice(1), layout.restoring], now);
  finishRestoring(layout, now);
  let restored: Restored | null = null;
  const noted = WriteNote.read(layout.written);
  const trusted = isAsClosed(layout.tables, closing?.tables);
  let database = openSound(layout, migrations, trusted);
  if (database && !trusted) {
    const beyond = beyondThem(layout, migrations, database);
    if (beyond.length > 0) {
      database.close();
      // Where none of them is good, what the tables hold is more than any backup has.
      restored = restoreFirst(layout, beyond, migrations, now);
      database = openSound(layout, migrations, false);
    }
  } else if (!database && isUsed(layout)) {
    restored = restoreNewest(layout, migrations, now);
    database = openSound(layout, migrations, false);
  }
  if (database) {
    const own = restored ? null : readCount(database);
    const lacking = own !== null && noted?.history === own.history && noted.count > own.count;
    return { database, restored, lacking };
  }
  create(layout, migrations);
  return { database: connect(layout.tables), restored, lacking: false };
}

/** Whether something is or was there. */
function isUsed(layout: Layout): boolean {
  return filesOf(layout.tables).some((file) => existsSync(file)) || listBackups(layout.backups).length > 0;
}

/**
 * The open database if it is sound; null if it is damaged or not there.
 *
 * @param trusted it is as it was closed: of what it is made of, only the form is looked at
 */
function openSound(
  layout: Layout,
  migrations: readonly Migration[],
  trusted: boolean,
): Database.Database | null {
  const { tables } = layout;
  if (!existsSync(tables)) return null;
  accessSync(tables, constants.R_OK | constants.W_OK);
  if (headerDamage(tables, TABLES) !== null) return null;
  let database: Database.Database | null = null;
  try {
    database = connect(tables);
    if ((trusted ? formDamage : contentDamage)(database, migrations) === null) return database;
  } catch (error) {
    if (damageIn(error) !== null) {
      database?.close();
      return null;
    }
    database?.close();
    throw error;
  }
  database.close();
  return null;
}

/** Backups that say they hold more of the same history: then the newest writes have been lost from the tables. */
function beyondThem(
  { backups }: Layout,
  migrations: readonly Migration[],
  database: Database.Database,
): string[] {
  const own = readCount(database);
  return own === null ? [] : backupsBeyond(backups, own, migrations.length);
}

/**
 * Makes empty tables in the newest form. They get their name when they are whole: a file with that name is never a
 * beginning.
 */
function create(layout: Layout, migrations: readonly Migration[]): void {
  for (const file of filesOf(layout.fresh)) rmSync(file, { force: true, recursive: true });
  const database = new Database(layout.fresh);
  try {
    // It is sent to the disk as a whole, below.
    database.pragma('journal_mode = MEMORY');
    database.pragma('synchronous = OFF');
    database.pragma(`application_id = ${TABLES}`);
    migrate(database, migrations, layout.folder);
  } finally {
    database.close();
  }
  syncFile(layout.fresh);
  rename(layout.fresh, layout.tables);
  syncFolder(layout.folder);
}

function connect(file: string): Database.Database {
  const database = new Database(file, { timeout: 0 });
  try {
    // No other process may open it, so the index of the log of writes needs no shared memory, which not every disk
    // offers.
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // The ledger does it, and then to the end: a log of which half has been moved is worse than none when it is damaged.
    database.pragma('wal_autocheckpoint = 0');
    database.pragma('trusted_schema = OFF');
    // Where the file cannot be written, that is said now.
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { listBackups, type BackupFile } from './backup-files.ts';
import { damageIn, headerDamage, TABLES } from './check.ts';
import { readCount, type Counted } from './write-count.ts';

/** The write count of a database that is not open; null if it has none, or if the file is no such database. */
export function countIn(file: string): Counted | null {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true || headerDamage(file, TABLES) !== null)
    return null;
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { readonly: true });
    return readCount(database);
  } catch (error) {
    if (damageIn(error) === null) throw error;
    return null;
  } finally {
    database?.close();
  }
}

/** The backup of a history that holds most of it, with what it holds by its own count; null where there is none. */
export function newestOf(folder: string, history: string): BackupFile | null {
  for (const row of listBackups(folder)) {
    const found = row.writes > 0 ? countIn(join(folder, row.name)) : null;
    if (found?.history === history) return { ...row, writes: found.count };
  }
  return null;
}

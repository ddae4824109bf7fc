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

/** The backups of a history with what they hold by their own counts, the one that holds most first. */
function* backupsOf(folder: string, history: string): Generator<BackupFile & Pick<Counted, 'form'>> {
  for (const row of listBackups(folder)) {
    const found = row.writes > 0 ? countIn(join(folder, row.name)) : null;
    if (found?.history === history) yield { ...row, writes: found.count, form: found.form };
  }
}

/** How much of the tables the newest backup of them holds; 0 where there is none. What holds more is of another past. */
export function backedUpOf(folder: string, { history, count }: Counted): number {
  for (const { writes } of backupsOf(folder, history)) if (writes <= count) return writes;
  return 0;
}

/**
 * Names of the backups that say they hold more than the tables, the one with most first. Those in a newer form than `form`
 * are none of them: they could not take the place of the tables.
 */
export function backupsBeyond(folder: string, { history, count }: Counted, form: number): string[] {
  return [...backupsOf(folder, history)]
    .filter((backup) => backup.writes > count && backup.form <= form)
    .map(({ name }) => name);
}

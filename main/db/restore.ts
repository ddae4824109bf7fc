import { constants, copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { countIn } from './backup-counts.ts';
import { backupFile, listBackups } from './backup-files.ts';
import { copyDamage } from './check.ts';
import { forgetClosing } from './closing.ts';
import { damagedBackup, guarded, newerThan } from './errors.ts';
import { filesOf, layoutOf, setAside, syncFile, syncFolder, type Layout } from './layout.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { putCount, readCount } from './write-count.ts';
import { rename } from './rename.ts';

/**
 * Replaces the tables by a backup. The old files are kept in a separate folder. For a store that is closed.
 *
 * @param held the lock of the folder, if the caller has it already; it then remains the caller's
 * @returns the folder with the files that were there; empty when there were none
 * @throws StoreError `locked` when the store is open, `damaged` when the backup does not pass its check, `newer` when a
 *   newer version has written it, or what keeps the folder from being written; RangeError when there is no such backup.
 *   Nothing has changed then.
 */
export async function restoreBackup(
  folder: string,
  name: string,
  now: number,
  held?: FolderLock,
): Promise<{ setAside: string }> {
  const layout = layoutOf(folder);
  return guarded(layout.folder, () => {
    const file = backupFile(layout.backups, name);
    const lock = held ?? lockFolder(layout, now);
    try {
      finishRestoring(layout, now);
      const flaw = copyForRestoring(layout, file, MIGRATIONS);
      if (flaw === 'damaged') throw damagedBackup(layout.folder, name);
      if (flaw !== null) throw newerThan(layout.folder, flaw.newer, MIGRATIONS.length);
      return { setAside: place(layout, 'replaced', now) };
    } finally {
      if (!held) lock.release();
    }
  });
}

/**
 * Puts the newest backup that passes its check, and that this version understands, in the place of tables that are
 * damaged or gone.
 *
 * @returns its name, or null when none is good and the place is empty now
 */
export function restoreNewest(
  layout: Layout,
  migrations: readonly Migration[],
  now: number,
): { backup: string | null; setAside: string } {
  const names = listBackups(layout.backups).map(({ name }) => name);
  return (
    restoreFirst(layout, names, migrations, now) ?? {
      backup: null,
      setAside: setAside(layout, 'damaged', now) ?? '',
    }
  );
}

/**
 * Puts the first of some backups that passes its check, and that this version understands, in the place of the tables.
 *
 * @returns null when none is good; then everything is as it was
 */
export function restoreFirst(
  layout: Layout,
  names: readonly string[],
  migrations: readonly Migration[],
  now: number,
): { backup: string; setAside: string } | null {
  const good = (name: string): boolean =>
    copyForRestoring(layout, backupFile(layout.backups, name), migrations) === null;
  const backup = names.find(good);
  return backup === undefined ? null : { backup, setAside: place(layout, 'damaged', now) };
}

/** Goes on with a restoration that a crash has interrupted between moving the old files away and placing the new. */
export function finishRestoring(layout: Layout, now: number): void {
  if (!existsSync(layout.restoring)) return;
  if (existsSync(layout.tables)) rmSync(layout.restoring, { recursive: true });
  else place(layout, 'damaged', now);
}

/**
 * Makes the copy that is to become the tables. Nothing else has changed before it is whole.
 *
 * @returns what is wrong with it (then it is gone again), null for nothing
 */
function copyForRestoring(
  layout: Layout,
  backup: string,
  migrations: readonly Migration[],
): 'damaged' | { readonly newer: number } | null {
  if (!statSync(backup).isFile()) return 'damaged';
  try {
    copyFileSync(backup, layout.restoring, constants.COPYFILE_FICLONE);
    const flaw = copyDamage(layout.restoring, migrations) === null ? stamped(layout, migrations) : 'damaged';
    if (flaw !== null) rmSync(layout.restoring);
    else syncFile(layout.restoring);
    return flaw;
  } catch (error) {
    for (const file of filesOf(layout.restoring)) rmSync(file, { force: true });
    throw error;
  }
}

function place(layout: Layout, why: 'damaged' | 'replaced', now: number): string {
  // A log of writes that belongs to another database would be played into this one: it has to go with the old files.
  const folder = setAside(layout, why, now);
  rename(layout.restoring, layout.tables);
  forgetClosing(layout);
  syncFolder(layout.folder);
  return folder ?? '';
}

/**
 * Gives the copy a higher write count than anything in the folder: what is played after it must not look older than a
 * backup that was made before it was restored.
 */
function stamped(layout: Layout, migrations: readonly Migration[]): { readonly newer: number } | null {
  const database = new Database(layout.restoring);
  try {
    const form = versionOf(database);
    if (form > migrations.length) return { newer: form };
    const own = readCount(database);
    if (own === null) return null;
    const most = Math.max(
      own.count,
      countIn(layout.tables)?.count ?? 0,
      ...listBackups(layout.backups).map(({ writes }) => writes),
    );
    putCount(database, { ...own, count: most + 1 });
    return null;
  } finally {
    database.close();
  }
}

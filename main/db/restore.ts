import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { backupFile, listBackups } from './backup-files.ts';
import { copyDamage } from './check.ts';
import { forgetClosing } from './closing.ts';
import { damagedBackup, guarded } from './errors.ts';
import { filesOf, layoutOf, setAside, syncFile, syncFolder, type Layout } from './layout.ts';
import { lockFolder } from './lock.ts';

/**
 * Puts a backup in the place of the tables. What was there is kept in a folder of its own. For a store that is closed.
 *
 * @returns the folder with the files that were there; empty when there were none
 * @throws StoreError `locked` when the store is open, `damaged` when the backup does not pass its check, or what keeps
 *   the folder from being written; RangeError when there is no such backup. Then everything is as it was.
 */
export async function restoreBackup(
  folder: string,
  name: string,
  now: number,
): Promise<{ setAside: string }> {
  const layout = layoutOf(folder);
  return guarded(layout.folder, () => {
    const file = backupFile(layout.backups, name);
    const lock = lockFolder(layout, now);
    try {
      finishRestoring(layout, now);
      if (copyForRestoring(layout, file) !== null) throw damagedBackup(layout.folder, name);
      return { setAside: place(layout, 'replaced', now) };
    } finally {
      lock.release();
    }
  });
}

/**
 * Puts the newest backup that passes its check in the place of tables that are damaged or gone.
 *
 * @returns its name, or null when none is good and the place is empty now
 */
export function restoreNewest(layout: Layout, now: number): { backup: string | null; setAside: string } {
  for (const { name } of listBackups(layout.backups)) {
    if (copyForRestoring(layout, backupFile(layout.backups, name)) === null) {
      return { backup: name, setAside: place(layout, 'damaged', now) };
    }
  }
  return { backup: null, setAside: setAside(layout, 'damaged', now) ?? '' };
}

/** Goes on with a restoration that a crash has interrupted between moving the old files away and placing the new. */
export function finishRestoring(layout: Layout, now: number): void {
  if (!existsSync(layout.restoring)) return;
  if (existsSync(layout.tables)) rmSync(layout.restoring);
  else place(layout, 'damaged', now);
}

/**
 * Makes the copy that is to become the tables. Nothing else has changed before it is whole.
 *
 * @returns what is wrong with it (then it is gone again), null for nothing
 */
function copyForRestoring(layout: Layout, backup: string): string | null {
  try {
    copyFileSync(backup, layout.restoring, constants.COPYFILE_FICLONE);
    const damage = copyDamage(layout.restoring);
    if (damage !== null) rmSync(layout.restoring);
    else syncFile(layout.restoring);
    return damage;
  } catch (error) {
    for (const file of filesOf(layout.restoring)) rmSync(file, { force: true });
    throw error;
  }
}

function place(layout: Layout, why: 'damaged' | 'replaced', now: number): string {
  // A log of writes that belongs to another database would be played into this one: it has to go with the old files.
  const folder = setAside(layout, why, now);
  renameSync(layout.restoring, layout.tables);
  forgetClosing(layout);
  syncFolder(layout.folder);
  return folder ?? '';
}

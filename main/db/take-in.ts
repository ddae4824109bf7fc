import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { freeBackupName, partialOf, removePartial } from './backup-files.ts';
import { copyDamage } from './check.ts';
import { damagedBackup, guarded } from './errors.ts';
import { layoutOf, syncFile, syncFolder } from './layout.ts';

/**
 * Takes a backup that was kept elsewhere into a data folder, as one that somebody asked for.
 *
 * @param file path of the backup
 * @returns its name in the folder
 * @throws StoreError `damaged` when it does not pass its check; nothing has been changed then
 */
export function takeInBackup(folder: string, file: string, now: number): string {
  const { backups, folder: whole } = layoutOf(folder);
  return guarded(whole, () => {
    mkdirSync(backups, { recursive: true });
    const name = freeBackupName(backups, 'manual', now);
    const target = join(backups, name);
    try {
      copyFileSync(file, partialOf(target));
      if (copyDamage(partialOf(target)) !== null) throw damagedBackup(whole, file);
      syncFile(partialOf(target));
      renameSync(partialOf(target), target);
    } finally {
      removePartial(target);
    }
    syncFolder(backups);
    return name;
  });
}

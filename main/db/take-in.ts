import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freeBackupName, partialOf, removePartial } from './backup-files.ts';
import { countIn } from './backup-counts.ts';
import { copyDamage } from './check.ts';
import { damagedBackup, guarded } from './errors.ts';
import { layoutOf, syncFile, syncFolder } from './layout.ts';
import { rename } from './rename.ts';

/**
 * Copies an external backup into a data folder, where it counts as one made on request.
 *
 * @param file path of the backup
 * @returns its name in the folder
 * @throws StoreError `damaged` when it does not pass its check; nothing has been changed then
 */
export function takeInBackup(folder: string, file: string, now: number): string {
  const { backups, folder: whole } = layoutOf(folder);
  return guarded(whole, () => {
    mkdirSync(backups, { recursive: true });
    const target = join(backups, freeBackupName(backups, 'manual', now, 0));
    try {
      copyFileSync(file, partialOf(target));
      if (copyDamage(partialOf(target)) !== null) throw damagedBackup(whole, file);
      syncFile(partialOf(target));
      const writes = countIn(partialOf(target))?.count ?? 0;
      const name = freeBackupName(backups, 'manual', now, writes);
      rename(partialOf(target), join(backups, name));
      syncFolder(backups);
      return name;
    } finally {
      removePartial(target);
    }
  });
}

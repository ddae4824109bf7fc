import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupRow } from '../../shared/rpc/messages/profile.ts';
import { filesOf, stampOf, timeOf } from './layout.ts';

const NAME = /^(.{24})-(automatic|manual|migration)(?:-w(\d{1,15}))?(?:-\d+)?\.db$/;
const PARTIAL = '.partial';

/** A backup with the count of writes that it holds; 0 for one that was made before these were counted. */
export interface BackupFile extends BackupRow {
  readonly writes: number;
}

/**
 * The backups in a folder, the most complete one first: by write count, since a clock may have been wrong. Files with
 * other names are ignored.
 */
export function listBackups(folder: string): BackupFile[] {
  if (!existsSync(folder)) return [];
  const rows: BackupFile[] = [];
  for (const name of readdirSync(folder)) {
    const read = parsed(name);
    const size = sizeOf(join(folder, name));
    if (read && size !== null) rows.push({ name, ...read, size });
  }
  // Names of the same moment count up.
  return rows.sort(
    (a, b) =>
      b.writes - a.writes || b.made - a.made || b.name.length - a.name.length || (a.name < b.name ? 1 : -1),
  );
}

/** Bytes of a file; null where a link leads nowhere or to itself, or the file has gone since it was listed. */
function sizeOf(file: string): number | null {
  try {
    return statSync(file).size;
  } catch (error) {
    if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function parsed(name: string): Pick<BackupFile, 'kind' | 'made' | 'writes'> | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const made = timeOf(match[1]);
  return made === null ? null : { kind: match[2] as BackupRow['kind'], made, writes: Number(match[3] ?? 0) };
}

/** A name that is not taken. */
export function freeBackupName(
  folder: string,
  kind: BackupRow['kind'],
  made: number,
  writes: number,
): string {
  const taken = (name: string): boolean =>
    existsSync(join(folder, name)) || existsSync(partialOf(join(folder, name)));
  for (let n = 1; ; n++) {
    const name = `${stampOf(made)}-${kind}-w${writes}${n === 1 ? '' : `-${n}`}.db`;
    if (!taken(name)) return name;
  }
}

/**
 * Path of a backup.
 *
 * @throws RangeError when there is no backup of this name, even if the name leads to some other file
 */
export function backupFile(folder: string, name: string): string {
  const file = join(folder, name);
  if (!parsed(name) || !existsSync(file)) throw new RangeError(`There is no backup "${name}".`);
  return file;
}

/** Where a backup is written until it is whole and checked. */
export const partialOf = (file: string): string => `${file}${PARTIAL}`;

export function removePartial(file: string): void {
  for (const name of filesOf(partialOf(file))) rmSync(name, { recursive: true, force: true });
}

/** Removes what a crash has left half-written. */
export function removePartials(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name.includes(PARTIAL)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

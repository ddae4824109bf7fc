import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why the store cannot be opened, or cannot be written. */
export type StoreErrorCode =
  /** Another process has opened the folder. */
  | 'locked'
  /** The folder or a file in it cannot be written. */
  | 'read-only'
  /** A file is where a folder has to be: the folder itself, one on the way to it, or one in it. */
  | 'not-a-folder'
  /** A folder, a pipe, or a link that leads nowhere or to itself is where a file has to be. */
  | 'not-a-file'
  /** The files were deleted or moved while they were open: what is written now would not be found again. */
  | 'gone'
  /** There is no space left. Nothing was changed. */
  | 'disk-full'
  /** What was stored cannot be read. Opening the store again restores the newest good backup. */
  | 'damaged'
  /** A newer version of the program has written the folder. */
  | 'newer'
  /** The data could not be brought to the form of this version. Nothing was changed. */
  | 'migration';

export interface StoreErrorData {
  readonly folder: string;
  /** `locked`: who has opened it, as far as that is known; `started` in milliseconds since 1970. */
  readonly pid?: number;
  readonly host?: string;
  readonly started?: number;
  /** `newer`: version of the data and the newest version that is understood. */
  readonly version?: number;
  readonly known?: number;
  /** `migration`: the step that failed. */
  readonly migration?: string;
}

/** What a caller may meet while opening or writing a store. The message names the place and the cure, in English. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  readonly data: StoreErrorData;

  constructor(code: StoreErrorCode, message: string, data: StoreErrorData, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.data = data;
  }
}

/** Runs something and translates what the system or the database throws. */
export function guarded<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw translated(error, folder);
  }
}

/** The `StoreError` for something that was thrown; an error that is not the store's (a defect) stays as it is. */
export function translated(error: unknown, folder: string): unknown {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (code === null) return error;
  const kind = kindOf(code, folder);
  return kind === null ? error : storeError(kind, folder, error);
}

/** Database and system name their errors alike: by a text in `code`. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  return typeof error.code === 'string' ? error.code : null;
}

type Met = Exclude<StoreErrorCode, 'newer' | 'migration' | 'gone'>;

const SYSTEM: { readonly [code: string]: Met } = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  EISDIR: 'not-a-file',
  ENXIO: 'not-a-file',
  ELOOP: 'not-a-file',
  ENOENT: 'not-a-file',
  EIO: 'damaged',
  UNREADABLE: 'damaged',
  EBUSY: 'locked',
};

/** The file cannot be locked for writing: it is read-only, or the disk knows no locks. */
const UNLOCKABLE = ['SQLITE_IOERR_LOCK', 'SQLITE_IOERR_RDLOCK', 'SQLITE_IOERR_CHECKRESERVEDLOCK'];

/** Reads that fail although the file is there. */
const UNREADABLE = [
  'SQLITE_IOERR_READ',
  'SQLITE_IOERR_SHORT_READ',
  'SQLITE_IOERR_CORRUPTFS',
  'SQLITE_IOERR_DATA',
];

function kindOf(code: string, folder: string): Met | null {
  const system = SYSTEM[code];
  if (system) return system;
  // The file was moved or deleted while it was open.
  if (code === 'SQLITE_READONLY_DBMOVED') return 'damaged';
  if (UNLOCKABLE.includes(code)) return 'read-only';
  if (UNREADABLE.includes(code)) return 'damaged';
  switch (code.split('_').slice(0, 2).join('_')) {
    case 'SQLITE_FULL':
      return 'disk-full';
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'read-only';
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return 'damaged';
    case 'SQLITE_BUSY':
      return 'locked';
    case 'SQLITE_CANTOPEN':
      return probe(folder) ?? 'read-only';
    case 'SQLITE_IOERR':
      // Writing failed, and the database does not say why: a quota and a limit of file size look like this.
      return probe(folder) ?? 'disk-full';
    default:
      return null;
  }
}

/** What keeps the folder from being written, by trying. */
function probe(folder: string): Met | null {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(65_536), { flush: true });
    return null;
  } catch (error) {
    return SYSTEM[codeOf(error) ?? ''] ?? 'read-only';
  } finally {
    rmSync(file, { force: true });
  }
}

function storeError(code: Met, folder: string, cause: unknown): StoreError {
  return new StoreError(code, sentence(code, folder), { folder }, cause);
}

function sentence(code: Met, folder: string): string {
  switch (code) {
    case 'locked':
      return `Another program is using the data in "${folder}". Close it and try again.`;
    case 'read-only':
      return `The data folder "${folder}" cannot be written. Change its permissions, or choose another folder.`;
    case 'not-a-folder':
      return `The data folder "${folder}" cannot be used: a file lies where a folder has to be. Choose another folder, or move that file away.`;
    case 'not-a-file':
      return `The data folder "${folder}" cannot be used: a folder, or a link that leads nowhere, lies where a file has to be. Move it away, or choose another folder.`;
    case 'disk-full':
      return `There is no space left for the data folder "${folder}". Nothing was changed. Free some space and try again.`;
    case 'damaged':
      return `Something in the data folder "${folder}" cannot be read. Start again: the newest good backup is restored then, and the damaged files are kept.`;
  }
}

/** A stored row that is not what was written. */
export const damagedRow = (folder: string): StoreError =>
  new StoreError('damaged', sentence('damaged', folder), { folder });

/** The files are not where they were opened. */
export const goneFiles = (folder: string): StoreError =>
  new StoreError(
    'gone',
    `The files in "${folder}" were deleted or moved while they were in use, so nothing can be stored there any more. Put them back and start again; without them the newest backup is restored.`,
    { folder },
  );

/** Another process has opened the folder. */
export function lockedBy(
  folder: string,
  owner: { readonly pid: number; readonly host: string; readonly started: number } | null,
): StoreError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  const message = `The data folder "${folder}" is in use by ${who}. Close that one, or choose another folder.`;
  return new StoreError('locked', message, { folder, ...owner });
}

/** Written by a later version. */
export const newerThan = (folder: string, version: number, known: number): StoreError =>
  new StoreError(
    'newer',
    `The data in "${folder}" was written by a newer version of the program (its format is ${version}, this version knows ${known}). Install the newer version, or choose another folder.`,
    { folder, version, known },
  );

/** A step of the migration failed, and everything is as it was. */
export function failedMigration(folder: string, migration: string, cause: unknown): StoreError {
  const why = cause instanceof Error ? cause.message : String(cause);
  const message = `The data in "${folder}" could not be brought to the form of this version (step ${migration}: ${why}). Nothing was changed: the version that wrote the data still opens it.`;
  return new StoreError('migration', message, { folder, migration }, cause);
}

/** A backup that does not pass its check. */
export const damagedBackup = (folder: string, name: string): StoreError =>
  new StoreError(
    'damaged',
    `The backup "${name}" in "${folder}" is damaged and was not restored. Nothing was changed. Choose another one.`,
    { folder },
  );

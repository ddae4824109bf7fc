import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { rename } from './rename.ts';

/** The paths of a data folder. */
export interface Layout {
  readonly folder: string;
  /** What people would miss: tables, results, records, settings. */
  readonly tables: string;
  /** The search index over the current cards of the packs. Rebuilt from the packs whenever it is lost. */
  readonly library: string;
  /** A database that is being created. */
  readonly fresh: string;
  /** A copy of a backup on its way to become the tables. */
  readonly restoring: string;
  readonly lock: string;
  readonly owner: string;
  /** How the files were when they were last closed. */
  readonly closed: string;
  /** How many writes were acknowledged (see `WriteNote`). */
  readonly written: string;
  readonly backups: string;
}

export function layoutOf(folder: string): Layout {
  const whole = resolve(folder);
  const at = (name: string): string => join(whole, name);
  return {
    folder: whole,
    tables: at('tables.db'),
    library: at('library.db'),
    fresh: at('tables.db.new'),
    restoring: at('tables.db.restoring'),
    lock: at('lock.db'),
    owner: at('owner.json'),
    closed: at('closed.json'),
    written: at('written.txt'),
    backups: at('backups'),
  };
}

/** The files that one database consists of. */
export const filesOf = (database: string): string[] => [
  database,
  `${database}-wal`,
  `${database}-shm`,
  `${database}-journal`,
];

/** A time in a form that every file system takes: `2026-03-01T12-00-00.000Z`. */
export const stampOf = (time: number): string => new Date(time).toISOString().replaceAll(':', '-');

/** The time of a stamp, or null. */
export function timeOf(stamp: string): number | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/.exec(stamp);
  const time = match ? Date.parse(`${match[1]}:${match[2]}:${match[3]}`) : NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * Moves the tables, unchanged, into a separate folder below `why`.
 *
 * @returns the folder; null when there was nothing to move
 */
export function setAside(layout: Layout, why: 'damaged' | 'replaced', now: number): string | null {
  const present = [...filesOf(layout.tables), layout.closed, layout.written].filter((file) =>
    existsSync(file),
  );
  if (present.length === 0) return null;
  const parent = join(layout.folder, why);
  mkdirSync(parent, { recursive: true });
  const folder = freeName(parent, stampOf(now));
  mkdirSync(folder);
  // The database goes first: should this stop half-way, the next opening sees that it is gone and goes on.
  for (const file of present) rename(file, join(folder, basename(file)));
  syncFolder(folder);
  return folder;
}

/** Moves anything that is not a file (a folder, say) out of the way of these files. */
export function clearFolders(layout: Layout, files: readonly string[], now: number): void {
  for (const file of files) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== false) continue;
    const parent = join(layout.folder, 'damaged');
    mkdirSync(parent, { recursive: true });
    rename(file, freeName(parent, `${stampOf(now)}-${basename(file)}`));
  }
}

function freeName(parent: string, name: string): string {
  for (let n = 1; ; n++) {
    const path = join(parent, n === 1 ? name : `${name}-${n}`);
    if (!existsSync(path)) return path;
  }
}

/** Makes a rename in the folder last through a power failure, where the system has a way to say so. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder as a file, and writes such changes through by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Waits until the content of a file has reached the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { filesOf, type Layout } from './layout.ts';

/**
 * How the files were when they were closed. A database that is still the same, byte for byte, needs no other check;
 * reading it once takes a tenth of the time of checking every structure and row. While the store is open there is no
 * note, so after a crash everything is checked.
 */
export interface Closing {
  readonly tables: FileSum;
  readonly library: FileSum;
}

interface FileSum {
  readonly size: number;
  readonly sum: number;
}

const SLICE = 1 << 20;

/** Size and checksum of a closed database; null when it is missing or still has writes outside its main file. */
export function fileSum(database: string): FileSum | null {
  const [file, ...others] = filesOf(database);
  if (!existsSync(file) || others.some((name) => existsSync(name))) return null;
  if (!statSync(file).isFile()) return null;
  const slice = Buffer.alloc(SLICE);
  const handle = openSync(file, 'r');
  try {
    let sum = 0;
    let size = 0;
    for (;;) {
      const read = readSync(handle, slice, 0, SLICE, null);
      if (read === 0) return { size, sum };
      sum = crc32(slice.subarray(0, read), sum);
      size += read;
    }
  } finally {
    closeSync(handle);
  }
}

/** Whether a database is still as it was closed. */
export function isAsClosed(database: string, closed: FileSum | undefined): boolean {
  if (!closed) return false;
  const found = fileSum(database);
  return found !== null && found.size === closed.size && found.sum === closed.sum;
}

/** What was noted at the last closing; null after a crash. */
export function readClosing({ closed }: Layout): Closing | null {
  // Anything other than a file counts as no note, and some things (a pipe) cannot even be read.
  if (statSync(closed, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const text = readFileSync(closed, 'utf8');
  try {
    const closing = JSON.parse(text) as Partial<Closing> | null;
    const { tables, library } = closing ?? {};
    return tables && library ? { tables, library } : null;
  } catch {
    // It was not written to its end: the same as none.
    return null;
  }
}

/** To be called before anything is written. */
export const forgetClosing = ({ closed }: Layout): void => rmSync(closed, { force: true, recursive: true });

/** Notes how the files are. To be called after they have been closed. */
export function writeClosing(layout: Layout): void {
  try {
    const tables = fileSum(layout.tables);
    const library = fileSum(layout.library);
    if (tables && library)
      writeFileSync(layout.closed, JSON.stringify({ tables, library } satisfies Closing));
  } catch {
    // Where the note cannot be written (a full disk), the next opening does the longer check, and nothing else is lost.
    forgetClosing(layout);
  }
}

import { renameSync } from 'node:fs';

/** On Windows a file that another program has open for a moment (a virus scanner, a search index) cannot be renamed. */
const BUSY = ['EPERM', 'EBUSY', 'EACCES'];
/** Milliseconds before each new try: a second and a half in all. */
const PAUSES = [10, 20, 40, 80, 150, 200, 200, 300, 500];

const isBusy = (error: unknown): boolean => BUSY.includes((error as NodeJS.ErrnoException).code ?? '');

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Renames a file or folder; on Windows it retries while another program has it open.
 *
 * @throws the error of the system
 */
export function rename(
  from: string,
  to: string,
  { platform = process.platform, move = renameSync, pause = sleep } = {},
): void {
  for (const milliseconds of platform === 'win32' ? PAUSES : []) {
    try {
      return move(from, to);
    } catch (error) {
      if (!isBusy(error)) throw error;
      pause(milliseconds);
    }
  }
  move(from, to);
}

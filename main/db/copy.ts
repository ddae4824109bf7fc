import { open, type FileHandle } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { workerUrl } from '../workers.ts';

/** Pages a slice: copying them takes less than a millisecond. */
const SLICE = 64;
/** Pages after which the copy is sent to the disk, so that not all of it is left for the last moment. */
const SYNC_EVERY = 512;

/**
 * Copies an open database in small slices between which everything else goes on; what is written meanwhile is in the
 * copy as well.
 *
 * @param progress called with the progress, from 0 to 1
 * @param signal ends it with its reason; the copy is gone then
 */
export async function copySlices(
  database: Database.Database,
  file: string,
  progress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const syncing = new Syncing(file);
  let unsynced = 0;
  try {
    await database.backup(file, {
      progress({ totalPages, remainingPages }) {
        signal.throwIfAborted();
        progress(1 - remainingPages / totalPages);
        unsynced += SLICE;
        if (unsynced >= SYNC_EVERY && syncing.start()) unsynced = 0;
        return SLICE;
      },
    });
  } finally {
    await syncing.end();
  }
}

/** Syncs a file to the disk in the background. */
class Syncing {
  private readonly file: string;
  private handle: FileHandle | null = null;
  private running: Promise<void> | null = null;
  private failure: { readonly error: unknown } | null = null;

  constructor(file: string) {
    this.file = file;
  }

  /** Starts to sync what has been written so far; false while that is under way. */
  start(): boolean {
    if (this.running || this.failure) return false;
    this.running = this.sync()
      .catch((error: unknown) => {
        this.failure = { error };
      })
      .finally(() => {
        this.running = null;
      });
    return true;
  }

  private async sync(): Promise<void> {
    this.handle ??= await open(this.file, 'r+');
    await this.handle.sync();
  }

  /** Waits for what is under way. Throws when some of the file did not reach the disk. */
  async end(): Promise<void> {
    await this.running;
    await this.handle?.close();
    if (this.failure) throw this.failure.error;
  }
}

/**
 * Checks a closed database file in a separate thread.
 *
 * @returns what is wrong with it, null for nothing
 */
export function copyDamageAside(file: string, signal: AbortSignal): Promise<string | null> {
  const worker = new Worker(workerUrl('check-worker', import.meta.url), { workerData: { file } });
  const answered = new Promise<string | null>((resolve, reject) => {
    worker.once('message', ({ damage }: { damage: string | null }) => resolve(damage));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The check of a copy ended without an answer (${code}).`)),
    );
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
  });
  return answered.finally(() => worker.terminate());
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Changes } from './protocol.ts';
import type { PackLibrary } from './service.ts';

/** Milliseconds that one transaction may take; the thread has others to serve. */
const GOAL = 1.5;
const MOST = 12;
/** Rest after a transaction, as a multiple of the time it took: tables are served first. */
const REST = 2;

/**
 * Writes to the library in transactions of one or two milliseconds, however fast the disk is, and leaves most of
 * the thread's time to others.
 */
export class LibraryWriter {
  readonly #library: PackLibrary;
  /** Entries in one transaction; found out by trying. */
  #size = 4;

  constructor(library: PackLibrary) {
    this.#library = library;
  }

  /** @throws what `signal` was aborted with; what was written until then stays */
  async write({ put, remove }: Changes, signal: AbortSignal): Promise<void> {
    let done = 0;
    while (done < put.length + remove.length) {
      signal.throwIfAborted();
      const end = done + this.#size;
      const start = performance.now();
      this.#library.apply({
        put: put.slice(done, end),
        remove: remove.slice(Math.max(0, done - put.length), Math.max(0, end - put.length)),
      });
      const took = performance.now() - start;
      this.#adapt(took);
      done = end;
      await pause(took * REST);
    }
  }

  #adapt(took: number): void {
    const fitting = Math.floor(this.#size * (GOAL / Math.max(took, GOAL / 4)));
    this.#size = Math.min(MOST, Math.max(1, Math.min(fitting, this.#size * 2)));
  }
}

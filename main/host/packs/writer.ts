import { setImmediate as turnEnds, setTimeout as pause } from 'node:timers/promises';
import type { Changes } from './protocol.ts';
import type { PackLibrary } from './parts.ts';

/** Milliseconds that one transaction may take; the thread has others to serve. */
const GOAL = 1;
const MOST = 12;
/** Rest after a transaction, as a multiple of the time it took: tables are served first. */
const REST = 2;
/** Milliseconds that others may take of a turn of the event loop into which a transaction still fits. */
const FREE = 0.5;
/** The number of turns left to others; then it is written all the same. */
const PATIENCE = 8;

/**
 * Writes to the library in transactions of a millisecond or two, however fast the disk is, and leaves most of
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
    let [done, rest] = [0, 0];
    while (done < put.length + remove.length) {
      await freeTurn(rest);
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
      rest = took * REST;
    }
  }

  #adapt(took: number): void {
    const fitting = Math.floor(this.#size * (GOAL / Math.max(took, GOAL / 4)));
    this.#size = Math.min(MOST, Math.max(1, Math.min(fitting, this.#size * 2)));
  }
}

/**
 * Waits for the end of a turn of the event loop in which others did next to nothing, so that what they do and what is
 * written are not one long stretch.
 *
 * @param rest milliseconds to wait at least
 */
async function freeTurn(rest: number): Promise<void> {
  for (let i = 0; i < PATIENCE; i++) {
    await pause(i === 0 ? rest : 0);
    const began = performance.now();
    await turnEnds(); // after everything else that came in this turn
    if (performance.now() - began < FREE) return;
  }
}

import type { Json } from '../../../shared/engine/json.ts';
import type { Language } from '../../../shared/packs/problems.ts';
import type { PackRow, PackState } from '../../../shared/rpc/messages.ts';
import type { Jobs, Report } from '../jobs.ts';
import type { PackFolder } from './folders.ts';
import { PackLoader } from './loader.ts';
import type { Changes, LoadOrder, ProblemPage, ProblemQuery } from './protocol.ts';
import { FolderWatch } from './watch.ts';
import { LibraryWriter } from './writer.ts';

/** What loads packs into the library, and says how they stand. */
export interface PackService {
  state(): PackState;
  /** What was wrong when packs were last loaded, root causes first. */
  problems(query: ProblemQuery, language: Language): Promise<ProblemPage>;
  /** Switches a pack on or off; remembered. Loads the packs again. */
  enable(pack: string, on: boolean): void;
  /** In safe mode only what was shipped is loaded; remembered. Loads the packs again. */
  safeMode(on: boolean): void;
  /**
   * Loads the packs again, after a load that is under way. Returns the id of the job; several calls during one load
   * share one.
   */
  reload(): string;
  /**
   * Resolves when the library is what the folders hold: after the first load, or the one that is under way. When that
   * fails or is cancelled it resolves as well: then the library is what it was.
   */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** What the service needs of the library in the store. */
export interface PackLibrary {
  /** The hash of every entry by its id. */
  known(): ReadonlyMap<string, string>;
  /** Writes and removes entries in one transaction. */
  apply(changes: Changes): void;
}

/** What the service needs of the settings in the store. */
export interface PackSettings {
  get(key: string): Json | undefined;
  set(key: string, value: Json): void;
}

export interface PackServiceParts {
  readonly folders: readonly PackFolder[];
  readonly library: PackLibrary;
  readonly settings: PackSettings;
  readonly jobs: Jobs;
  readonly changed: (state: PackState) => void;
  readonly log: (line: string) => void;
  /** Milliseconds without a change on disk before changes are loaded. */
  readonly settle?: number;
  /**
   * Address of a module that exports `games`, for other games than those of this program: the workers import it, since
   * games cannot be sent to them.
   */
  readonly gamesModule?: string;
}

const SETTLE = 300;
/** Part of a load's progress that is made before anything is written. */
const PREPARED = 0.8;

const DISABLED = 'packs.disabled';
const SAFE_MODE = 'packs.safeMode';

/**
 * Starts loading at once, in a worker thread; the calling thread only writes what has changed, a little at a time.
 * Folders that were not shipped are watched.
 */
export function createPackService(parts: PackServiceParts): PackService {
  return new Packs(parts);
}

class Packs implements PackService {
  readonly #parts: PackServiceParts;
  readonly #writer: LibraryWriter;
  readonly #watch: FolderWatch | null;
  readonly #closing = new AbortController();
  #packs: readonly PackRow[] = [];
  #generation = 0;
  /** Jobs of loads that have not ended: the one under way, and the one that waits for its end. */
  readonly #running = new Set<string>();
  /** The job that begins when the load under way has ended. */
  #queued: string | null = null;
  /** Settles when no load is under way any more. */
  #tail: Promise<void> = Promise.resolve();
  /** The worker of the last load that was finished; it knows what was wrong. */
  #finished: PackLoader | null = null;

  constructor(parts: PackServiceParts) {
    const { folders, settle = SETTLE, library, log } = parts;
    this.#parts = parts;
    this.#writer = new LibraryWriter(library);
    const watched = folders.filter(({ origin }) => origin !== 'shipped');
    const changed = (): void => {
      if (!this.#closing.signal.aborted) this.reload();
    };
    this.#watch = watched.length === 0 ? null : new FolderWatch({ folders: watched, settle }, changed, log);
    this.reload();
  }

  state(): PackState {
    return {
      generation: this.#generation,
      loading: this.#running.size > 0,
      safeMode: this.#isSafe(),
      packs: this.#packs,
    };
  }

  async problems(query: ProblemQuery, language: Language): Promise<ProblemPage> {
    if (this.#finished === null) await this.ready();
    // Nothing has ever been loaded: the job says why.
    if (this.#finished === null) return { total: 0, problems: [] };
    return this.#finished.problems(query, language);
  }

  enable(pack: string, on: boolean): void {
    const others = this.#disabled().filter((id) => id !== pack);
    this.#parts.settings.set(DISABLED, on ? others : [...others, pack].sort());
    this.reload();
  }

  safeMode(on: boolean): void {
    this.#parts.settings.set(SAFE_MODE, on);
    this.reload();
  }

  reload(): string {
    if (this.#queued !== null) return this.#queued;
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    const job = this.#parts.jobs.start('packs', async (report) => {
      try {
        await before;
        this.#queued = null;
        this.#publish();
        await this.#load(report);
      } finally {
        this.#running.delete(job);
        this.#publish();
        resolve();
      }
    });
    this.#tail = promise;
    if (this.#running.size > 0) this.#queued = job;
    this.#running.add(job);
    return job;
  }

  ready(): Promise<void> {
    return this.#tail;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const job of this.#running) this.#parts.jobs.cancel(job);
    await this.#watch?.close();
    await this.#tail;
    await this.#finished?.stop(this.#closing.signal.reason);
  }

  async #load({ progress, signal }: Report): Promise<void> {
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    stop.throwIfAborted();
    await this.#watch?.refresh();
    stop.throwIfAborted();

    const changes = async (part: Changes, left: number): Promise<void> => {
      // From here on only the end of the program stops it: a library that is half written would be worse.
      stop.removeEventListener('abort', cancel);
      await this.#writer.write(part, this.#closing.signal);
      progress(1 - left * (1 - PREPARED));
    };
    const prepared = (done: number): void => progress(done * PREPARED);
    const worker = new PackLoader(this.#order(), { progress: prepared, changes }, this.#parts.log);
    const cancel = (): void => void worker.stop(stop.reason);
    stop.addEventListener('abort', cancel);
    try {
      this.#packs = await worker.loaded;
    } catch (error) {
      await worker.ended;
      throw error;
    } finally {
      stop.removeEventListener('abort', cancel);
    }
    this.#replace(worker);
  }

  #order(): LoadOrder {
    const { folders, library, gamesModule = null } = this.#parts;
    const known = library.known();
    return {
      folders,
      disabled: this.#disabled(),
      safeMode: this.#isSafe(),
      gamesModule,
      known: { ids: [...known.keys()], hashes: [...known.values()] },
    };
  }

  /** Keeps the worker of a finished load instead of the one before. */
  #replace(worker: PackLoader): void {
    const old = this.#finished;
    this.#finished = worker;
    void old?.stop(new Error('the packs were loaded anew'));
    void worker.ended.then(() => {
      if (this.#finished !== worker || this.#closing.signal.aborted) return;
      this.#parts.log('the pack worker ended by itself; the packs are loaded again');
      this.#finished = null;
      this.reload();
    });
  }

  #publish(): void {
    this.#generation += 1;
    if (!this.#closing.signal.aborted) this.#parts.changed(this.state());
  }

  #disabled(): string[] {
    const value = this.#parts.settings.get(DISABLED);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  }

  #isSafe(): boolean {
    return this.#parts.settings.get(SAFE_MODE) === true;
  }
}

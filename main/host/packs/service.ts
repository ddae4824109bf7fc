import { packOf } from '../../../shared/packs/card-id.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { PackRow, PackState } from '../../../shared/rpc/messages/packs.ts';
import type { Report } from '../jobs.ts';
import { packAround } from './folders.ts';
import { PackLoader, type Halt, type LoadListener } from './loader.ts';
import { DEADLINES, SETTLE, type PackServiceParts } from './parts.ts';
import type { LoadOrder, ProblemPage, ProblemQuery } from './protocol.ts';
import { FolderWatch } from './watch.ts';
import { LibraryWriter } from './writer.ts';

/** Loads packs into the library, and reports their state. */
export interface PackService {
  state(): PackState;
  /** What is wrong with the packs as they were last checked, root causes first. */
  problems(query: ProblemQuery, language: Language): Promise<ProblemPage>;
  /** Switches a pack on or off; remembered. Loads the packs again, instead of a load under way. */
  enable(pack: string, on: boolean): void;
  /** In safe mode only what was shipped is loaded; remembered. Loads the packs again, instead of a load under way. */
  safeMode(on: boolean): void;
  /**
   * Loads the packs again, after a load that is under way. Returns the id of the job; several calls during one load
   * share one.
   */
  reload(): string;
  /**
   * Resolves when `state` describes the packs as they are in their folders: when those of the first load have been
   * checked, or those of the one that is under way. When that fails or is cancelled it resolves as well: then the packs
   * are what they were.
   */
  checked(): Promise<void>;
  /**
   * Resolves when `checked` has and the library holds those of these packs that are loaded, even if it still lacks
   * others.
   * A load that waits for another counts as under way.
   */
  present(packs: readonly string[]): Promise<void>;
  /** Resolves when the library is what the folders hold, as `checked` does. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

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
  /** As the newest load that got so far has found them; what one finds that fails afterwards is forgotten. */
  #packs: readonly PackRow[] = [];
  /** The worker that has checked them; it knows what is wrong. */
  #checker: PackLoader | null = null;
  #generation = 0;
  /** Jobs of loads that have not ended: the one under way, and the one that waits for its end. */
  readonly #running = new Set<string>();
  /** What begins when the load under way has ended: its job, and the folder of the one pack that is read; null: all are. */
  #queued: { readonly job: string; folder: string | null } | null = null;
  /** The worker of the load under way once its packs have been checked. */
  #filling: PackLoader | null = null;
  /** Settles when the newest load has checked its packs, or has ended. */
  #checked: Promise<void> = Promise.resolve();
  /** Settles when no load is under way any more. */
  #tail: Promise<void> = Promise.resolve();

  constructor(parts: PackServiceParts) {
    const { folders, settle = SETTLE, library, log } = parts;
    this.#parts = parts;
    this.#writer = new LibraryWriter(library);
    const watched = folders.filter(({ origin }) => origin !== 'shipped');
    const changed = (paths: readonly string[]): void => {
      if (!this.#closing.signal.aborted) this.#start(this.#isSafe() ? null : packAround(this.#packs, paths));
    };
    this.#watch = watched.length === 0 ? null : new FolderWatch({ folders: watched, settle }, changed, log);
    this.reload();
  }

  state(): PackState {
    return {
      generation: this.#generation,
      stage: this.#stage(),
      safeMode: this.#isSafe(),
      packs: this.#packs,
    };
  }

  #stage(): PackState['stage'] {
    if (this.#running.size === 0) return 'ready';
    return this.#filling === null || this.#queued !== null ? 'reading' : 'filling';
  }

  async problems(query: ProblemQuery, language: Language): Promise<ProblemPage> {
    if (this.#checker === null) await this.checked();
    // Nothing has ever been loaded: the job says why.
    if (this.#checker === null) return { total: 0, problems: [] };
    return this.#checker.problems(query, language);
  }

  enable(pack: string, on: boolean): void {
    const others = this.#disabled().filter((id) => id !== pack);
    this.#parts.settings.set(DISABLED, on ? others : [...others, pack].sort());
    this.#restart();
  }

  safeMode(on: boolean): void {
    this.#parts.settings.set(SAFE_MODE, on);
    this.#restart();
  }

  /** Loads the packs again, at once: a load under way knows nothing of what was switched, and may never end. */
  #restart(): void {
    const under = [...this.#running].filter((job) => job !== this.#queued?.job);
    this.reload();
    for (const job of under) this.#parts.jobs.cancel(job);
  }

  reload(): string {
    return this.#start(null);
  }

  /** @param folder of the one pack that is to be read again; null: all are */
  #start(folder: string | null): string {
    if (this.#queued !== null) {
      if (this.#queued.folder !== folder) this.#queued.folder = null;
      return this.#queued.job;
    }
    const before = this.#tail;
    const checked = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const written = new Set<string>();
    const load = { job: '', folder };
    load.job = this.#parts.jobs.start('packs', async (report) => {
      try {
        await before;
        this.#queued = null;
        this.#publish();
        const isDone =
          load.folder !== null && (await this.#again(load.folder, report, checked.resolve, written));
        if (!isDone) await this.#load(report, checked.resolve, written);
      } finally {
        this.#running.delete(load.job);
        this.#filling = null;
        checked.resolve();
        ended.resolve();
        try {
          if (written.size > 0 && !this.#closing.signal.aborted) this.#parts.written(written);
        } finally {
          this.#publish();
        }
      }
    });
    this.#checked = checked.promise;
    this.#tail = ended.promise;
    this.#running.add(load.job);
    if (this.#running.size > 1) {
      this.#queued = load;
      this.#publish();
    }
    return load.job;
  }

  async checked(): Promise<void> {
    // A load may make way for another, which those who wait want as well.
    for (let waited; waited !== this.#checked;) {
      waited = this.#checked;
      await waited;
    }
  }

  async present(packs: readonly string[]): Promise<void> {
    await this.checked();
    const loader = this.#filling;
    if (loader === null) return;
    const loaded = this.#packs.filter(({ id, state }) => state === 'loaded' && packs.includes(id));
    await Promise.race([this.ready(), Promise.all(loaded.map(({ id }) => loader.present(id)))]);
  }

  ready(): Promise<void> {
    return this.#tail;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const job of this.#running) this.#parts.jobs.cancel(job);
    await this.#watch?.close();
    await this.#tail;
    await this.#checker?.stop(this.#closing.signal.reason);
  }

  /** Has the worker that has checked the packs read one of them again. False: it cannot, and all have to be loaded. */
  async #again(
    folder: string,
    { progress }: Report,
    whenChecked: () => void,
    written: Set<string>,
  ): Promise<boolean> {
    const checker = this.#checker;
    if (checker === null) return false;
    await this.#watch?.refresh();
    const { signal } = this.#closing;
    const cancel = (): void => void checker.stop(signal.reason);
    signal.addEventListener('abort', cancel);
    try {
      signal.throwIfAborted();
      const listener = this.#listener(() => checker, progress, whenChecked, written);
      this.#packs = await checker.again(folder, listener);
      return true;
    } catch (error) {
      signal.throwIfAborted();
      this.#parts.log(`a pack could not be read again: ${String(error)}`);
      this.#checker = null;
      return false;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }

  /** What a load does with what its worker finds. @param begins called before the first part is written */
  #listener(
    loader: () => PackLoader,
    progress: Report['progress'],
    whenChecked: () => void,
    written: Set<string>,
    begins: () => void = () => undefined,
  ): LoadListener {
    return {
      progress: (done) => progress(done * PREPARED),
      checked: (packs) => {
        this.#packs = packs;
        this.#checker = loader();
        this.#filling = loader();
        this.#publish();
        whenChecked();
      },
      changes: async (part, left) => {
        begins();
        for (const id of [...part.put.map((entry) => entry.id), ...part.remove]) written.add(packOf(id));
        await this.#writer.write(part, this.#closing.signal);
        progress(1 - left * (1 - PREPARED));
      },
    };
  }

  async #load({ progress, signal }: Report, whenChecked: () => void, written: Set<string>): Promise<void> {
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    stop.throwIfAborted();
    await this.#watch?.refresh();
    stop.throwIfAborted();
    const attempt = (each: LoadOrder): Promise<Halt | null> =>
      this.#attempt(each, stop, progress, whenChecked, written);
    const halt = await attempt(this.#order());
    this.#parts.halted(halt);
    if (halt === null) return;
    // Packs of the user have ended the load: what shipped is there all the same.
    try {
      // The library may have taken in a part of them meanwhile.
      await attempt({ ...this.#order(), safeMode: true });
    } catch (error) {
      this.#parts.halted(null); // it was not theirs
      throw error;
    }
  }

  /** Loads what an order names. Returns null, or where it came to no end when what shipped should be loaded alone. */
  async #attempt(
    order: LoadOrder,
    stop: AbortSignal,
    progress: Report['progress'],
    whenChecked: () => void,
    written: Set<string>,
  ): Promise<Halt | null> {
    const before = { packs: this.#packs, checker: this.#checker };
    // Once something is written only the end of the program stops it: a library that is half written would be worse.
    const begins = (): void => stop.removeEventListener('abort', cancel);
    const listener = this.#listener(() => loader, progress, whenChecked, written, begins);
    const { deadlines = DEADLINES, gamesModule = null, log } = this.#parts;
    const loader: PackLoader = new PackLoader(order, gamesModule, listener, deadlines, log);
    const cancel = (): void => void loader.stop(stop.reason);
    stop.addEventListener('abort', cancel);
    try {
      this.#packs = await loader.loaded;
    } catch (error) {
      this.#packs = before.packs;
      this.#checker = before.checker;
      // It may have ended while it was not the one that is asked.
      if (before.checker !== null) this.#mend(before.checker);
      await loader.ended;
      this.#filling = null;
      // What was loaded before stays in use.
      if (loader.halt === null || before.packs.length > 0) {
        if (loader.halt !== null) this.#parts.halted(loader.halt);
        throw error;
      }
      return loader.halt;
    } finally {
      stop.removeEventListener('abort', cancel);
    }
    void before.checker?.stop(new Error('the packs were reloaded'));
    this.#mend(loader);
    return null;
  }

  #order(): LoadOrder {
    const { folders, library } = this.#parts;
    const known = library.known();
    return {
      folders,
      disabled: this.#disabled(),
      safeMode: this.#isSafe(),
      known: { ids: [...known.keys()], hashes: [...known.values()] },
    };
  }

  /** Loads the packs again should the worker of a finished load end, or have ended, by itself. */
  #mend(loader: PackLoader): void {
    void loader.ended.then(() => {
      if (this.#checker !== loader || this.#closing.signal.aborted) return;
      this.#parts.log('the pack worker ended by itself; the packs are loaded again');
      this.#checker = null;
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

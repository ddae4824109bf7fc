import type { Language } from '../../../shared/words/languages.ts';
import type { PackRow } from '../../../shared/rpc/messages/packs.ts';
import { cannot, type HostFailure } from '../failures.ts';
import { Duty } from '../../duty.ts';
import { workerUrl } from '../../workers.ts';
import { Deadline, type Deadlines } from './deadline.ts';
import type { Changes, FromWorker, LoadOrder, ProblemPage, ProblemQuery, ToWorker } from './protocol.ts';

/** Megabytes that a load may take. */
const MEMORY = 1024;

export interface LoadListener {
  /** How far reading, checking and describing are, 0 to 1. Nothing has to be written before it is done. */
  progress(done: number): void;
  /** The packs have been checked; `problems` answers from now on. */
  checked(packs: readonly PackRow[]): void;
  /** Writes a part of what is new; `left` is how much is still to come, 0 to 1. */
  changes(changes: Changes, left: number): Promise<void>;
}

/** A load came to no end at a pack, in its folder; null: in the work on all of them together. */
export interface Halt {
  readonly folder: string | null;
}

interface Asked {
  readonly resolve: (page: ProblemPage) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A worker that loads packs: it checks them, answers from then on what is wrong with them, and hands over what is new
 * for the library. It has a thread of its own until it is stopped.
 */
export class PackLoader {
  /** The packs, when everything has been written. Rejects when the worker ends before: `HostFailure`, or why it was stopped. */
  readonly loaded: Promise<readonly PackRow[]>;
  /** Resolves when it is stopped, or the thread has ended. */
  readonly ended: Promise<void>;
  readonly #duty: Duty<LoadOrder, ToWorker, FromWorker>;
  readonly #stopped = Promise.withResolvers<void>();
  #listener: LoadListener;
  readonly #asked = new Map<number, Asked>();
  /** Packs that the library holds, or that a caller waits for. */
  readonly #present = new Map<string, PromiseWithResolvers<void>>();
  #settle: { resolve(packs: readonly PackRow[]): void; reject(error: unknown): void };
  #asks = 0;
  /** Whether all has been loaded, and no pack is being read again. */
  #isAtRest = false;
  readonly #deadline: Deadline;
  /** Where the worker ended by itself, or was ended for taking too long, while packs of the user were among the others. */
  halt: Halt | null = null;
  readonly #ofUser: boolean;
  /** Why there will be no more answers. */
  #over: { readonly reason: unknown } | null = null;

  /**
   * @param gamesModule address of a module with other games than the shipped ones
   * @param deadlines how long it may take where packs of the user are among the others
   * @param log takes what made the worker end
   */
  constructor(
    order: LoadOrder,
    gamesModule: string | null,
    listener: LoadListener,
    deadlines: Deadlines,
    log: (line: string) => void,
  ) {
    this.#listener = listener;
    this.#ofUser = !order.safeMode && order.folders.some(({ origin }) => origin !== 'shipped');
    this.#deadline = new Deadline(deadlines, (folder) => {
      if (folder === null) log(`the packs together took longer than ${deadlines.load} ms`);
      else log(`the pack in ${folder} took longer than ${deadlines.pack} ms`);
      this.#blame(folder);
      void this.stop(cannot('cannot.load'));
    });
    const { promise, resolve, reject } = Promise.withResolvers<readonly PackRow[]>();
    this.loaded = promise;
    this.#settle = { resolve, reject };
    this.ended = this.#stopped.promise;
    const sort = { entry: workerUrl('packs-worker', import.meta.url), gamesModule, memory: MEMORY };
    this.#duty = new Duty(sort, order, {
      message: (message) => void this.#take(message),
      error: (error) => {
        log(`the pack worker failed: ${error.stack ?? error.message}`);
        this.#blame(this.#deadline.folder);
        this.#end(failureOf(error));
      },
      exit: (code) => {
        if (this.#over === null) log(`the pack worker ended with exit code ${code}`);
        this.#blame(this.#deadline.folder);
        this.#end(cannot('cannot.load'));
        this.#stopped.resolve();
      },
    });
  }

  /**
   * Reads one pack again, after `loaded`, and checks it among the others as they were read.
   *
   * @returns the packs, when everything has been written. Rejects as `loaded` does
   */
  again(folder: string, listener: LoadListener): Promise<readonly PackRow[]> {
    if (this.#over !== null) return Promise.reject(this.#over.reason as Error);
    const { promise, resolve, reject } = Promise.withResolvers<readonly PackRow[]>();
    this.#settle = { resolve, reject };
    this.#listener = listener;
    this.#present.clear();
    this.#isAtRest = false;
    this.#send({ kind: 'again', folder });
    return promise;
  }

  /** Resolves when the library holds a loaded pack, which takes precedence over those that no caller waits for. */
  async present(pack: string): Promise<void> {
    if (!this.#present.has(pack) && this.#over === null) this.#send({ kind: 'first', pack });
    await this.#presence(pack).promise;
  }

  #presence(pack: string): PromiseWithResolvers<void> {
    const known = this.#present.get(pack);
    if (known) return known;
    const made = Promise.withResolvers<void>();
    this.#present.set(pack, made);
    return made;
  }

  /** A page of what is wrong; after `checked` only. Rejects when the worker ends. */
  problems(query: ProblemQuery, language: Language): Promise<ProblemPage> {
    return new Promise((resolve, reject) => {
      if (this.#over !== null) return reject(this.#over.reason);
      const ask = this.#asks++;
      this.#asked.set(ask, { resolve, reject });
      this.#send({ kind: 'problems', ask, query, language });
    });
  }

  /** Gives up the thread: one that is busy ends. */
  async stop(reason: unknown): Promise<void> {
    const isDone = this.#isAtRest && this.#over === null && this.#asked.size === 0;
    this.#end(reason);
    if (!isDone) return this.#duty.stop();
    this.#duty.done();
    this.#stopped.resolve();
  }

  #send(message: ToWorker): void {
    this.#duty.send(message);
  }

  async #take(message: FromWorker): Promise<void> {
    if (this.#over !== null) return; // it was still on its way when the worker was stopped
    switch (message.kind) {
      case 'at':
        return this.#deadline.at(message.folder, message.fresh);
      case 'whole':
        return this.#deadline.whole(message.begins && this.#ofUser);
      case 'progress':
        return this.#listener.progress(message.done);
      case 'checked':
        return this.#listener.checked(message.packs);
      case 'changes':
        try {
          await this.#listener.changes(message.changes, message.left);
          this.#send({ kind: 'next' });
        } catch (error) {
          await this.stop(error);
        }
        return;
      case 'present':
        return this.#presence(message.pack).resolve();
      case 'loaded':
        this.#deadline.stop();
        this.#isAtRest = true;
        return this.#settle.resolve(message.packs);
      case 'page':
        this.#asked.get(message.ask)?.resolve(message.page);
        this.#asked.delete(message.ask);
        return;
      default:
        return message satisfies never;
    }
  }

  #blame(folder: string | null): void {
    if (this.#over === null && this.#ofUser) this.halt = { folder };
  }

  #end(reason: unknown): void {
    if (this.#over !== null) return;
    this.#deadline.stop();
    this.#over = { reason };
    this.#settle.reject(reason);
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
  }
}

function failureOf(error: Error): HostFailure {
  const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return cannot(tooLarge ? 'cannot.loadSoMuch' : 'cannot.load');
}

import { Worker } from 'node:worker_threads';
import type { FromDuty, ToDuty } from './workers.ts';

/** What a worker thread is like; those of one sort can take each other's duties. */
export interface WorkerSort {
  /** The module that the thread runs; it calls `takeDuties`. */
  readonly entry: URL;
  /** Address of a module that exports `games`, where those are not the shipped ones; the thread finds it in `workerData`. */
  readonly gamesModule: string | null;
  /** Megabytes that it may take: a thread that wants more ends, instead of the whole program. Null: as many as there are. */
  readonly memory: number | null;
}

/** What hears of a duty. */
export interface DutyListener<Out> {
  message(message: Out): void;
  error(error: Error): void;
  /** The thread has ended, by itself or because it was ended. */
  exit(code: number): void;
}

/** Milliseconds that a thread waits for its next duty. */
const PATIENCE = 20_000;
/** Threads of one sort that wait at the same time. */
const MOST = 2;

/** A thread that has done its duty. */
interface Waiting {
  readonly worker: Worker;
  /** It waits no more, and has nothing to do with its last duty. */
  readonly leave: () => void;
}

/** Of the whole program: what takes long in a thread is to load the games, whichever host it is for. */
const waiting = new Map<string, Waiting[]>();
let duties = 0;

/** What a worker thread does for one owner; a new thread, or one that has done its last duty and was kept. */
export class Duty<Order, In, Out> {
  readonly #key: string;
  readonly #worker: Worker;
  readonly #number = ++duties;
  readonly #unheard: () => void;
  readonly #left: () => void;
  #isDone = false;

  constructor(sort: WorkerSort, order: Order, listener: DutyListener<Out>) {
    this.#key = keyOf(sort);
    const worker = kept(this.#key) ?? started(sort);
    const message = ({ duty, message: said }: FromDuty<Out>): void => {
      // The last duty may have had something left to say.
      if (duty === this.#number) listener.message(said);
    };
    const error = (thrown: Error): void => listener.error(thrown);
    const exit = (code: number): void => listener.exit(code);
    worker.on('message', message).on('error', error).on('exit', exit);
    this.#unheard = () => void worker.off('message', message);
    this.#left = () => void worker.off('error', error).off('exit', exit);
    this.#worker = worker;
    this.#tell({ duty: this.#number, order });
  }

  send(message: In): void {
    this.#tell({ duty: this.#number, message });
  }

  /** The thread holds up the end of the program no more. */
  unref(): void {
    this.#worker.unref();
  }

  /** Ends the thread, busy or not, unless the duty is done. */
  async stop(): Promise<void> {
    if (!this.#isDone) await this.#worker.terminate();
  }

  /** The duty is done, and nothing of it goes on: the thread is kept for another one. Nothing more is heard of this one. */
  done(): void {
    this.#isDone = true;
    this.#unheard();
    this.#tell('over');
    // Should the thread fail while it waits, its last duty says so.
    keep(this.#key, this.#worker, this.#left);
  }

  #tell(told: ToDuty<Order, In>): void {
    this.#worker.postMessage(told);
  }
}

/** Sees that a thread of a sort waits, with what it needs imported, so that the next duty begins at once. */
export function prepareThread(sort: WorkerSort): void {
  const key = keyOf(sort);
  if ((waiting.get(key) ?? []).length === 0) keep(key, started(sort), () => undefined);
}

/** Has a thread wait for its next duty, for a while and unless enough of them do. @param left called when it has one */
function keep(key: string, worker: Worker, left: () => void): void {
  const others = waiting.get(key) ?? [];
  if (others.length >= MOST) return void worker.terminate();
  const gone = (): void => {
    clearTimeout(timer);
    if (others.includes(own)) others.splice(others.indexOf(own), 1);
  };
  const timer = setTimeout(() => {
    gone();
    void worker.terminate();
  }, PATIENCE).unref();
  const own: Waiting = {
    worker,
    leave: () => {
      gone();
      worker.off('error', gone).off('exit', gone);
      left();
    },
  };
  worker.once('error', gone).once('exit', gone).unref();
  others.push(own);
  waiting.set(key, others);
}

const keyOf = ({ entry, gamesModule, memory }: WorkerSort): string =>
  JSON.stringify([entry.href, gamesModule, memory]);

function started({ entry, gamesModule, memory }: WorkerSort): Worker {
  return new Worker(entry, {
    workerData: gamesModule,
    ...(memory !== null && { resourceLimits: { maxOldGenerationSizeMb: memory } }),
  });
}

/** A thread that waits; null: none does. */
function kept(key: string): Worker | null {
  const found = waiting.get(key)?.at(-1);
  if (found === undefined) return null;
  found.leave();
  found.worker.ref();
  return found.worker;
}

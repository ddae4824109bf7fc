import type { Language } from '../../../shared/words/languages.ts';
import type { WorkshopState } from '../../../shared/rpc/messages/workshop.ts';
import type { StoredBatch } from '../../db/journal.ts';
import { Duty, prepareThread, type WorkerSort } from '../../duty.ts';
import { workerUrl } from '../../workers.ts';
import { cannot } from '../failures.ts';
import type { AskKind, Asks } from './asks.ts';
import type { FromWriter, RecalledPast, ToWriter, WriteOrder, WriteTrouble } from './protocol.ts';

/** Megabytes that one pack may take. */
const MEMORY = 768;
/** How much longer answers may take until a pack is open: games are imported, and all packs that it needs are read. */
const OPENING = 6;

const sortOf = (gamesModule: string | null): WorkerSort => ({
  entry: workerUrl('workshop-worker', import.meta.url),
  gamesModule,
  memory: MEMORY,
});

/** Sees that a thread is there for the pack that is opened next. @param gamesModule as for a `PackWriter` */
export const prepareWriter = (gamesModule: string | null): void => prepareThread(sortOf(gamesModule));

export interface WriterListener {
  /** @param trouble the file that could not be written; null: all could */
  state(state: WorkshopState, trouble: WriteTrouble | null): void;
  /** Puts something down in the journal. False: it could not be. */
  put(batch: StoredBatch): boolean;
  recall(n: number): RecalledPast;
  log(line: string): void;
  /** The thread has ended by itself, or was ended because it took too long. */
  lost(): void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/** The worker thread of one pack, from the main thread. It has nothing that the journal lacks for more than a moment. */
export class PackWriter {
  readonly #duty: Duty<WriteOrder, ToWriter, FromWriter>;
  readonly #listener: WriterListener;
  readonly #limit: number;
  readonly #waiting = new Map<number, Waiting>();
  #asks = 0;
  #isOpened = false;
  #isOver = false;

  /**
   * @param gamesModule address of a module with other games than the shipped ones
   * @param limit milliseconds that an answer may take
   */
  constructor(order: WriteOrder, gamesModule: string | null, listener: WriterListener, limit: number) {
    this.#listener = listener;
    this.#limit = limit;
    this.#duty = new Duty(sortOf(gamesModule), order, {
      message: (message) => this.#take(message),
      error: (error) => listener.log(`a pack that is written: ${error.stack ?? error.message}`),
      exit: (code) => {
        if (!this.#isOver) listener.log(`the thread of a pack that is written ended with exit code ${code}`);
        this.#end();
      },
    });
  }

  /** @throws HostFailure when the thread ends before it has answered, or takes too long; then it is given up */
  ask<K extends AskKind>(kind: K, asked: Asks[K]['asked'], language: Language): Promise<Asks[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#isOver) return reject(cannot('cannot.workshop.stopped'));
      const ask = this.#asks++;
      const limit = kind === 'open' || !this.#isOpened ? OPENING * this.#limit : this.#limit;
      const timer = setTimeout(() => {
        this.#listener.log(`"${kind}" took longer than ${limit} ms in a pack that is written`);
        this.#end();
        void this.#duty.stop();
      }, limit);
      this.#waiting.set(ask, { resolve: resolve as (answer: unknown) => void, reject, timer });
      this.#send({ kind, ask, language, asked } as ToWriter);
    });
  }

  /**
   * Has everything put down and written, and gives up the thread: one that is still busy ends.
   *
   * @returns pictures that no text of the pack names now
   */
  async close(): Promise<readonly string[]> {
    const closed = this.#isOver
      ? null
      : await this.ask('close', {}, 'en').catch((error: unknown) => {
          this.#listener.log(String(error));
          return null;
        });
    this.#isOver = true;
    if (closed !== null && this.#waiting.size === 0) this.#duty.done();
    else await this.#duty.stop();
    return closed?.unnamed ?? [];
  }

  #send(message: ToWriter): void {
    this.#duty.send(message);
  }

  #take(message: FromWriter): void {
    switch (message.kind) {
      case 'answer':
        this.#isOpened = true;
        return this.#settled(message.ask)?.resolve(message.answer);
      case 'failure':
        return this.#settled(message.ask)?.reject(new Error(message.message));
      case 'journal':
        return this.#send({ kind: 'put', done: this.#listener.put(message.batch) });
      case 'recall':
        return this.#send({ kind: 'recalled', ...this.#listener.recall(message.n) });
      case 'lost':
        return this.#listener.log('the journal of a pack does not fit together; its files count');
      case 'state':
        return this.#listener.state(message.state, message.trouble);
      default:
        return message satisfies never;
    }
  }

  #settled(ask: number): Waiting | undefined {
    const waiting = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  #end(): void {
    const wasOver = this.#isOver;
    this.#isOver = true;
    for (const ask of [...this.#waiting.keys()])
      this.#settled(ask)?.reject(cannot('cannot.workshop.stopped'));
    if (!wasOver) this.#listener.lost();
  }
}

import { Worker } from 'node:worker_threads';

/** A stretch of numbered jobs. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/**
 * Worker threads that are each handed one batch after another. A worker says 'ready' when it can begin, and answers each
 * batch with one message.
 */
export class BatchPool<T> {
  private readonly workers: Worker[];

  constructor(script: URL, size: number, data: unknown) {
    this.workers = Array.from({ length: size }, () => new Worker(script, { workerData: data }));
  }

  /** Waits until every worker can begin. */
  async ready(): Promise<void> {
    await Promise.all(this.workers.map((worker) => answerOf(worker)));
  }

  /**
   * Has all batches worked on; each is taken when a worker is free for it.
   *
   * @param done gets each result as it comes, in no particular order
   */
  async run(work: Iterable<Batch>, done: (batch: Batch, result: T) => void): Promise<void> {
    const left = work[Symbol.iterator]();
    const drive = async (worker: Worker): Promise<void> => {
      for (let next = left.next(); !next.done; next = left.next()) {
        const answer = answerOf<T>(worker);
        worker.postMessage(next.value);
        done(next.value, await answer);
      }
    };
    await Promise.all(this.workers.map(drive));
  }

  /** Ends all workers, busy or not; a run that waits for them fails. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

/** The next message of a worker; a worker that dies first is an error. */
function answerOf<T>(worker: Worker): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (message: T): void => {
      stop();
      resolve(message);
    };
    const onError = (error: Error): void => {
      stop();
      reject(error);
    };
    const onExit = (code: number): void => onError(new Error(`a worker stopped with exit code ${code}`));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

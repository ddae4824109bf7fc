import { Worker } from 'node:worker_threads';

/** A stretch of numbered jobs. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/** Cuts numbered jobs into batches: at least ten each, several a worker so that none waits long for the last. */
export function batches(count: number, workers: number): Batch[] {
  const size = Math.max(10, Math.min(200, Math.ceil(count / (workers * 8))));
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(count, (i + 1) * size),
  }));
}

/**
 * Worker threads that are each handed one batch after another. A worker says 'ready' when it can begin, and answers each
 * batch with one message.
 */
export class Pool<T> {
  private readonly workers: Worker[];

  constructor(script: URL, size: number, data: unknown) {
    this.workers = Array.from({ length: size }, () => new Worker(script, { workerData: data }));
  }

  /** Waits until every worker can begin. */
  async ready(): Promise<void> {
    await Promise.all(this.workers.map((worker) => answerOf(worker)));
  }

  /** Has all batches worked on; the results come in the order of the batches. */
  async run(work: readonly Batch[], done: (batch: Batch) => void): Promise<T[]> {
    const results = new Array<T>(work.length);
    let next = 0;
    const drive = async (worker: Worker): Promise<void> => {
      while (next < work.length) {
        const i = next++;
        const answer = answerOf<T>(worker);
        worker.postMessage(work[i]);
        results[i] = await answer;
        done(work[i]);
      }
    };
    await Promise.all(this.workers.map(drive));
    return results;
  }

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

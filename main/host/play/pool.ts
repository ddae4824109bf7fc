import { Thread, ThreadGone, type Job, type ThreadOptions } from './thread.ts';

/** Some threads that take tasks in the order in which they come. Threads are started when they are needed. */
export class Pool {
  private readonly most: number;
  private readonly options: ThreadOptions;
  private threads: Thread[] = [];
  private readonly queue: Job[] = [];
  private closed = false;

  /** @param most threads at once */
  constructor(most: number, options: ThreadOptions) {
    this.most = most;
    this.options = options;
  }

  /**
   * @param signal drops the task: it is rejected at once with the signal's reason, and holds up no other for long
   * @param progress called with how far it is, 0 to 1, where it takes long
   */
  run<R>(
    task: Job['task'],
    limit: number | null,
    signal?: AbortSignal,
    progress: Job['progress'] = () => undefined,
  ): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new ThreadGone('the host is closing'));
      signal?.throwIfAborted();
      const drop = (): void => {
        reject(signal!.reason as Error);
        const waiting = this.queue.indexOf(job);
        if (waiting >= 0) this.queue.splice(waiting, 1);
        else for (const thread of this.threads) thread.drop(job);
      };
      const done = (): void => signal?.removeEventListener('abort', drop);
      const job: Job = {
        task,
        limit,
        progress(done) {
          if (!signal?.aborted) progress(done);
        },
        resolve(result) {
          done();
          resolve(result as R);
        },
        reject(error) {
          done();
          reject(error);
        },
      };
      signal?.addEventListener('abort', drop, { once: true });
      this.queue.push(job);
      this.dispatch();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const error = new ThreadGone('the host is closing');
    for (const job of this.queue.splice(0)) job.reject(error);
    await Promise.all(this.threads.map((thread) => thread.close(error)));
  }

  private dispatch(): void {
    this.threads = this.threads.filter((thread) => !thread.isGone);
    while (this.queue.length > 0) {
      const thread = this.threads.find(({ isFree }) => isFree) ?? this.started();
      if (thread === null) return;
      thread.run(this.queue.shift()!);
    }
  }

  /** A new thread; null where there are as many as there may be. */
  private started(): Thread | null {
    if (this.closed || this.threads.length >= this.most) return null;
    const thread = new Thread(this.options, () => {
      if (!this.closed) this.dispatch();
    });
    this.threads.push(thread);
    return thread;
  }
}

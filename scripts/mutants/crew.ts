// Worker threads that may hang: each is watched, and replaced when it makes no progress.
import { Worker } from 'node:worker_threads';
import type { Answer, Job, WorkerData } from './worker.ts';

/** A single scenario takes milliseconds; one that takes this long will never end. */
const STUCK_MS = 4000;
const LOOK_MS = 200;

export type Verdict = Answer | 'stuck' | 'died';

export class Crew {
  private readonly data: Omit<WorkerData, 'progress' | 'slot'>;
  private readonly workers: (Worker | null)[];

  constructor(data: Omit<WorkerData, 'progress' | 'slot'>, size: number) {
    this.data = data;
    this.workers = Array.from({ length: size }, () => null);
  }

  /** Has every job done; verdicts come in the order of the jobs. */
  async run(
    count: number,
    job: (i: number) => Job,
    done: (i: number, verdict: Verdict) => void,
  ): Promise<void> {
    let next = 0;
    const drive = async (place: number): Promise<void> => {
      while (next < count) {
        const i = next++;
        done(i, await this.ask(place, job(i)));
      }
    };
    await Promise.all(this.workers.map((_, place) => drive(place)));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker?.terminate()));
  }

  private async ask(place: number, job: Job): Promise<Verdict> {
    const progress = new SharedArrayBuffer(8);
    const worker = this.workers[place] ?? (await this.hire(place, progress));
    const seen = this.progress.get(worker)!;
    return new Promise((resolve) => {
      let last = -1;
      let since = Date.now();
      const finish = (verdict: Verdict): void => {
        clearInterval(watch);
        worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        if (typeof verdict === 'string') {
          this.workers[place] = null;
          worker.on('error', () => undefined);
          void worker.terminate();
        }
        resolve(verdict);
      };
      const watch = setInterval(() => {
        const now = Atomics.load(seen, 1);
        if (now !== last) [last, since] = [now, Date.now()];
        else if (Date.now() - since > STUCK_MS) finish('stuck');
      }, LOOK_MS);
      worker.on('message', (answer: Answer) => finish(answer));
      worker.on('error', () => finish('died'));
      worker.on('exit', () => finish('died'));
      worker.postMessage(job);
    });
  }

  private readonly progress = new WeakMap<Worker, Int32Array>();

  private async hire(place: number, progress: SharedArrayBuffer): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { ...this.data, progress, slot: 0 } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: 600 },
    });
    this.progress.set(worker, new Int32Array(progress));
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
    });
    worker.removeAllListeners('error');
    this.workers[place] = worker;
    return worker;
  }
}

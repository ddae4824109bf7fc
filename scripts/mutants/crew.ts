// Processes that may hang or run out of memory: each is watched, and replaced when it makes no progress or dies. A thread
// would take the whole measuring with it, since a mutant that fills a list for ever ends its process.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer, Job, Said, Task } from './worker.ts';

/** A single scenario takes milliseconds; one that takes this long will never end. */
const STUCK_MS = 4000;
const LOOK_MS = 200;
const MOST_MEMORY_MB = 600;

export type Verdict = Answer | 'stuck' | 'died';

export class Crew {
  private readonly task: Task;
  private readonly workers: (ChildProcess | null)[];

  constructor(task: Task, size: number) {
    this.task = task;
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

  close(): void {
    for (const worker of this.workers) worker?.kill('SIGKILL');
  }

  private async ask(place: number, job: Job): Promise<Verdict> {
    const worker = this.workers[place] ?? (await this.hire(place));
    return new Promise((resolve) => {
      let since = Date.now();
      const finish = (verdict: Verdict): void => {
        clearInterval(watch);
        worker.removeAllListeners();
        if (typeof verdict === 'string') {
          this.workers[place] = null;
          worker.on('error', () => undefined);
          worker.kill('SIGKILL');
        }
        resolve(verdict);
      };
      const watch = setInterval(() => {
        if (Date.now() - since > STUCK_MS) finish('stuck');
      }, LOOK_MS);
      worker.on('message', (said: Said) => {
        if (said.kind === 'answer') finish(said);
        else since = Date.now();
      });
      worker.on('error', () => finish('died'));
      worker.on('exit', () => finish('died'));
      worker.send(job);
    });
  }

  private async hire(place: number): Promise<ChildProcess> {
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      execArgv: [`--max-old-space-size=${MOST_MEMORY_MB}`],
      serialization: 'advanced',
      // What V8 prints of a process that ran out of memory is no news here: its mutant is killed.
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`a worker ended with ${code} before it began`)));
      worker.send(this.task);
    });
    worker.removeAllListeners();
    this.workers[place] = worker;
    return worker;
  }
}

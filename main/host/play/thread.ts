import { Duty } from '../../duty.ts';
import { workerUrl } from '../../workers.ts';
import { BadInput } from './bad-input.ts';
import type { Move, Replayed, Reply, Said, Task, ToBench, Workplace } from './tasks.ts';

/** The thread is gone: it was closed, or it broke down. */
export class ThreadGone extends Error {
  override readonly name = 'ThreadGone';
}

/** The task took longer than it may; its thread was given up. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';
}

/** The task wanted more memory than its thread has; the thread is gone. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory';
}

/** The thread does not have the cards that a task is about. */
export class UnknownCards extends Error {
  override readonly name = 'UnknownCards';
}

/** A task on its way. */
export interface Job {
  /** What is to be done, for a thread that has these sets of cards; adds those that it sends. */
  task(known: Set<string>): Task;
  /** Milliseconds that a thread may work on it; null: as many as it takes. */
  readonly limit: number | null;
  /** Called with how far it is, 0 to 1, where it takes long. */
  progress(done: number): void;
  resolve(result: Move | Replayed): void;
  reject(error: Error): void;
}

/** What a thread that plays is like. */
export interface ThreadOptions extends Pick<Workplace, 'patience'> {
  /** Address of a module with other `games` than the shipped ones; null for those. */
  readonly gamesModule: string | null;
  /** Megabytes that it may take; null: as many as there are. */
  readonly memory: number | null;
}

/** Milliseconds that a dropped task may take to end by itself; then its thread is given up. */
const GRACE = 250;

const endOf = (error: NodeJS.ErrnoException): Error =>
  error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OutOfMemory(error.message) : error;

function errorOf(reply: Extract<Reply, { ok: false }>): Error {
  switch (reply.why) {
    case 'bad':
      return new BadInput(reply.complaint.key, reply.complaint.values);
    case 'unknown':
      return new UnknownCards();
    case 'defect':
      return new Error(reply.reason);
  }
}

/** One thread that plays, one task at a time. One that does not come to an end is given up and cannot be used again. */
export class Thread {
  /** Hashes of the sets of cards that it was sent. */
  readonly known = new Set<string>();
  private readonly duty: Duty<Workplace, ToBench, Said>;
  private readonly hurried = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly changed: () => void;
  private job: Job | null = null;
  private ready = false;
  private gone = false;
  private next = 1;
  private timer: NodeJS.Timeout | null = null;

  /** @param changed called when it is free again, or gone */
  constructor({ gamesModule, memory, patience }: ThreadOptions, changed: () => void) {
    this.changed = changed;
    const sort = { entry: workerUrl('game-worker', import.meta.url), gamesModule, memory };
    this.duty = new Duty(
      sort,
      { hurried: this.hurried, patience },
      {
        message: (said) => this.hear(said),
        error: (error) => this.end(endOf(error)),
        exit: (code) => this.end(new ThreadGone(`the thread that plays ended (${code})`)),
      },
    );
    this.duty.unref();
  }

  get isFree(): boolean {
    return this.job === null && !this.gone;
  }

  get isGone(): boolean {
    return this.gone;
  }

  /** Gives it a task. Its time begins when the thread has loaded the games. */
  run(job: Job): void {
    this.job = job;
    if (this.ready) this.begin(job);
  }

  /** Drops a task whose result is no longer wanted. */
  drop(job: Job): void {
    if (this.job !== job || this.gone) return;
    if (!this.ready) {
      this.job = null;
      this.changed();
      return;
    }
    Atomics.store(this.hurried, 0, this.next);
    this.giveUpAfter(GRACE);
  }

  /** Gives it up: one that is busy ends. */
  async close(error: Error): Promise<void> {
    const isDone = this.ready && this.isFree;
    this.end(error);
    if (isDone) this.duty.done();
    else await this.duty.stop();
  }

  private begin(job: Job): void {
    if (job.limit !== null) this.giveUpAfter(job.limit);
    this.duty.send({ id: this.next, task: job.task(this.known) });
  }

  private giveUpAfter(limit: number): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.close(new TimeUp(`no end after ${limit} ms`));
    }, limit);
    this.timer.unref();
  }

  private hear(said: Said): void {
    if (said === 'ready') {
      this.ready = true;
      if (this.job !== null) this.begin(this.job);
      return;
    }
    const { job } = this;
    if (job === null || said.id !== this.next) return;
    if ('done' in said) return job.progress(said.done);
    this.settle();
    this.next++;
    if (said.ok) job.resolve(said.result);
    else job.reject(errorOf(said));
    this.changed();
  }

  private settle(): void {
    this.job = null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private end(error: Error): void {
    if (this.gone) return;
    this.gone = true;
    const { job } = this;
    this.settle();
    job?.reject(error);
    this.changed();
  }
}

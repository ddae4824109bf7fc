import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../workers.ts';
import type { Move, MoveTask, Replayed, Reply, Task } from './tasks.ts';

interface Waiting {
  resolve(result: Move | Replayed): void;
  reject(error: Error): void;
}

/** A table from outside that is not what it says. The message names what is wrong. */
export class BadTable extends Error {
  override readonly name = 'BadTable';
}

/** The worker is gone: it was closed, or it broke down. */
export class WorkerGone extends Error {
  override readonly name = 'WorkerGone';
}

/** The thread does not have the cards that a task is about. */
class UnknownCards extends Error {
  override readonly name = 'UnknownCards';
}

function errorOf({ why, reason }: Extract<Reply, { ok: false }>): Error {
  switch (why) {
    case 'bad':
      return new BadTable(reason);
    case 'unknown':
      return new UnknownCards(reason);
    case 'defect':
      return new Error(reason);
  }
}

/**
 * Has bots think and foreign tables checked in a thread of their own, one task after the other. A thread that breaks
 * down fails its tasks and is replaced at the next one.
 */
export class GamePlayer {
  private readonly module: string | null;
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly sets = new Set<string>();
  private next = 1;

  /** @param module address of a module with other `games` than those that are shipped */
  constructor(module: string | null) {
    this.module = module;
  }

  /** @param definitions the cards as JSON; made only when the worker does not know them */
  async move(task: Omit<MoveTask, 'do' | 'definitions'>, definitions: () => string): Promise<Move> {
    const known = this.worker !== null && this.sets.has(task.cards);
    this.sets.add(task.cards);
    const whole = (): Promise<Move | Replayed> =>
      this.run({ ...task, do: 'move', definitions: definitions() });
    if (!known) return (await whole()) as Move;
    try {
      return (await this.run({ ...task, do: 'move', definitions: null })) as Move;
    } catch (error) {
      // It keeps the newest few sets of cards only.
      if (error instanceof UnknownCards) return (await whole()) as Move;
      throw error;
    }
  }

  /** @throws BadTable */
  async replay(text: string): Promise<Replayed> {
    return (await this.run({ do: 'replay', text })) as Replayed;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.fail(new WorkerGone('the host is closing'));
    await worker?.terminate();
  }

  private run(task: Task): Promise<Move | Replayed> {
    const worker = (this.worker ??= this.start());
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task });
    });
  }

  private start(): Worker {
    const worker = new Worker(workerUrl('game-worker', import.meta.url), {
      workerData: { module: this.module },
    });
    worker.unref();
    worker.on('message', (reply: Reply) => this.settle(reply));
    worker.on('error', (error) => this.fail(error as Error));
    worker.on('exit', (code) => {
      if (this.worker === worker) this.fail(new WorkerGone(`the thread that plays ended (${code})`));
    });
    return worker;
  }

  private settle(reply: Reply): void {
    const found = this.waiting.get(reply.id);
    if (!found) return;
    this.waiting.delete(reply.id);
    if (reply.ok) found.resolve(reply.result);
    else found.reject(errorOf(reply));
  }

  /** Gives the worker up; the next task gets a new one. */
  private fail(error: Error): void {
    this.worker = null;
    this.sets.clear();
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of all) reject(error);
  }
}

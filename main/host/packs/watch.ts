import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../workers.ts';
import type { FromWatcher, WatchOrder } from './watch-worker.ts';

/**
 * Watches pack folders and reports in which of them something has changed. Where a system cannot do that, the log says so
 * and no change is reported.
 */
export class FolderWatch {
  readonly #worker: Worker;
  /** Callers that wait until everything is watched. */
  #waiting: (() => void)[] = [];
  #ended = false;

  constructor(order: WatchOrder, changed: (folders: readonly string[]) => void, log: (line: string) => void) {
    this.#worker = new Worker(workerUrl('watch-worker', import.meta.url), { workerData: order });
    this.#worker.on('message', (message: FromWatcher) => {
      switch (message.kind) {
        case 'watching':
          return this.#waiting.shift()?.();
        case 'changed':
          return changed(message.folders);
        case 'trouble':
          return log(message.line);
        default:
          return message satisfies never;
      }
    });
    this.#worker.on('error', (error) => log(`pack folders are not watched any more: ${error.message}`));
    this.#worker.on('exit', () => {
      this.#ended = true;
      for (const go of this.#waiting.splice(0)) go();
    });
  }

  /** Looks for new folders, and resolves when they are watched: changes from then on are reported. */
  async refresh(): Promise<void> {
    if (this.#ended) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage('refresh');
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

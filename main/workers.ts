import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/**
 * The entry of a worker, next to the module that starts it, as source (`x-worker.ts`) or built (`x-worker.js`).
 *
 * @param name file name without its ending
 * @param from `import.meta.url` of the starting module
 */
export function workerUrl(name: string, from: string): URL {
  return new URL(`./${name}.${from.endsWith('.ts') ? 'ts' : 'js'}`, from);
}

/**
 * Called at the beginning of a worker: lets the main thread go first wherever both could run, so that tables stay quick
 * on a machine with few cores. Only Linux has a priority for a single thread.
 *
 * @param pace `soon`: a user waits for it; `whenever`: it only takes time that is otherwise idle
 */
export function workInBackground(pace: 'soon' | 'whenever' = 'soon'): void {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  if (process.platform !== 'linux') return;
  const priority = pace === 'soon' ? PRIORITY_BELOW_NORMAL : PRIORITY_LOW;
  // Started with a lower priority it keeps that: only root may raise it again.
  if (getPriority() < priority) setPriority(priority);
}

/** What a worker is told: a duty to begin with, what belongs to that duty, or that it is over. */
export type ToDuty<Order, In> =
  { readonly duty: number; readonly order: Order } | { readonly duty: number; readonly message: In } | 'over';

/** What a worker says in the course of a duty. */
export interface FromDuty<Out> {
  readonly duty: number;
  readonly message: Out;
}

/**
 * Called in a worker that does one duty after another, each for a `Duty` on the thread that has started it.
 *
 * @param begin begins with a duty; returns what takes the messages that belong to it
 */
export function takeDuties<Order, In, Out>(
  begin: (order: Order, send: (message: Out) => void) => (message: In) => void,
): void {
  if (parentPort === null) throw new Error('duties are done in worker threads');
  const port = parentPort;
  let current: { readonly duty: number; readonly take: (message: In) => void } | null = null;
  port.on('message', (told: ToDuty<Order, In>) => {
    if (told === 'over') current = null;
    else if ('message' in told) {
      if (told.duty === current?.duty) current.take(told.message);
    } else {
      const { duty, order } = told;
      const send = (message: Out): void => port.postMessage({ duty, message } satisfies FromDuty<Out>);
      current = { duty, take: begin(order, send) };
    }
  });
}

import { constants, getPriority, setPriority } from 'node:os';

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

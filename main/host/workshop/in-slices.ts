import { setImmediate } from 'node:timers/promises';

/** Milliseconds that may be worked on something between two answers. */
const SLICE = 5;

/**
 * Does something between the answers of a thread, a piece at a time.
 *
 * @param isWanted whether it is to be gone on with; asked between two pieces
 * @returns null: it was left
 */
export async function inSlices<T>(
  steps: Generator<void, T>,
  isWanted: () => boolean = () => true,
): Promise<T | null> {
  await setImmediate();
  for (let began = performance.now(); isWanted();) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
  return null;
}

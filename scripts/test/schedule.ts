// The order of the suites: two at a time, the next one as soon as one has ended.
import type { Finished } from './outcome.ts';
import type { Suite } from './suite.ts';

/** A browser that waits for its next frame leaves a processor to another suite. */
const LANES = 2;

/** What happens on the way. */
export interface Watcher {
  finished(suite: Finished): void;
  /** @param done tests that the suite has done so far */
  progress(name: string, done: number): void;
}

/** Runs suites in their order. @returns what came of each, in the same order */
export async function runAll(
  suites: readonly Suite[],
  filters: readonly string[],
  watcher: Watcher,
): Promise<Finished[]> {
  const finished: Finished[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < suites.length) {
      const at = next++;
      const { name, run } = suites[at];
      const began = performance.now();
      const outcome = await run(filters, (done) => watcher.progress(name, done));
      finished[at] = { name, seconds: (performance.now() - began) / 1000, outcome };
      watcher.finished(finished[at]);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return finished;
}

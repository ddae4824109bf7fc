import type { Outcome } from './outcome.ts';

/**
 * Runs a suite to its end.
 *
 * @param filters for its tool; none: all of it
 * @param onProgress receives the number of tests done so far
 */
export type Run = (filters: readonly string[], onProgress: (done: number) => void) => Promise<Outcome>;

export interface Suite {
  readonly name: string;
  readonly run: Run;
}

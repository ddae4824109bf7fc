import type { Batch } from '../../main/batch-pool.ts';

/** Cuts numbered jobs into batches of a size. */
export const batchesOf = (count: number, size: number): Batch[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(count, (i + 1) * size),
  }));

/** Cuts numbered jobs into batches: at least ten each, several a worker so that none waits long for the last. */
export function batches(count: number, workers: number): Batch[] {
  const size = Math.max(10, Math.min(200, Math.ceil(count / (workers * 8))));
  return batchesOf(count, size);
}

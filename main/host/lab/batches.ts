import type { Batch } from '../../batch-pool.ts';

/** How long a worker shall play between two results, in milliseconds. */
const PACE = 2000;
/** Games of a worker's first batch, and the most of any. */
const FIRST = 2;
const MOST = 1000;

/**
 * The games that a run still has to play, cut into batches that take about as long as they should: their size follows
 * the speed of those that have come back.
 */
export class Batches implements Iterable<Batch> {
  private readonly gaps: { from: number; to: number }[] = [];
  private readonly begun = new Map<Batch, number>();
  private size = FIRST;

  /**
   * @param games of the whole run
   * @param counted stretches that are done, in order: first and last (exclusive)
   */
  constructor(games: number, counted: readonly (readonly [from: number, to: number])[]) {
    let next = 0;
    for (const [from, to] of [...counted, [games, games] as const]) {
      if (from > next) this.gaps.push({ from: next, to: from });
      next = to;
    }
  }

  *[Symbol.iterator](): Iterator<Batch> {
    for (const gap of this.gaps) {
      while (gap.from < gap.to) {
        const batch = { from: gap.from, to: Math.min(gap.to, gap.from + this.size) };
        gap.from = batch.to;
        this.begun.set(batch, performance.now());
        yield batch;
      }
    }
  }

  /** A batch has come back. */
  done(batch: Batch): void {
    const took = performance.now() - this.begun.get(batch)!;
    this.begun.delete(batch);
    const fitting = Math.round(((batch.to - batch.from) * PACE) / Math.max(1, took));
    // No more than twice as many at once: the first games are slow, and not all games are alike.
    this.size = Math.max(1, Math.min(MOST, fitting, this.size * 2));
  }
}

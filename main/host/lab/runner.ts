import { availableParallelism } from 'node:os';
import type { Tally } from '../../../shared/lab/tally.ts';
import type { LabPlan } from '../../../shared/lab/plan.ts';
import type { LabRepository } from '../../db/lab.ts';
import type { StoredRun } from '../../db/model.ts';
import { BatchPool } from '../../batch-pool.ts';
import { workerUrl } from '../../workers.ts';
import { Batches } from './batches.ts';

/** What a worker of the lab gets. */
export interface LabOrder {
  readonly plan: LabPlan;
  /** JSON of all cards of the plan's packs. */
  readonly definitions: string;
  /** Address of a module that exports `games`; null for the shipped ones. */
  readonly module: string | null;
}

export interface RunParts extends Omit<LabOrder, 'plan'> {
  readonly lab: LabRepository;
  readonly run: StoredRun;
  /** Threads; as many as the machine runs at once unless given. */
  readonly workers?: number;
  /** @param pairs counted so far, of the whole run */
  readonly counted: (pairs: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Plays what a run still has to play, and keeps each batch as it comes. What has been kept stays, however this ends.
 *
 * @throws the signal's reason when it is aborted; Error naming a game that could not be played
 */
export async function carryOut(parts: RunParts): Promise<void> {
  const { lab, run, definitions, module, counted, signal } = parts;
  signal.throwIfAborted();
  const { identity } = run;
  let pairs = run.pairs;
  const left = identity.games - pairs;
  if (left === 0) return;
  const size = Math.min(left, parts.workers ?? availableParallelism());
  const order: LabOrder = { plan: identity, definitions, module };
  const pool = new BatchPool<Tally>(workerUrl('lab-worker', import.meta.url), size, order);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  try {
    await pool.ready();
    const batches = new Batches(identity.games, lab.counted(run.id));
    await pool.run(batches, (batch, tally) => {
      batches.done(batch);
      lab.append(run.id, { ...batch, tally });
      pairs += batch.to - batch.from;
      counted(pairs);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

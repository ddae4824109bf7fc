// A worker thread that plays games and weighs what each of them costs. Its data is the plan; each message is a batch.
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from '../../main/batch-pool.ts';
import { Simulation, type Plan, type Played } from '../workers/simulation.ts';

/** A game, and the processor time of its thread that it took. */
export interface Weighed {
  readonly game: Played;
  readonly seconds: number;
}

const simulation = new Simulation(workerData as Plan);

/** Processor time of this thread so far, in seconds. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function weigh(number: number): Weighed {
  const before = used();
  const [game] = simulation.playAll(number, number + 1);
  return { game, seconds: used() - before };
}

parentPort!.on('message', ({ from, to }: Batch) => {
  parentPort!.postMessage(Array.from({ length: to - from }, (_, i) => weigh(from + i)));
});
parentPort!.postMessage('ready');

// A worker thread that plays games on request. Its data is the plan; each message is a batch.
import { parentPort, workerData } from 'node:worker_threads';
import { Simulation, type Plan } from './simulation.ts';

const simulation = new Simulation(workerData as Plan);
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(simulation.playAll(from, to));
});
parentPort?.postMessage('ready');

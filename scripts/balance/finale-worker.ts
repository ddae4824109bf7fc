// A worker thread that makes attempts at Spire cards. Its data is what is tried; each message is a batch of positions.
import { parentPort, workerData } from 'node:worker_threads';
import type { Batch } from '../../main/batch-pool.ts';
import { attempts, type Finales } from './finale.ts';

parentPort!.on('message', ({ from, to }: Batch) => {
  parentPort!.postMessage(
    Array.from({ length: to - from }, (_, i) => attempts(workerData as Finales, from + i)),
  );
});
parentPort!.postMessage('ready');

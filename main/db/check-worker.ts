// Checks a copy while the process goes on. Started with the path of the file; answers once.
import { parentPort, workerData } from 'node:worker_threads';
import { copyDamage } from './check.ts';

parentPort?.postMessage({ damage: copyDamage((workerData as { file: string }).file) });

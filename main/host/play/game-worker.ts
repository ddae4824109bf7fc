// Plays away from the main thread: moves of bots, and tables that come from outside. Gets plain data, never the store.
import { parentPort, workerData } from 'node:worker_threads';
import { games as shipped, type GameEntry } from '../../../shared/games/index.ts';
import { workInBackground } from '../../workers.ts';
import { Bench, BadInput } from './bench.ts';
import type { Reply, Task } from './tasks.ts';

workInBackground();
const { module } = workerData as { module: string | null };
/** Tests bring games of their own. */
const games = module === null ? shipped : ((await import(module)) as { games: readonly GameEntry[] }).games;
const bench = new Bench(games);
const port = parentPort!;

port.on('message', ({ id, task }: { id: number; task: Task }) => {
  port.postMessage(carryOut(id, task));
});

function carryOut(id: number, task: Task): Reply {
  try {
    const result = task.do === 'move' ? bench.move(task) : bench.replay(task.text);
    return result === null ? { id, ok: false, why: 'unknown', reason: '' } : { id, ok: true, result };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, ok: false, why: error instanceof BadInput ? 'bad' : 'defect', reason };
  }
}

// Plays away from the main thread: moves of bots, and tables that come from outside. Gets plain data, never the store.
import { parentPort, workerData } from 'node:worker_threads';
import { workInBackground } from '../../workers.ts';
import { gamesOf } from '../games-of.ts';
import { BadInput } from './bad-input.ts';
import { Bench } from './bench.ts';
import type { Reply, Said, Task, Workplace } from './tasks.ts';

workInBackground();
const { module, hurried, patience } = workerData as Workplace;
const games = await gamesOf(module);
const bench = new Bench(games);
const port = parentPort!;
const tell = (said: Said): void => port.postMessage(said);

port.on('message', ({ id, task }: { id: number; task: Task }) => tell(carryOut(id, task)));
tell('ready');

/** Reports how far a task is, each hundredth once. */
function progressOf(id: number): (done: number) => void {
  let told = 0;
  return (done) => {
    const hundredths = Math.floor(done * 100);
    if (hundredths <= told) return;
    told = hundredths;
    tell({ id, done });
  };
}

function carryOut(id: number, task: Task): Reply {
  const until = performance.now() + patience;
  const hurry = (): boolean => Atomics.load(hurried, 0) === id || performance.now() >= until;
  try {
    const result = task.do === 'move' ? bench.move(task, hurry) : bench.replay(task.content, progressOf(id));
    return result === null ? { id, ok: false, why: 'unknown' } : { id, ok: true, result };
  } catch (error) {
    if (error instanceof BadInput) return { id, ok: false, why: 'bad', complaint: error.complaint };
    return { id, ok: false, why: 'defect', reason: error instanceof Error ? error.message : String(error) };
  }
}

// Plays away from the main thread: moves of bots, and tables that come from outside. Gets plain data, never the store.
import { workerData } from 'node:worker_threads';
import type { Definitions } from '../../../shared/engine/game.ts';
import { takeDuties, workInBackground } from '../../workers.ts';
import { gamesOf } from '../games-of.ts';
import { BadInput } from './bad-input.ts';
import { Bench } from './bench.ts';
import type { Reply, Said, Task, ToBench, Workplace } from './tasks.ts';

workInBackground();
const games = await gamesOf(workerData as string | null);
/** Sets of cards that have been sent, whichever bench they were sent to: each is compiled once. */
const sets = new Map<string, Definitions>();

takeDuties<Workplace, ToBench, Said>(({ hurried, patience }, send) => {
  const bench = new Bench(games, sets);
  send('ready');
  return ({ id, task }) => {
    const until = performance.now() + patience;
    const hurry = (): boolean => Atomics.load(hurried, 0) === id || performance.now() >= until;
    send(carryOut(bench, id, task, hurry, progressOf(id, send)));
  };
});

/** Reports how far a task is, each hundredth once. */
function progressOf(id: number, send: (said: Said) => void): (done: number) => void {
  let told = 0;
  return (done) => {
    const hundredths = Math.floor(done * 100);
    if (hundredths <= told) return;
    told = hundredths;
    send({ id, done });
  };
}

function carryOut(
  bench: Bench,
  id: number,
  task: Task,
  hurry: () => boolean,
  progress: (done: number) => void,
): Reply {
  try {
    const result = task.do === 'move' ? bench.move(task, hurry) : bench.replay(task.content, progress);
    return result === null ? { id, ok: false, why: 'unknown' } : { id, ok: true, result };
  } catch (error) {
    if (error instanceof BadInput) return { id, ok: false, why: 'bad', complaint: error.complaint };
    return { id, ok: false, why: 'defect', reason: error instanceof Error ? error.message : String(error) };
  }
}

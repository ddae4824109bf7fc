// Plays checked games and compares positions, in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { Counts, type CountTable } from '../../tests/support/counts.ts';
import { checkedGame, CHECKED, type CheckedId } from './checked.ts';

export interface Job {
  readonly id: CheckedId;
  readonly kind: 'game' | 'position';
  readonly from: number;
  readonly to: number;
}

export interface Done {
  readonly counts: CountTable;
  readonly failures: string[];
  readonly entries: number;
  readonly turns: number;
  readonly mutants: number;
  readonly ran: number;
}

function work(job: Job, counts: Counts): Omit<Done, 'counts'> {
  const game = checkedGame(job.id);
  const failures: string[] = [];
  let [entries, turns, mutants] = [0, 0, 0];
  for (let number = job.from; number < job.to; number++) {
    try {
      if (job.kind === 'position') game.checkPosition(number, counts);
      else {
        const outcome = game.play(number, counts);
        entries += outcome.entries;
        turns += outcome.turns;
        mutants += outcome.mutants;
      }
    } catch (error) {
      const text =
        error instanceof Error ? (error.name === 'Broken' ? error.message : error.stack) : String(error);
      failures.push(`${job.id}, ${job.kind} ${number}: ${text}`);
    }
  }
  return { failures, entries, turns, mutants, ran: job.to - job.from };
}

// The events of games are tapped once; each batch restarts its counts.
const counts = new Counts();
for (const { count } of CHECKED) count(counts);
parentPort!.on('message', (job: Job) => {
  for (const column of Object.values(counts.table))
    for (const kind of Object.keys(column)) delete column[kind];
  const done = work(job, counts);
  parentPort!.postMessage({ ...done, counts: counts.table } satisfies Done);
});

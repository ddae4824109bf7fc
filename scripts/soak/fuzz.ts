// The fuzz of Ravingspire in large counts: thousands of games under the eyes of a referee that knows the rules apart from
// their code. Then each cure is switched off, and the referee has to find the fault within as many games.
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { FAULTS } from '../../tests/support/fuzz/faults.ts';
import { findFault } from '../../tests/support/fuzz/faulty.ts';
import { bothPacks } from '../../tests/support/fuzz/packs.ts';
import { fuzzGame } from '../../tests/support/fuzz/play.ts';
import { batchesOf } from '../workers/batches.ts';
import type { Part } from './host.ts';

/** Games that a worker plays before it reports. */
const BATCH = 50;
/** Games within which a fault must be found. */
const MOST_GAMES = 2000;

/** Marks the workers of this part: workers of other parts may load this file too. */
const ROLE = 'fuzz';

type Job =
  | { readonly kind: 'games'; readonly from: number; readonly to: number }
  | { readonly kind: 'fault'; readonly index: number };
type Done =
  | { readonly kind: 'games'; readonly actions: number; readonly turns: number; readonly failures: string[] }
  | { readonly kind: 'fault'; readonly index: number; readonly found: number | null };

async function work(job: Job): Promise<Done> {
  if (job.kind === 'fault') {
    return { ...job, found: await findFault(FAULTS[job.index], bothPacks, MOST_GAMES) };
  }
  const failures: string[] = [];
  let [actions, turns] = [0, 0];
  for (let number = job.from; number < job.to; number++) {
    try {
      const played = fuzzGame(number, bothPacks);
      actions += played.actions;
      turns += played.turns;
      if (played.breach) failures.push(`fuzz, game ${number}: ${played.breach.what}`);
    } catch (error) {
      failures.push(`fuzz, game ${number}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
  return { kind: 'games', actions, turns, failures };
}

/** Hands the jobs out one by one. */
async function runAll(jobs: readonly Job[], workers: number): Promise<Done[]> {
  const results: Done[] = [];
  let next = 0;
  const drive = async (): Promise<void> => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: ROLE });
    while (next < jobs.length) {
      const answer = new Promise<Done>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      worker.postMessage(jobs[next++]);
      results.push(await answer);
      worker.removeAllListeners('error');
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: workers }, drive));
  return results;
}

const number = (value: number): string => value.toLocaleString('en');

/**
 * Plays the games and switches the cures off.
 *
 * @param games how many games the rules as they are have to stand
 */
export async function fuzzPart(games: number, workers: number): Promise<Part> {
  const results = await runAll(
    [
      ...FAULTS.map((_, index): Job => ({ kind: 'fault', index })),
      ...batchesOf(games, BATCH).map((batch): Job => ({ kind: 'games', ...batch })),
    ],
    workers,
  );
  const played = results.filter((result) => result.kind === 'games');
  const faults = results.filter((result) => result.kind === 'fault').sort((a, b) => a.index - b.index);
  const failures = played.flatMap((result) => result.failures);
  for (const { index, found } of faults) {
    if (found === null)
      failures.push(`fuzz: nothing shows in ${MOST_GAMES} games that ${FAULTS[index].what}`);
  }
  const sum = (of: 'actions' | 'turns') => number(played.reduce((total, result) => total + result[of], 0));
  const rows = faults.map(
    ({ index, found }) => `| ${FAULTS[index].what} | ${FAULTS[index].check} | ${found ?? 'not found'} |`,
  );
  const text = `## The fuzz

${number(games)} games of Ravingspire with both packs, ${sum('turns')} turns, ${sum('actions')} actions, a referee beside them that knows the rules apart from their code: ${number(played.reduce((n, result) => n + result.failures.length, 0))} breaches. With a cure switched off:

| fault | found by | in game |
| --- | --- | --- |
${rows.join('\n')}
`;
  return { text, failures };
}

if (!isMainThread && workerData === ROLE) {
  parentPort!.on('message', (job: Job) => {
    void work(job).then((done) => parentPort!.postMessage(done));
  });
}

// The rules: thousands of whole games with every check after every entry, and positions compared with other worlds.
import { Worker } from 'node:worker_threads';
import { Counts, type Listed, type Subject } from '../../tests/support/counts.ts';
import { batchesOf } from '../workers/batches.ts';
import { CHECKED, type CheckedId } from './checked.ts';
import type { Part } from './host.ts';
import type { Done, Job } from './rules-worker.ts';

/** Everything listed must come up so often. */
const LEAST = 20;
/** Jobs that a worker does before it reports. */
const BATCH = 5;
/** How often it says how far it is. */
const SAID_EVERY_MS = 20_000;

const jobsOf = (id: CheckedId, kind: Job['kind'], count: number): Job[] =>
  batchesOf(count, BATCH).map((batch) => ({ id, kind, ...batch }));

/** Hands the jobs out one by one; a worker that dies fails its job. */
async function runAll(jobs: readonly Job[], workers: number, done: (result: Done) => void): Promise<void> {
  let next = 0;
  const drive = async (): Promise<void> => {
    const worker = new Worker(new URL('./rules-worker.ts', import.meta.url));
    while (next < jobs.length) {
      const job = jobs[next++];
      const answer = new Promise<Done>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      worker.postMessage(job);
      done(await answer);
      worker.removeAllListeners('error');
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: workers }, drive));
}

function columns(counts: Counts, listed: Listed): string {
  return (Object.entries(listed) as [Subject, readonly string[]][])
    .map(([subject, kinds]) => {
      const rows = [...kinds]
        .sort()
        .map((kind) => `${kind} ${(counts.table[subject][kind] ?? 0).toLocaleString('en')}`);
      return `#### ${subject}\n\n${rows.join(', ')}`;
    })
    .join('\n\n');
}

const others = (counts: Counts, subject: Subject): string =>
  Object.entries(counts.table[subject])
    .sort()
    .map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`)
    .join(', ');

/** What came of the checked games of one game. */
interface Rules {
  readonly counts: Counts;
  readonly failures: string[];
  readonly totals: { game: number; position: number; entries: number; turns: number; mutants: number };
}

/** Plays the games and compares the positions of one game. */
async function rulesOf(
  id: CheckedId,
  wanted: { readonly [K in Job['kind']]: number },
  workers: number,
): Promise<Rules> {
  const found: Rules = {
    counts: new Counts(),
    failures: [],
    totals: { game: 0, position: 0, entries: 0, turns: 0, mutants: 0 },
  };
  const { counts, failures, totals } = found;
  let said = Date.now();
  for (const kind of ['position', 'game'] as const) {
    await runAll(jobsOf(id, kind, wanted[kind]), workers, (result) => {
      // Positions are samples, not games: what they count would blur the table.
      if (kind === 'game') counts.merge(result.counts);
      totals[kind] += result.ran;
      totals.entries += result.entries;
      totals.turns += result.turns;
      totals.mutants += result.mutants;
      failures.push(...result.failures);
      if (Date.now() - said < SAID_EVERY_MS) return;
      said = Date.now();
      console.log(`${id}: ${totals.position} positions, ${totals.game} games, ${failures.length} failures`);
    });
  }
  return found;
}

const number = (value: number): string => value.toLocaleString('en');

const rulesReport = (id: CheckedId, { counts, failures, totals }: Rules, listed: Listed): string => `### ${id}

| what | figure |
| --- | --- |
| whole games | ${number(totals.game)} |
| entries | ${number(totals.entries)} |
| turns | ${number(totals.turns)} |
| refused actions tried | ${number(totals.mutants)} |
| positions compared with other worlds | ${number(totals.position)} |
| failures | ${number(failures.length)} |

${columns(counts, listed)}

#### questions

${others(counts, 'question')}

#### players and seats

${others(counts, 'player')}; games by number of seats: ${others(counts, 'seats')}
`;

/** Plays the large counts. @param games and positions of each game of the shelf */
export async function rulesPart(games: number, positions: number, workers: number): Promise<Part> {
  const failures: string[] = [];
  const rules: string[] = [];
  for (const { id, listed } of CHECKED) {
    const found = await rulesOf(id, { game: games, position: positions }, workers);
    failures.push(...found.failures);
    const below = found.counts.below(LEAST, listed);
    failures.push(...below.map((kind) => `${id}: came up less than ${LEAST} times: ${kind}`));
    rules.push(rulesReport(id, found, listed));
  }
  const text = `## The rules

Every game is played to its end through the interactive table, and after every entry all checks are made: each card in
one zone, every option legal, refused actions change nothing, undo and redo, the replay of the log, re-runs. What the
rules know has to come up ${LEAST} times.

${rules.join('\n')}`;
  return { text, failures };
}

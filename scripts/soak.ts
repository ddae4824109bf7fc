// The large counts: `npm run soak [-- --games N --positions N --kills N --workers N]`.
//
// Plays thousands of whole games through the interactive table with every check after every entry, and compares hundreds
// of positions with other worlds that a viewer cannot tell from them. Writes docs/soak.md; fails when a check fails or
// when something that the rules know came up less than 20 times. `--dry` writes nothing.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Counts, countVerbs, LISTED, type CountTable, type Subject } from '../tests/support/counts.ts';
import { checkInterference } from '../tests/support/interference.ts';
import { planOf, playChecked } from '../tests/support/properties.ts';
import { hostPart } from './soak/host.ts';

const ROOT = resolve(import.meta.dirname, '..');
const REPORT = 'docs/soak.md';
/** Everything listed must come up so often. */
const LEAST = 20;
/** Jobs that a worker does before it reports. */
const BATCH = 5;
/** Failures that are shown in full. */
const SHOWN = 20;

interface Job {
  readonly kind: 'game' | 'position';
  readonly from: number;
  readonly to: number;
}

interface Done {
  readonly counts: CountTable;
  readonly failures: string[];
  readonly entries: number;
  readonly turns: number;
  readonly mutants: number;
  readonly ran: number;
}

// ------------------------------------------------------------------------------------------------------ in a worker

function work(job: Job, counts: Counts): Omit<Done, 'counts'> {
  const failures: string[] = [];
  let [entries, turns, mutants] = [0, 0, 0];
  for (let number = job.from; number < job.to; number++) {
    try {
      if (job.kind === 'position') checkInterference(number, counts);
      else {
        const outcome = playChecked(planOf(number), counts);
        entries += outcome.entries;
        turns += outcome.turns;
        mutants += outcome.mutants;
      }
    } catch (error) {
      const text =
        error instanceof Error ? (error.name === 'Broken' ? error.message : error.stack) : String(error);
      failures.push(`${job.kind} ${number}: ${text}`);
    }
  }
  return { failures, entries, turns, mutants, ran: job.to - job.from };
}

function serve(): void {
  // The verbs are wrapped once; each batch starts its counts anew.
  const counts = new Counts();
  countVerbs(counts);
  parentPort!.on('message', (job: Job) => {
    for (const column of Object.values(counts.table))
      for (const kind of Object.keys(column)) delete column[kind];
    const done = work(job, counts);
    parentPort!.postMessage({ ...done, counts: counts.table } satisfies Done);
  });
}

// -------------------------------------------------------------------------------------------------------- in charge

function jobsOf(kind: Job['kind'], count: number): Job[] {
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => ({
    kind,
    from: i * BATCH,
    to: Math.min(count, (i + 1) * BATCH),
  }));
}

/** Hands the jobs out one by one; a worker that dies fails its job. */
async function runAll(jobs: readonly Job[], workers: number, done: (result: Done) => void): Promise<void> {
  let next = 0;
  const drive = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url));
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

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
}

function columns(counts: Counts): string {
  return (Object.keys(LISTED) as (keyof typeof LISTED)[])
    .map((subject) => {
      const rows = [...LISTED[subject]]
        .sort()
        .map((kind) => `${kind} ${(counts.table[subject][kind] ?? 0).toLocaleString('en')}`);
      return `### ${subject}\n\n${rows.join(', ')}`;
    })
    .join('\n\n');
}

const others = (counts: Counts, subject: Subject): string =>
  Object.entries(counts.table[subject])
    .sort()
    .map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`)
    .join(', ');

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      games: { type: 'string', default: '2500' },
      positions: { type: 'string', default: '600' },
      kills: { type: 'string', default: '200' },
      workers: { type: 'string' },
      dry: { type: 'boolean', default: false },
    },
  });
  const [games, positions, kills] = [Number(flags.games), Number(flags.positions), Number(flags.kills)];
  const workers = flags.workers === undefined ? availableParallelism() : Number(flags.workers);
  const began = Date.now();
  const counts = new Counts();
  const failures: string[] = [];
  // First, while the machine has nothing else to do.
  const host = kills > 0 ? await hostPart(kills) : { text: '', failures: [] };
  for (const failure of host.failures) console.log(`FAILED ${failure}`);
  failures.push(...host.failures);
  const totals = { game: 0, position: 0, entries: 0, turns: 0, mutants: 0 };
  let said = Date.now();
  for (const kind of ['position', 'game'] as const) {
    await runAll(jobsOf(kind, kind === 'game' ? games : positions), workers, (result) => {
      // Positions are samples, not games: what they count would blur the table.
      if (kind === 'game') counts.merge(result.counts);
      totals[kind] += result.ran;
      totals.entries += result.entries;
      totals.turns += result.turns;
      totals.mutants += result.mutants;
      for (const failure of result.failures) {
        failures.push(failure);
        if (failures.length <= SHOWN) console.log(`FAILED ${failure}`);
      }
      if (Date.now() - said < 20_000) return;
      said = Date.now();
      console.log(`${totals.position} positions, ${totals.game} games, ${failures.length} failures`);
    });
  }
  const minutes = (Date.now() - began) / 60_000;
  const below = counts.below(LEAST);
  const count = (value: number): string => value.toLocaleString('en');
  const report = `# Soak

Written by \`npm run soak\` at commit ${git('log', '-1', '--format=%h of %cs')}:
\`npm run soak -- --games ${games} --positions ${positions} --kills ${kills}\`, ${workers} workers, ${minutes.toFixed(0)} minutes.

${host.text}
## The rules

Every game is played to its end through the interactive table, and after every entry all checks are made: each card in
one zone, every option legal, refused actions change nothing, undo and redo, the replay of the log, re-runs.

| what | figure |
| --- | --- |
| whole games | ${count(totals.game)} |
| entries | ${count(totals.entries)} |
| turns | ${count(totals.turns)} |
| refused actions tried | ${count(totals.mutants)} |
| positions compared with other worlds | ${count(totals.position)} |
| failures | ${count(failures.length)} |
| kinds that came up less than ${LEAST} times | ${below.length === 0 ? 'none' : below.join('; ')} |

## What came up

${columns(counts)}

### questions

${others(counts, 'question')}

### players and heroes

${others(counts, 'player')}; games by number of heroes: ${others(counts, 'seats')}
`;
  if (!flags.dry) writeFileSync(join(ROOT, REPORT), report);
  console.log(report);
  for (const kind of below) console.log(`FAILED: came up less than ${LEAST} times: ${kind}`);
  process.exitCode = failures.length > 0 || below.length > 0 ? 1 : 0;
}

if (isMainThread) await main();
else serve();

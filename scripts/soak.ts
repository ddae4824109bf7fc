// The large counts: `npm run soak [-- --games N --positions N --kills N --bots N --pairs N --lab N --workers N --no-page]`.
//
// Plays thousands of whole games through the interactive table with every check after every entry, and compares hundreds
// of positions with other worlds that a viewer cannot tell from them; kills hosts, plays recorded games through the page,
// looks at it in all sizes and languages, and counts how often bots win. Writes docs/soak.md; fails when a check fails or
// when something that the rules know came up less than 20 times. `--dry` writes nothing.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Counts, type CountTable, type Listed, type Subject } from '../tests/support/counts.ts';
import { botsPart } from './soak/bots.ts';
import { checkedGame, CHECKED, type CheckedId } from './soak/checked.ts';
import { hostPart } from './soak/host.ts';
import { labPart } from './soak/lab.ts';
import { looksPart } from './soak/looks.ts';
import { pagePart } from './soak/page.ts';
import { batchesOf } from './workers/batches.ts';

const ROOT = resolve(import.meta.dirname, '..');
const REPORT = 'docs/soak.md';
/** Everything listed must come up so often. */
const LEAST = 20;
/** Jobs that a worker does before it reports. */
const BATCH = 5;
/** How often it says how far it is. */
const SAID_EVERY_MS = 20_000;

interface Job {
  readonly id: CheckedId;
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

function serve(): void {
  // What games tell is tapped once; each batch starts its counts anew.
  const counts = new Counts();
  for (const { count } of CHECKED) count(counts);
  parentPort!.on('message', (job: Job) => {
    for (const column of Object.values(counts.table))
      for (const kind of Object.keys(column)) delete column[kind];
    const done = work(job, counts);
    parentPort!.postMessage({ ...done, counts: counts.table } satisfies Done);
  });
}

// -------------------------------------------------------------------------------------------------------- in charge

const jobsOf = (id: CheckedId, kind: Job['kind'], count: number): Job[] =>
  batchesOf(count, BATCH).map((batch) => ({ id, kind, ...batch }));

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

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      games: { type: 'string', default: '2500' },
      positions: { type: 'string', default: '600' },
      kills: { type: 'string', default: '200' },
      bots: { type: 'string', default: '4000' },
      pairs: { type: 'string', default: '300' },
      lab: { type: 'string', default: '6000' },
      workers: { type: 'string' },
      page: { type: 'boolean', default: true },
      dry: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const [games, positions, kills] = [Number(flags.games), Number(flags.positions), Number(flags.kills)];
  const [botGames, pairs] = [Number(flags.bots), Number(flags.pairs)];
  const workers = flags.workers === undefined ? availableParallelism() : Number(flags.workers);
  const began = Date.now();
  const failures: string[] = [];
  // First, while the machine has nothing else to do.
  const host = kills > 0 ? await hostPart(kills) : { text: '', failures: [] };
  const page = flags.page ? pagePart() : { text: '', failures: [] };
  const looks = flags.page ? looksPart() : { text: '', failures: [] };
  const bots = botGames > 0 ? await botsPart(botGames, pairs, workers) : { text: '', failures: [] };
  const lab = Number(flags.lab) > 0 ? await labPart(Number(flags.lab)) : { text: '', failures: [] };
  failures.push(...[host, page, looks, bots, lab].flatMap((part) => part.failures));
  const rules: string[] = [];
  for (const { id, listed } of CHECKED) {
    const found = await rulesOf(id, { game: games, position: positions }, workers);
    failures.push(...found.failures);
    const below = found.counts.below(LEAST, listed);
    failures.push(...below.map((kind) => `${id}: came up less than ${LEAST} times: ${kind}`));
    rules.push(rulesReport(id, found, listed));
  }
  const minutes = (Date.now() - began) / 60_000;
  const report = `# Soak

Written by \`npm run soak\` at commit ${git('log', '-1', '--format=%h of %cs')}:
\`npm run soak -- --games ${games} --positions ${positions} --kills ${kills} --bots ${botGames} --pairs ${pairs} --lab ${flags.lab}\`, ${workers} workers, ${minutes.toFixed(0)} minutes.

${host.text}
${page.text}
${looks.text}
${bots.text}
${lab.text}
## The rules

Every game is played to its end through the interactive table, and after every entry all checks are made: each card in
one zone, every option legal, refused actions change nothing, undo and redo, the replay of the log, re-runs. What the
rules know has to come up ${LEAST} times.

${rules.join('\n')}`;
  if (!flags.dry) writeFileSync(join(ROOT, REPORT), report);
  console.log(report);
  for (const failure of failures) console.log(`FAILED ${failure}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

if (isMainThread) await main();
else serve();

// What the lab promises, in large counts: it finds what was planted, other seeds agree with it, it is quick, and killed
// again and again it counts nothing twice.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../main/db/store.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import type { LabResult, SubjectResult } from '../../shared/lab/results.ts';
import { beginRun, playOut, resultSoFar } from '../commands/support/lab-run.ts';
import { definitions, entry, FOLDER, PACK, PACKS, PLANTED, shelf } from '../../tests/shared/lab/support.ts';
import { ROOT } from '../commands/support/paths.ts';
import type { Part } from './host.ts';

/** Pairs of the runs that agree, in proportion to those of the large one. */
const SMALL = 0.5;
/** Games that have to be played in a minute. */
const GAMES = 10_000;
/** Pairs of the run that is killed, how often, and how long it is left alone at most, in milliseconds. */
const KILLED_PAIRS = 150;
const KILLS = 20;
const ALONE = 4000;

/** Plays the large counts. @param pairs of the run over all thirty cards */
export async function labPart(pairs: number): Promise<Part> {
  const root = mkdtempSync(join(tmpdir(), 'soak-lab-'));
  const failures: string[] = [];
  try {
    const whole = await tried(root, 'soak', pairs);
    const others = [];
    for (const seed of ['second', 'third']) others.push(await tried(root, seed, Math.ceil(pairs * SMALL)));
    for (const [verdict, id] of Object.entries(PLANTED)) {
      const found = of(whole, id).verdict;
      if (found !== verdict) failures.push(`lab: ${id} is ${found}, but was planted to be ${verdict}`);
    }
    for (const other of others) failures.push(...disagreements(whole, other));
    const quick = await speed(root);
    if (quick.seconds > 60) failures.push(`lab: ${GAMES} games took ${quick.seconds.toFixed(0)} seconds`);
    const kills = await killed(root);
    failures.push(...kills.failures);
    return { text: report(whole, others, quick, kills.times), failures };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const of = (result: LabResult, id: string): SubjectResult =>
  result.subjects.find(({ subject }) => subject.id === id)!;

async function tried(root: string, seed: string, games: number): Promise<LabResult> {
  return inStore(join(root, seed), async (store) => {
    const run = beginRun(store, shelf, entry, { packs: PACKS, pack: PACK, bot: 'greedy', seed, games });
    await playOut(store, run, availableParallelism());
    return resultSoFar(store, run);
  });
}

async function inStore<T>(
  folder: string,
  work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> {
  const store = await openStore({ folder, now: Date.now });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** Effects that two runs with different seeds do not agree about: intervals that have no point in common. */
const disagreements = (a: LabResult, b: LabResult): string[] =>
  a.subjects.flatMap(({ subject, wins }) => {
    const other = of(b, subject.id).wins;
    if (wins.low <= other.high && other.low <= wins.high) return [];
    return [`lab: seeds ${a.identity.seed} and ${b.identity.seed} disagree about ${subject.id}`];
  });

/** How long ten thousand games take, with everything that is noted beside them. */
async function speed(root: string): Promise<{ seconds: number; played: number }> {
  return inStore(join(root, 'speed'), async (store) => {
    const [hero] = entry.heroes(definitions);
    const wanted = { packs: PACKS, pack: null, cards: [PLANTED.neutral], heroes: [hero], bot: 'greedy' };
    const run = beginRun(store, shelf, entry, { ...wanted, games: GAMES });
    const began = performance.now();
    await playOut(store, run, availableParallelism());
    const seconds = (performance.now() - began) / 1000;
    return { seconds, played: resultSoFar(store, run).played };
  });
}

/** Kills a run at any moment, again and again, until it is done; it has to come out like an undisturbed one. */
async function killed(root: string): Promise<{ times: number; failures: string[] }> {
  const folder = join(root, 'killed');
  const draw = drawFrom('lab kills');
  let times = 0;
  const args = (data: string): string[] => [
    ...['scripts/cli.ts', 'lab', 'run', '--data', data, '--mods', FOLDER, '--pack', PACK],
    ...['--games', String(KILLED_PAIRS), '--bot', 'greedy'],
  ];
  const runFor = async (milliseconds: number | null): Promise<boolean> => {
    const child = spawn(process.execPath, args(folder), { cwd: ROOT, stdio: 'ignore' });
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    const timer = milliseconds === null ? null : setTimeout(() => child.kill('SIGKILL'), milliseconds);
    const code = await ended;
    if (timer !== null) clearTimeout(timer);
    return code === 0;
  };
  let done = false;
  while (!done && times < KILLS) {
    done = await runFor(draw(ALONE));
    if (!done) times++;
  }
  if (!done) await runFor(null);
  const text = await inStore(folder, (store) => {
    const [run] = store.lab.list();
    return Promise.resolve(JSON.stringify(resultSoFar(store, run)));
  });
  const untouched = await inStore(join(root, 'untouched'), async (store) => {
    const run = beginRun(store, shelf, entry, {
      ...{ packs: PACKS, pack: PACK, bot: 'greedy', games: KILLED_PAIRS },
    });
    await playOut(store, run, 1);
    return JSON.stringify(resultSoFar(store, run));
  });
  return { times, failures: text === untouched ? [] : ['lab: a run that was killed came out differently'] };
}

function report(
  whole: LabResult,
  others: readonly LabResult[],
  { seconds, played }: { seconds: number; played: number },
  kills: number,
): string {
  const points = (share: number): string => (share * 100).toFixed(1);
  const words = ({ wins, verdict }: SubjectResult): string =>
    `${points(wins.mean)} (${points(wins.low)} to ${points(wins.high)}), ${verdict}`;
  const rows = Object.entries(PLANTED).map(
    ([planted, id]) =>
      `| ${id} | ${planted} | ${[whole, ...others].map((result) => words(of(result, id))).join(' | ')} |`,
  );
  const calls = (verdict: string): number =>
    whole.subjects.filter((subject) => subject.verdict === verdict).length;
  return `## The balance lab

Thirty cards and their pack, tried by the greedy bot with all heroes: ${whole.pairs.toLocaleString('en')} pairs,
${whole.played.toLocaleString('en')} games; and two runs with other seeds. Effects on games won of a hundred; all intervals
of a run together hold with 95 %. Of its ${whole.subjects.length} subjects ${calls('strong')} are called strong,
${calls('weak')} weak, ${calls('neutral')} neutral, ${calls('unclear')} unclear.

| card | planted to be | ${[whole, ...others].map(({ identity, pairs }) => `seed ${identity.seed}, ${pairs} pairs`).join(' | ')} |
| --- | --- | ${[whole, ...others].map(() => '---').join(' | ')} |
${rows.join('\n')}

${GAMES.toLocaleString('en')} pairs of one card (${played.toLocaleString('en')} games) took ${seconds.toFixed(0)} seconds. A run was killed
${kills} times at any moment and came out like an undisturbed run.
`;
}

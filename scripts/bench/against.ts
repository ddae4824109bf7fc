// How fast this tree is beside another commit, on the machine that both run on: `npm run bench -- against <commit> [--rounds N]`.
//
// The other tree is kept in tmp/against. In each round both are measured, one after the other, the second of one round being the
// first of the next; of each figure the medians are compared. Machines get faster and slower while one measures: a ratio of medians
// from one run says what two runs cannot.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

type Figures = Readonly<Record<string, number>>;

/** Runs a program in a folder. @throws Error with what it said where it fails */
function run(folder: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stderr}${stdout}`);
  return stdout;
}

/** The tree of a commit, ready to be run. */
function treeOf(commit: string): string {
  const id = run(ROOT, 'git', 'rev-parse', '--short', commit).trim();
  const folder = join(ROOT, 'tmp/against', id);
  if (!existsSync(folder)) {
    run(ROOT, 'git', 'clone', '--quiet', ROOT, folder);
    run(folder, 'git', 'checkout', '--quiet', id);
  }
  run(folder, 'node', 'scripts/run.mjs', 'gen');
  return folder;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1];

/** With as many digits as mean something. */
const shown = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');

/** Measures this tree beside another commit and prints what came of it. */
export function measureAgainst(commit: string, rounds: number): void {
  const other = treeOf(commit);
  const figures = new Map<string, Figures[]>([
    [other, []],
    [ROOT, []],
  ]);
  for (let round = 0; round < rounds; round++) {
    const trees = [...figures.keys()];
    for (const tree of round % 2 === 0 ? trees : trees.reverse())
      figures
        .get(tree)!
        .push(
          JSON.parse(run(ROOT, process.execPath, join(import.meta.dirname, 'figures.ts'), tree)) as Figures,
        );
    console.error(`round ${round + 1} of ${rounds}`);
  }
  const [theirs, ours] = [figures.get(other)!, figures.get(ROOT)!];
  console.log(`| what | ${commit} | now | ratio |\n| --- | --- | --- | --- |`);
  for (const name of Object.keys(ours[0])) {
    const [before, now] = [theirs, ours].map((all) => median(all.map((one) => one[name])));
    console.log(`| ${name} | ${shown(before)} | ${shown(now)} | ${(now / before).toFixed(2)} |`);
  }
}

// Measures the scenarios: changes the rules in one place at a time and looks whether a scenario notices.
//
//   npm run mutants [-- --game <id>] [-- --file <part of a path>] [-- --sample <n>] [-- --show]
//
// Writes the chapters of the games that were measured into docs/mutants.md (not with --file or --sample), and fails when a file keeps 15 % or more of its mutants alive.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadShelf } from '../commands/support/packs.ts';
import { EQUIVALENT, type Equivalent } from './equivalent.ts';
import { GAMES } from './games.ts';
import { measure } from './measure.ts';
import { isWeak, MOST_SURVIVORS, percent, reportOf, type Measured } from './report.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT = 'docs/mutants.md';

const { values: flags } = parseArgs({
  options: {
    game: { type: 'string' },
    file: { type: 'string' },
    sample: { type: 'string' },
    show: { type: 'boolean', default: false },
    workers: { type: 'string' },
  },
});

const games = GAMES.filter(({ id }) => flags.game === undefined || flags.game === id);
if (games.length === 0) {
  console.error(`There is no game "${flags.game}"; there are ${GAMES.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}

const shelf = loadShelf([join(ROOT, 'tests/fixtures/packs')]);
const measured: Measured[] = [];
const stale: Equivalent[] = [];
for (const game of games) {
  const began = Date.now();
  const found = await measure({
    root: ROOT,
    game,
    shelf,
    file: flags.file,
    sample: flags.sample === undefined ? undefined : Number(flags.sample),
    workers: flags.workers === undefined ? availableParallelism() : Number(flags.workers),
  });
  measured.push({ id: game.id, rows: found.rows, seconds: (Date.now() - began) / 1000 });
  stale.push(...found.stale);
}

for (const { id, rows, seconds } of measured) {
  for (const { file, mutants, killed, survivors } of rows) {
    const share = percent(killed, mutants).padStart(8);
    console.log(
      `${share}  ${String(mutants).padStart(5)} mutants  ${String(survivors.length).padStart(4)} alive  ${file}`,
    );
    if (flags.show) for (const { line, change } of survivors) console.log(`      ${line}: ${change}`);
  }
  const count = rows.reduce((sum, { mutants }) => sum + mutants, 0);
  console.log(`${id}: ${count} mutants in ${seconds.toFixed(0)} s`);
}
if (flags.file === undefined && flags.sample === undefined) {
  const file = join(ROOT, REPORT);
  const ids = GAMES.map(({ id }) => id);
  writeFileSync(file, reportOf(ids, measured, EQUIVALENT, readFileSync(file, 'utf8')));
}

const weak = measured.flatMap(({ rows }) => rows.filter(isWeak));
for (const { file } of weak)
  console.log(`FAILED: ${file} keeps ${MOST_SURVIVORS * 100} % or more of its mutants alive`);
for (const { file, source, change } of stale) {
  console.log(
    `FAILED: scripts/mutants/equivalent.json names no mutant of ${file} any more: ${change} in "${source}"`,
  );
}
process.exitCode = weak.length + stale.length > 0 ? 1 : 0;

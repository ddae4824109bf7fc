// The gate: `npm test [-- suite...]`, or `npm test -- suite filter...` to hand filters to one suite's tool.
// Prints a line for each suite when it ends, before it what failed, and in between how far the others are; then the table
// of all and, alone on the last line, "N passed, N failed".
import { format, lint, types } from './checks.ts';
import { rowOf, summary } from './outcome.ts';
import { specs } from './playwright.ts';
import { scenarios } from './scenarios.ts';
import { runAll } from './schedule.ts';
import type { Suite } from './suite.ts';
import { stopAll } from './tool.ts';
import { unit } from './vitest.ts';

/** What says most about a change, and says it soonest, comes first. */
const SUITES: readonly Suite[] = [
  { name: 'types', run: types },
  { name: 'lint', run: lint },
  { name: 'scenarios', run: scenarios },
  { name: 'unit', run: unit },
  { name: 'format', run: format },
  // One browser at a time beside the unit tests; those with two come last and leave no processor idle.
  { name: 'electron', run: specs('electron', 'tests/main/electron') },
  { name: 'browser', run: specs('browser', 'tests/browser') },
  { name: 'budgets', run: specs('budgets', 'tests/budgets') },
  { name: 'package', run: specs('package', 'tests/main/electron') },
  { name: 'page', run: specs('page', 'tests/renderer/**', 2) },
  { name: 'e2e', run: specs('e2e', 'tests/e2e', 2) },
];
/** Milliseconds between two lines that tell how far it is. */
const TOLD_EVERY = 20_000;

function chosen(args: readonly string[]): { suites: readonly Suite[]; filters: readonly string[] } {
  const all = SUITES.map(({ name }) => name);
  const firstFilter = args.findIndex((arg) => !all.includes(arg));
  const names = firstFilter < 0 ? args : args.slice(0, firstFilter);
  const filters = firstFilter < 0 ? [] : args.slice(firstFilter);
  if (filters.length > 0 && names.length !== 1) {
    console.error(`Name one suite before "${filters.join(' ')}". Suites: ${all.join(', ')}`);
    process.exit(2);
  }
  return { suites: names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name)), filters };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll('SIGKILL');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

const began = performance.now();
const seconds = (): number => (performance.now() - began) / 1000;
const { suites, filters } = chosen(process.argv.slice(2));

/** Tests done so far, of the suites that have reported. */
const under = new Map<string, number>();
let told = '';
const telling = setInterval(() => {
  const now = [...under].map(([name, done]) => `${name} ${done}`).join(', ');
  if (now !== told && now !== '') console.log(`  after ${seconds().toFixed(0)} s, tests done: ${now}`);
  told = now;
}, TOLD_EVERY);

const finished = await runAll(suites, filters, {
  progress: (name, done) => under.set(name, done),
  finished(suite) {
    under.delete(suite.name);
    const { name, outcome } = suite;
    if (outcome.failed > 0) console.log(`\n--- ${name} ---\n${outcome.output.trim()}\n`);
    console.log(rowOf(suite));
  },
});
clearInterval(telling);
console.log(`\n${summary(finished, seconds())}`);
process.exitCode = finished.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;

// The gate: `npm test [-- suite...]`, or `npm test -- suite filter...` to hand filters to one suite's tool.
// Prints nothing but what failed, then a table and, alone on the last line, "N passed, N failed".
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LIMIT_SECONDS = 20 * 60;
const root = resolve(import.meta.dirname, '..');
const temp = mkdtempSync(join(tmpdir(), 'gate-'));
const started = Date.now();

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What a person needs to see when something failed, or the reason of a skip. */
  output: string;
  /** Tests that did not simply pass: why one was skipped, which one needed a second try. */
  remarks?: string[];
}

interface Suite {
  name: string;
  run(filters: string[]): Promise<Outcome>;
}

interface Finished {
  name: string;
  seconds: number;
  outcome: Outcome;
}

/** Suites of one group run side by side; groups run one after the other. */
const groups: Suite[][] = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: lint },
    { name: 'format', run: format },
  ],
  [{ name: 'unit', run: unit }],
  [{ name: 'speed', run: speed }],
  [{ name: 'scenarios', run: scenarios }],
  [
    {
      name: 'page',
      run: specs('page', 'tests/{renderer,table,motion,face,board,cards-table,ravingspire-table,tower}', 2),
    },
  ],
  [
    { name: 'browser', run: specs('browser', 'tests/browser') },
    { name: 'electron', run: specs('electron', 'tests/electron') },
  ],
  [{ name: 'package', run: specs('package', 'tests/electron') }],
  [{ name: 'e2e', run: specs('e2e', 'tests/e2e', 2) }],
  [{ name: 'looks', run: specs('looks', 'tests/e2e', 2) }],
  [{ name: 'budgets', run: specs('budgets', 'tests/budgets', 1, 0) }],
];

// ---------------------------------------------------------------------------------------------- suites

/** Components and everything else of the page; warnings fail as well. */
const SVELTE_CHECK = [
  '--tsgo',
  '--tsconfig',
  './tsconfig.renderer.json',
  '--fail-on-warnings',
  '--output',
  'human',
];

async function types(filters: string[]): Promise<Outcome> {
  const found: Outcome[] = [];
  for (const project of ['tsconfig.json', 'tsconfig.shared.json']) {
    found.push(await checks('@typescript/native/bin/tsc', ['-p', project, ...filters]));
  }
  // It would go on checking components that are gone.
  rmSync(join(root, '.svelte-check'), { recursive: true, force: true });
  found.push(await checks('svelte-check/bin/svelte-check', SVELTE_CHECK));
  const total = sum(found);
  // shared/ is in both projects: say what is wrong there once.
  return { ...total, output: [...new Set(total.output.split('\n'))].join('\n') };
}

function lint(filters: string[]): Promise<Outcome> {
  const targets = filters.length > 0 ? filters : ['.'];
  return checks('eslint/bin/eslint.js', ['--max-warnings=0', ...targets]);
}

function format(filters: string[]): Promise<Outcome> {
  const targets = filters.length > 0 ? filters : ['.'];
  return checks('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', ...targets]);
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

function unit(filters: string[]): Promise<Outcome> {
  return vitest('unit', ['--exclude', 'tests/host/speed.test.ts', ...filters]);
}

/** What measures has the machine for itself. */
function speed(filters: string[]): Promise<Outcome> {
  return vitest('speed', ['tests/host/speed.test.ts', ...filters]);
}

async function vitest(name: string, args: readonly string[]): Promise<Outcome> {
  const file = join(temp, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await tool('vitest/vitest.mjs', ['run', ...reporters, ...args]);
  const report = readJson<VitestReport>(file);
  if (!report) return broken(ran);
  // A file that could not even be loaded has no failed test; it must count all the same.
  const unloadable = report.testResults.filter(
    (f) => f.status === 'failed' && f.assertionResults.length === 0,
  );
  return honest(ran, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    output: ran.output,
  });
}

interface ScenarioReport {
  results: { name: string; file: string; ok: boolean }[];
  passed: number;
  failed: number;
}

async function scenarios(filters: string[]): Promise<Outcome> {
  if (!existsSync(join(root, 'scripts/cli.ts'))) return skip('there is no scripts/cli.ts');
  const own = globSync(['mods/*/scenarios', 'tests/fixtures/packs/*/scenarios'], { cwd: root });
  const targets = filters.length > 0 ? filters : ['tests/scenarios', ...own];
  const ran = await start(['scripts/cli.ts', 'scenario', ...targets, '--json']);
  const report = parseJson<ScenarioReport>(ran.stdout);
  if (!report) return broken(ran);
  const failures = report.results.filter((result) => !result.ok);
  return honest(ran, {
    passed: report.passed,
    failed: report.failed,
    skipped: 0,
    output: [...failures.map((failure) => JSON.stringify(failure, null, 2)), ran.stderr].join('\n'),
  });
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** What was skipped and why, and what passed only on its second try, a line each. */
function remarks({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status === 'flaky') return [`passed only on its second try: ${title}`];
      if (status !== 'skipped') return [];
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
      return [`skipped: ${title}: ${reason}`];
    }),
  );
  return [...own, ...suites.flatMap(remarks)];
}

/**
 * A project of playwright.config.ts: specs in a real Chromium. A browser that shares a busy machine loses a race now and
 * then, so a failed test is tried once more; the table names every test that needed it.
 * @param workers how many files at a time; one where time is measured
 * @param retries none where the figure is the promise
 */
function specs(project: string, folder: string, workers = 1, retries = 1): Suite['run'] {
  return async (filters) => {
    const files = globSync(`${folder}/*.spec.ts`, { cwd: root });
    if (files.length === 0) return skip(`there is no ${folder}/*.spec.ts`);
    const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    if (!existsSync(chromium)) return skip(`no Chromium at ${chromium}; set $CHROMIUM`, files.length);
    const file = join(temp, `${project}.json`);
    const how = [`--workers=${workers}`, `--retries=${retries}`, '--reporter=line,json'];
    const args = ['test', `--project=${project}`, ...how, ...filters];
    const ran = await tool('@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    const report = readJson<PlaywrightReport>(file);
    if (!report) return broken(ran);
    const { expected, unexpected, flaky, skipped } = report.stats;
    return honest(ran, {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      output: ran.output,
      remarks: report.suites.flatMap(remarks),
    });
  };
}

// ----------------------------------------------------------------------------------------- their tools

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
  /** Both streams as they came. */
  output: string;
}

/** The tools write into a pipe; whether colours are welcome depends on where their words end up. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

const running = new Set<ChildProcess>();

function tool(binary: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  return start([join('node_modules', binary), ...args], env);
}

function start(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // An own process group, so that a tool is stopped together with its workers and browsers.
    detached: process.platform !== 'win32',
  });
  running.add(child);
  return new Promise((done) => {
    const ran: Ran = { code: 1, stdout: '', stderr: '', output: '' };
    const listen = (stream: 'stdout' | 'stderr'): void => {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        ran[stream] += text;
        ran.output += text;
      });
    };
    listen('stdout');
    listen('stderr');
    child.on('error', (error) => done({ ...ran, output: `${ran.output}\n${error.message}` }));
    child.on('close', (code) => {
      running.delete(child);
      done({ ...ran, code: code ?? 1 });
    });
  });
}

function stopAll(signal: NodeJS.Signals): void {
  for (const child of running) {
    try {
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
      else child.kill(signal);
    } catch {
      // It ended in the same moment.
    }
  }
}

/** A tool that only says yes or no counts as one test. */
async function checks(binary: string, args: string[]): Promise<Outcome> {
  const ran = await tool(binary, args);
  return { passed: ran.code === 0 ? 1 : 0, failed: ran.code === 0 ? 0 : 1, skipped: 0, output: ran.output };
}

/** The tool left no readable report. */
function broken(ran: Ran): Outcome {
  return { passed: 0, failed: 1, skipped: 0, output: `${ran.output}\n(exit code ${ran.code}, no report)` };
}

/** A tool that fails although none of its tests did (an error outside of them) has failed. */
function honest(ran: Ran, outcome: Outcome): Outcome {
  if (ran.code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, output: `${ran.output}\n(no test failed, but exit code ${ran.code})` };
}

function skip(reason: string, count = 1): Outcome {
  return { passed: 0, failed: 0, skipped: count, output: reason };
}

function sum(outcomes: Outcome[]): Outcome {
  const total = { passed: 0, failed: 0, skipped: 0, output: '' };
  for (const { passed, failed, skipped, output } of outcomes) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.output += output;
  }
  return total;
}

function parseJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? parseJson<T>(readFileSync(file, 'utf8')) : undefined;
}

// ---------------------------------------------------------------------------------------------- running

function chosen(args: string[]): { groups: Suite[][]; filters: string[] } {
  const all = groups.flat().map((suite) => suite.name);
  const firstFilter = args.findIndex((arg) => !all.includes(arg));
  const names = firstFilter < 0 ? args : args.slice(0, firstFilter);
  const filters = firstFilter < 0 ? [] : args.slice(firstFilter);
  if (filters.length > 0 && names.length !== 1) {
    console.error(`Name one suite before "${filters.join(' ')}". Suites: ${all.join(', ')}`);
    process.exit(2);
  }
  if (names.length === 0) return { groups, filters };
  return { groups: groups.map((group) => group.filter((suite) => names.includes(suite.name))), filters };
}

async function finish(suite: Suite, filters: string[]): Promise<Finished> {
  const began = Date.now();
  const outcome = await suite.run(filters);
  if (outcome.failed > 0) console.log(`\n--- ${suite.name} ---\n${outcome.output.trim()}\n`);
  return { name: suite.name, seconds: (Date.now() - began) / 1000, outcome };
}

function row(name: string, seconds: number, result: string): string {
  return `${name.padEnd(12)}${seconds.toFixed(1).padStart(8)}  ${result}`;
}

function result({ passed, failed, skipped, output }: Outcome): string {
  if (failed > 0) return `FAILED (${failed} of ${passed + failed})`;
  if (passed === 0 && skipped > 0) return `skipped: ${output}`;
  return `ok (${passed}${skipped > 0 ? `, ${skipped} skipped` : ''})`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll('SIGKILL');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}
process.on('exit', () => rmSync(temp, { recursive: true, force: true }));

let late = false;
const watchdog = setTimeout(() => {
  late = true;
  stopAll('SIGKILL');
}, LIMIT_SECONDS * 1000);

const selection = chosen(process.argv.slice(2));
const finished: Finished[] = [];
for (const group of selection.groups) {
  if (late) break;
  finished.push(...(await Promise.all(group.map((suite) => finish(suite, selection.filters)))));
}
clearTimeout(watchdog);

const total = sum(finished.map((suite) => suite.outcome));
const totalSeconds = (Date.now() - started) / 1000;
console.log(`${'suite'.padEnd(12)}${'seconds'.padStart(8)}  result`);
for (const suite of finished) console.log(row(suite.name, suite.seconds, result(suite.outcome)));
for (const { name, outcome } of finished) {
  for (const remark of outcome.remarks ?? []) console.log(`${name}: ${remark}`);
}
if (late) total.failed += 1;
console.log(row('total', totalSeconds, late ? `FAILED: stopped after ${LIMIT_SECONDS} s` : ''));
const skippedPart = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skippedPart}`);
process.exitCode = total.failed > 0 ? 1 : 0;

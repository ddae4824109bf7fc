// Starts the tools behind the suites, watches whether they get on, and ends one that hangs.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { HUNG_MS } from './hung.ts';
import type { Outcome } from './outcome.ts';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Where the reports of tools are put; gone at the end. */
export const temp = mkdtempSync(join(tmpdir(), 'gate-'));
process.on('exit', () => rmSync(temp, { recursive: true, force: true }));

/** Longer than a test's own clock: a test that hangs is named by its tool where that still can. */
const GRACE_MS = 30_000;
const LOOK_MS = 1000;

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams as they came. */
  readonly output: string;
  /** It made no progress and was ended. */
  readonly hung: boolean;
}

export interface Wish {
  readonly env?: NodeJS.ProcessEnv;
  /** Called with the number of tests that are done so far, whenever it has grown. */
  readonly onProgress?: (done: number) => void;
  /** Milliseconds without progress after which it is ended. */
  readonly hungAfter?: number;
  /** Whether it takes only what the other suites leave of the processors. */
  readonly yields?: boolean;
}

/** The tools write into a pipe; whether colours are welcome depends on where their words end up. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined };

/**
 * Node without the right to a higher priority. Started by root, Chromium gives its drawing a higher one than everything
 * else has, and without a graphics card drawing never ends: the other suites would wait for a page that stands still.
 */
const YIELDING: readonly [string, ...string[]] =
  process.getuid?.() === 0 && existsSync('/usr/bin/setpriv')
    ? ['/usr/bin/setpriv', '--bounding-set=-sys_nice', '--inh-caps=-sys_nice', process.execPath]
    : [process.execPath];

const running = new Set<ChildProcess>();
let started = 0;

/** Runs a program of node_modules. @param binary its path there */
export const tool = (binary: string, args: readonly string[], wish: Wish = {}): Promise<Ran> =>
  start([join('node_modules', binary), ...args], wish);

/**
 * Runs a script in the project's folder. It makes progress when it says something, and when it adds a byte to the file
 * that `$GATE_PROGRESS` names: one for each test that is done (see `progress/`).
 */
export function start(args: readonly string[], wish: Wish = {}): Promise<Ran> {
  const { env = {}, onProgress = () => undefined, hungAfter = HUNG_MS + GRACE_MS, yields = false } = wish;
  const progress = join(temp, `progress-${++started}`);
  writeFileSync(progress, '');
  const [command, ...before] = yields ? YIELDING : [process.execPath];
  const child = spawn(command, [...before, ...args], {
    cwd: ROOT,
    // Paths that a suite names are the project's, wherever npm was called.
    env: { ...process.env, ...colour, INIT_CWD: ROOT, GATE_PROGRESS: progress, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that a tool is stopped together with its workers and browsers.
    detached: process.platform !== 'win32',
  });
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  running.add(child);
  return new Promise((settle) => {
    const ran = { code: 1, stdout: '', stderr: '', output: '', hung: false };
    let [done, last] = [0, performance.now()];
    const listen = (stream: 'stdout' | 'stderr'): void => {
      child[stream].setEncoding('utf8').on('data', (text: string) => {
        ran[stream] += text;
        ran.output += text;
        last = performance.now();
      });
    };
    listen('stdout');
    listen('stderr');
    const look = setInterval(() => {
      const { size } = statSync(progress);
      if (size > done) {
        [done, last] = [size, performance.now()];
        onProgress(done);
      } else if (performance.now() - last > hungAfter && !ran.hung) {
        ran.hung = true;
        ran.output += `\n(no progress for ${Math.round(hungAfter / 1000)} s: ended as hung)`;
        stop(child, 'SIGKILL');
      }
    }, LOOK_MS);
    const end = (code: number, why = ''): void => {
      clearInterval(look);
      running.delete(child);
      settle({ ...ran, code, output: `${ran.output}${why}` });
    };
    child.on('error', (error) => end(1, `\n${error.message}`));
    child.on('close', (code) => end(ran.hung ? 1 : (code ?? 1)));
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It ended in the same moment.
  }
}

/** Stops every tool that still runs, with all that it has started. */
export function stopAll(signal: NodeJS.Signals): void {
  for (const child of running) stop(child, signal);
}

/** The tool left no readable report. */
export const broken = ({ output, code }: Ran): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  output: `${output}\n(exit code ${code}, no report)`,
});

/** A tool that fails although none of its tests did (an error outside of them, or one that hung) has failed. */
export function honest({ output, code }: Ran, outcome: Outcome): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, output: `${output}\n(no test failed, but exit code ${code})` };
}

export function parseJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

export const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? parseJson<T>(readFileSync(file, 'utf8')) : undefined;

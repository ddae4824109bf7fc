// Other processes that use a data folder.
import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { onTestFinished } from 'vitest';

const HERE = import.meta.dirname;

export interface Child {
  readonly process: ChildProcess;
  readonly lines: Interface;
  /** All lines that it has printed so far. */
  readonly printed: string[];
  readonly exited: Promise<number | null>;
}

/** Starts a program beside this file; it ends with the test at the latest. */
export function start(program: string, args: readonly string[], options: SpawnOptions = {}): Child {
  return listen(spawn(process.execPath, [join(HERE, program), ...args], { ...options, stdio: 'pipe' }));
}

/** The same below a shell command that sets limits first. */
export function startLimited(limits: string, program: string, args: readonly string[]): Child {
  const command = `${limits}; exec "$0" "$@"`;
  return listen(
    spawn('sh', ['-c', command, process.execPath, join(HERE, program), ...args], { stdio: 'pipe' }),
  );
}

function listen(child: ChildProcess): Child {
  const printed: string[] = [];
  const errors: string[] = [];
  const lines = createInterface({ input: child.stdout! });
  lines.on('line', (line) => printed.push(line));
  child.stderr?.on('data', (data: Buffer) => errors.push(data.toString()));
  const exited = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code) reject(new Error(`The child ended with ${code}: ${errors.join('')}`));
      else resolve(code);
    });
  });
  exited.catch(() => undefined);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { process: child, lines, printed, exited };
}

/** The next line of a child; fails when it ends without one. */
export function nextLine(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    child.lines.once('line', resolve);
    child.exited.then(() => reject(new Error('The child ended without a word.')), reject);
  });
}

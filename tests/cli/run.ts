// Runs the command line as a user does: a process, its streams, its exit code.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `cli ...args`; `input` goes to its stdin. */
export function cli(args: string[], input = ''): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1', LANG: 'C', LC_ALL: '', LC_MESSAGES: '', INIT_CWD: ROOT };
  const child = spawn(process.execPath, ['scripts/cli.ts', ...args], { cwd: ROOT, env });
  return new Promise((done, fail) => {
    const ran: Ran = { code: -1, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
    child.on('error', fail);
    child.on('close', (code) => done({ ...ran, code: code ?? -1 }));
    child.stdin.end(input);
  });
}

// Runs the command line, in this process or as a user does.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { vi } from 'vitest';
import { COMMANDS } from '../../../scripts/commands/index.ts';
import { carryOut } from '../../../scripts/commands/support/program.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ENV = { NO_COLOR: '1', LANG: 'C', LC_ALL: '', LC_MESSAGES: '', INIT_CWD: ROOT };

export interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

/** A stream that keeps what is written. */
class Kept extends Writable {
  text = '';

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    this.text += text;
    done();
  }
}

/** Runs `cli ...args` here, with streams of its own; `input` comes from its stdin. One at a time. */
export async function cli(args: string[], input = ''): Promise<Ran> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const streams = { stdin: Readable.from([input]), stdout, stderr };
  const spies = (['stdin', 'stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process, name, 'get').mockReturnValue(streams[name] as never),
  );
  for (const [name, value] of Object.entries(ENV)) vi.stubEnv(name, value);
  try {
    const code = await carryOut(COMMANDS, args);
    return { code, stdout: stdout.text, stderr: stderr.text };
  } finally {
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

/** Starts `cli ...args` as a process with pipes: its streams, its exit code. */
export function program(args: string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, ['scripts/cli.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...ENV },
  });
  return new Promise((done, fail) => {
    const ran: Ran = { code: -1, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.stderr += text));
    child.on('error', fail);
    child.on('close', (code) => done({ ...ran, code: code ?? -1 }));
    child.stdin.end(input);
  });
}

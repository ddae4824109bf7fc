import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SocketClient } from './client.ts';

const BUILT_THREADS = new URL('../../../support/built-threads.ts', import.meta.url).href;

/** A host in a process of its own, and how to reach it. */
export interface Running {
  readonly process: ChildProcess;
  readonly clients: readonly SocketClient[];
}

/**
 * @param folder the host works in
 * @param count clients that are connected
 * @param mods folder of packs of the user, which are then the only ones; those that ship unless given
 */
export async function start(folder: string, count: number, mods?: string): Promise<Running> {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>page</title>');
  const script = join(import.meta.dirname, 'child.ts');
  const args = [script, join(folder, 'data'), page, ...(mods === undefined ? [] : [mods])];
  const child = spawn(process.execPath, ['--import', BUILT_THREADS, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const url = await new Promise<string>((done, failed) => {
    child.stdout.setEncoding('utf8').once('data', (text: string) => done(text.trim()));
    child.once('exit', (code) => failed(new Error(`the host ended (${code}): ${complaints}`)));
  });
  const clients = await Promise.all(Array.from({ length: count }, () => SocketClient.open(url)));
  return { process: child, clients };
}

export async function stop({ process: child, clients }: Running): Promise<void> {
  for (const client of clients) client.close();
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

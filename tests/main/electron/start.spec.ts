// The ways into the game from the command line, as processes.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { WebSocket } from 'ws';
import { layoutOf } from '../../../main/db/layout.ts';
import type { BackupRow } from '../../../shared/rpc/messages/profile.ts';
import { SOCKET_PATH, subprotocols, type Request, type Sent } from '../../../shared/rpc/wire.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

interface Started {
  /** The first line on stdout. @throws Error when it ends without one */
  address(): Promise<string>;
  stop(signal: NodeJS.Signals): Promise<Ended>;
  /** Comes when it has ended, by itself or otherwise. */
  readonly ended: Promise<Ended>;
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const test = base.extend<{
  dataDir: string;
  start: (command: string, flags?: string[], data?: string) => Started;
}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    await use(join(folder, 'data'));
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({ dataDir }, use) => {
    const children: ChildProcess[] = [];
    await use((command, flags = [], data = dataDir) => {
      const child = spawn(process.execPath, ['dist/node/start.js', command, '--data', data, ...flags], {
        cwd: ROOT,
        env: { ...process.env, LANG: 'C', LC_ALL: '', LC_MESSAGES: '', DISPLAY: '', WAYLAND_DISPLAY: '' },
      });
      children.push(child);
      return follow(child);
    });
    for (const child of children) child.kill('SIGKILL');
  },
});

function follow(child: ChildProcess): Started {
  let stdout = '';
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const line = new Promise<string>((done) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('\n')) done(stdout.slice(0, stdout.indexOf('\n')));
    });
  });
  const closed = new Promise<number | null>((done) => child.on('close', done));
  const ended = closed.then((code) => ({ code, stdout, stderr }));
  return {
    ended,
    address: () =>
      Promise.race([
        line,
        closed.then((code) => Promise.reject(new Error(`ended with ${code}:\n${stderr}`))),
      ]),
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Asks the host at an address as its page does. Never comes where the host ends before it answers. */
async function asked(address: string, name: string, params: object = {}): Promise<unknown> {
  const { host, hash } = new URL(address);
  const protocols = subprotocols(hash.replace('#token=', ''));
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, protocols, { origin: `http://${host}` });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, name, params } satisfies Request));
  return new Promise((done) => {
    socket.on('message', (data: Buffer) => {
      const sent = JSON.parse(String(data)) as Sent;
      if (!('id' in sent)) return;
      socket.close();
      done(sent.reply.ok ? sent.reply.result : sent.reply.failure);
    });
  });
}

test('serve says why it cannot go on, and ends', async ({ start, dataDir }) => {
  const serve = start('serve');
  const address = await serve.address();
  await asked(address, 'backups.make');
  const backups = async (): Promise<BackupRow[]> => (await asked(address, 'backups.list')) as BackupRow[];
  await expect.poll(async () => (await backups()).length).toBe(1);
  const [{ name }] = await backups();
  // A link to itself lies where a file has to be made when the folder is opened again.
  const { library } = layoutOf(dataDir);
  rmSync(library);
  symlinkSync(basename(library), library);
  void asked(address, 'backups.restore', { name });
  const { code, stderr } = await serve.ended;
  expect(code).toBe(1);
  expect(stderr).toContain(dataDir);
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('serve prints one address, answers there, and ends cleanly with a page connected', async ({
  start,
  page,
}) => {
  const serve = start('serve');
  const address = await serve.address();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]+$/);
  const response = await page.goto(address);
  expect(response!.status()).toBe(200);
  expect(response!.headers()['content-security-policy']).toContain("default-src 'self'");
  const { code, stdout, stderr } = await serve.stop('SIGTERM');
  expect({ code, stdout }).toEqual({ code: 0, stdout: `${address}\n` });
  expect(stderr).toContain('Ctrl-C');
});

test('start without a screen serves in the browser, in the language asked for; Ctrl-C ends it', async ({
  start,
  page,
}) => {
  const started = start('start', ['--lang', 'de']);
  await page.goto(await started.address());
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toBeVisible();
  const { code, stderr } = await started.stop('SIGINT');
  expect(code).toBe(0);
  expect(stderr).toContain('Strg-C');
});

test('the port is the one that was asked for; a port that is taken is said to be', async ({
  start,
  dataDir,
}) => {
  const first = start('serve');
  const { port } = new URL(await first.address());
  const taken = start('start', ['--no-open', '--port', port], `${dataDir}-other`);
  await expect(taken.address()).rejects.toThrow(`Port ${port} cannot be used`);
  await first.stop('SIGTERM');
  const again = start('start', ['--no-open', '--port', port]);
  expect(new URL(await again.address()).port).toBe(port);
  await again.stop('SIGTERM');
});

test('two tables cannot share a data folder, and the second says so', async ({ start, dataDir }) => {
  const first = start('serve');
  await first.address();
  const second = start('serve', ['--lang', 'de']);
  await expect(second.address()).rejects.toThrow(/ended with 1:\n[^]*Ordner/);
  await expect(second.address()).rejects.toThrow(dataDir);
  expect((await first.stop('SIGTERM')).code).toBe(0);
});

test('a flag that does not exist is met with the nearest one', async ({ start }) => {
  await expect(start('start', ['--wep']).address()).rejects.toThrow(
    /ended with 2:\nUnknown flag --wep. Did you mean --web\?/,
  );
  await expect(start('serve', ['--prot', '1']).address()).rejects.toThrow('Did you mean --port?');
  await expect(start('start', ['--mods', 'nowhere/at/all']).address()).rejects.toThrow('There is no folder');
  await expect(start('start', ['--lang', 'fr']).address()).rejects.toThrow('There is no language "fr"');
  await expect(start('serve', ['--port', '70000']).address()).rejects.toThrow('0 to 65535');
});

// What a real browser makes of the web shell: who gets in, what the token leaves behind, what the policy stops.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM } from '../../scripts/chromium.ts';
import { startShell, type TestShell } from '../main/web/support.ts';

const CLIENT = new URL('../../renderer/rpc/client.ts', import.meta.url).pathname;

/** Shows what the host said. */
const MAIN = `
import { host } from ${JSON.stringify(CLIENT)};
host.call('app.hello', {}).then(
  () => { document.title = 'connected'; },
  (error) => { document.title = error.code; },
);
`;

/** Counts what the policy stops; a script of its own, so that it is there before anything else. */
const WATCH = `
globalThis.violations = [];
addEventListener('securitypolicyviolation', (event) => globalThis.violations.push(event.effectiveDirective));
`;

const PLAIN = `<!doctype html><meta charset="utf-8"><title>loading</title>
<script src="./assets/watch.js"></script><link rel="icon" href="data:,">
<link rel="stylesheet" href="./assets/plain.css"><p>A page.</p>
<script type="module" src="./assets/main.js"></script>`;

const HOSTILE = `<!doctype html><meta charset="utf-8"><title>untouched</title>
<script src="./assets/watch.js"></script><base href="http://evil.test/">
<script>document.title = 'inline';</script>
<p style="color: red">A page.</p><img src="data:image/png;base64,x" onerror="document.title = 'handler'">
<script src="http://evil.test/x.js"></script>
<iframe src="/"></iframe>
<script src="/assets/hostile.js"></script>`;

/** Code that was smuggled into a file of the page: even that can neither make code nor talk to others. */
const HOSTILE_SCRIPT = `
const attempts = [
  () => new Function('document.title = "function"')(),
  () => fetch('http://evil.test/'),
  () => new WebSocket('ws://evil.test/'),
];
Promise.allSettled(attempts.map(async (attempt) => attempt())).then((results) => {
  globalThis.outcomes = results.map(({ status }) => status);
});
`;

/** The part of the page that the project owns, as it would be built. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'web-page-'));
  const entry = join(folder, 'main.js');
  writeFileSync(entry, MAIN);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'main' } },
  });
  rmSync(folder, { recursive: true });
  const [first] = Array.isArray(built) ? built : [built];
  if (!('output' in first)) throw new Error('vite watches instead of building');
  return first.output[0].code;
}

/** A page of another origin on this machine. */
interface Foreign {
  readonly port: number;
  close(): Promise<void>;
}

async function startForeign(): Promise<Foreign> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>foreign</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const test = base.extend<{ shell: TestShell; foreign: string }, { files: { [file: string]: string } }>({
  files: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      await use({
        'index.html': PLAIN,
        'hostile.html': HOSTILE,
        'assets/main.js': await bundle(),
        'assets/watch.js': WATCH,
        'assets/plain.css': 'p { color: green }',
        'assets/hostile.js': HOSTILE_SCRIPT,
      });
    },
    { scope: 'worker' },
  ],
  shell: async ({ files }, use) => {
    const shell = await startShell({ files });
    await use(shell);
    await shell[Symbol.asyncDispose]();
  },
  /** The origin of a foreign page on this machine. */
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  foreign: async ({}, use) => {
    const foreign = await startForeign();
    await use(`http://127.0.0.1:${foreign.port}`);
    await foreign.close();
  },
});

test.use({
  launchOptions: {
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--no-proxy-server',
      // The owner of a name can make it resolve to the visitor's own machine.
      '--host-resolver-rules=MAP evil.test 127.0.0.1',
    ],
  },
});

/** Whether a page can open a socket: `open` or `refused`. */
const tryToOpen = (page: Page, url: string, token: string): Promise<string> =>
  page.evaluate(
    ([at, key]) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(at, ['rpc.1', `token.${key}`]);
        socket.addEventListener('open', () => resolve('open'));
        socket.addEventListener('error', () => resolve('refused'));
      }),
    [url, token],
  );

interface HowToFetch {
  readonly method?: string;
  readonly mode?: 'no-cors';
  readonly headers?: { readonly [name: string]: string };
}

/** What a page gets by fetching: the status and the text, or that it gets nothing at all. */
const tryToFetch = (page: Page, url: string, how: HowToFetch = {}): Promise<string> =>
  page.evaluate(
    async ([at, init]) => {
      try {
        const response = await fetch(at, init);
        return `${response.status} ${await response.text()}`;
      } catch {
        return 'nothing';
      }
    },
    [url, how] as const,
  );

const address = (page: Page): Promise<string> => page.evaluate<string>('location.href');

test('the owner gets in, and the token disappears from the address', async ({ page, shell }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + JSON.stringify(request.headers())));
  await page.goto(shell.url);
  await expect(page).toHaveTitle('connected');
  expect(await address(page)).toBe(`http://127.0.0.1:${shell.port}/`);
  expect(shell.host.connections[0].asked).toEqual([{ name: 'app.hello', params: {} }]);

  await page.reload();
  await expect(page).toHaveTitle('connected');
  expect(shell.host.connections.length).toBe(2);

  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveTitle('connected');
  expect(await address(page)).toBe(`http://127.0.0.1:${shell.port}/`);

  // The address as it was typed is the browser's own record of it; what went out names no fragment.
  const sent = requests.map((request) => request.replace(shell.url, ''));
  expect(sent.length).toBeGreaterThan(8);
  expect(sent.join('\n')).not.toContain(shell.token);
});

test('localhost is the same server', async ({ page, shell }) => {
  await page.goto(shell.url.replace('127.0.0.1', 'localhost'));
  await expect(page).toHaveTitle('connected');
});

test('a tab that was not given the token does not get in', async ({ page, shell, context }) => {
  await page.goto(shell.url);
  await expect(page).toHaveTitle('connected');
  const other = await context.newPage();
  await other.goto(`http://127.0.0.1:${shell.port}/`);
  await expect(other).toHaveTitle('not-allowed');
  await other.goto(`http://127.0.0.1:${shell.port}/?#token=wrong`);
  await expect(other).toHaveTitle('not-allowed');
  expect(await address(other)).not.toContain('wrong');
  expect(shell.host.connections.length).toBe(1);
});

test('a page that is open takes the token of the next launch', async ({ page, shell, files }) => {
  await page.goto(shell.url);
  await expect(page).toHaveTitle('connected');
  await shell.close();
  const next = await startShell({ files, port: shell.port });
  await page.goto(next.url);
  await expect.poll(() => next.host.connections.length).toBe(1);
  await expect(page).toHaveTitle('connected');
  expect(await address(page)).toBe(`http://127.0.0.1:${next.port}/`);
  await next[Symbol.asyncDispose]();
});

test('a foreign name that leads here gets nothing', async ({ page, shell }) => {
  const response = await page.goto(`http://evil.test:${shell.port}/`);
  expect(response?.status()).toBe(421);
  expect(await page.title()).toBe('');
  expect(await page.locator('body').innerText()).toContain('Nothing answers at this address.');
});

test('a page whose name was changed to lead here gets nothing, even with the token', async ({
  page,
  files,
}) => {
  const foreign = await startForeign();
  const evil = `http://evil.test:${foreign.port}`;
  await page.goto(evil);
  await expect(page).toHaveTitle('foreign');
  // The name leads to the program now, and the page stays open.
  await foreign.close();
  const shell = await startShell({ files, port: foreign.port });
  // As far as the browser can tell, this is the page's own origin.
  for (const path of ['/', '/index.html', '/assets/main.js', '/rpc']) {
    expect(await tryToFetch(page, `${evil}${path}`)).toMatch(/^421 Nothing answers/);
  }
  const headers = { authorization: `Bearer ${shell.token}` };
  expect(await tryToFetch(page, `${evil}/rpc`, { headers })).toMatch(/^421 /);
  expect(await tryToOpen(page, `ws://evil.test:${shell.port}/rpc`, shell.token)).toBe('refused');
  expect(await tryToOpen(page, `ws://127.0.0.1:${shell.port}/rpc`, shell.token)).toBe('refused');
  expect(shell.host.connections).toEqual([]);
  await shell[Symbol.asyncDispose]();
});

test('a page of another origin can neither read nor connect', async ({ page, shell, foreign }) => {
  await page.goto(foreign);
  for (const name of ['127.0.0.1', 'localhost']) {
    const own = `http://${name}:${shell.port}`;
    expect(await tryToFetch(page, `${own}/`)).toBe('nothing');
    expect(await tryToFetch(page, `${own}/assets/main.js`, { mode: 'no-cors' })).toBe('nothing');
    const headers = { authorization: `Bearer ${shell.token}` };
    expect(await tryToFetch(page, `${own}/rpc`, { headers })).toBe('nothing');
    expect(await tryToFetch(page, `${own}/`, { method: 'POST', mode: 'no-cors' })).toBe('nothing');
    expect(await tryToOpen(page, `ws://${name}:${shell.port}/rpc`, shell.token)).toBe('refused');
  }
  expect(shell.host.connections).toEqual([]);
  // The same attempts succeed for those whom they are meant for.
  await page.goto(`http://127.0.0.1:${shell.port}/`);
  expect(await tryToFetch(page, '/')).toContain('200 <!doctype html>');
  expect(await tryToOpen(page, `ws://127.0.0.1:${shell.port}/rpc`, shell.token)).toBe('open');
});

test('a page of another origin can neither frame the page nor use its scripts', async ({
  page,
  shell,
  foreign,
}) => {
  await page.goto(foreign);
  const own = `http://127.0.0.1:${shell.port}`;
  const script = page.addScriptTag({ url: `${own}/assets/watch.js` });
  await expect(script).rejects.toThrow();
  expect(await page.evaluate('typeof violations')).toBe('undefined');
  const framed = page.waitForResponse(`${own}/`);
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${own}/' }))`,
  );
  await framed.catch(() => undefined);
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
  expect(page.frames().length).toBe(2);
});

test('the policy is not in the way of the page', async ({ page, shell }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(shell.url);
  await expect(page).toHaveTitle('connected');
  expect(await page.evaluate('violations')).toEqual([]);
  expect(await page.evaluate('getComputedStyle(document.querySelector("p")).color')).toBe('rgb(0, 128, 0)');
  expect(errors).toEqual([]);
});

test('the policy stops what does not belong to the page', async ({ page, shell }) => {
  await page.goto(`http://127.0.0.1:${shell.port}/hostile.html`);
  await expect.poll(() => page.evaluate('globalThis.outcomes')).toBeTruthy();
  expect(await page.title()).toBe('untouched');
  const outcomes = await page.evaluate('outcomes');
  expect((outcomes as string[]).slice(0, 2)).toEqual(['rejected', 'rejected']);
  await expect
    .poll(async () => [...new Set(await page.evaluate<string[]>('violations'))].sort())
    .toEqual(
      [
        'base-uri',
        'connect-src',
        'script-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
      ].sort(),
    );
});

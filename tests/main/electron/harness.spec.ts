// The stand-in of Electron is strict where Electron is: what would fail there must not pass here.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { launch, type Running } from './harness/launch.ts';

/** A small main process whose page can be written into. */
const MAIN = (options: string, afterReady = '') => `
  import { app, BrowserWindow, ipcMain, protocol } from 'electron';
  protocol.registerSchemesAsPrivileged([{ scheme: 'app' }]);
  app.requestSingleInstanceLock();
  app.whenReady().then(async () => {
    protocol.handle('app', () => new Response('<!doctype html><title>small</title>', { headers: { 'content-type': 'text/html' } }));
    ipcMain.handle('map', () => new Map([[1, 2]]));
    ipcMain.handle('hole', () => ({ a: undefined }));
    ipcMain.handle('plain', (event, value) => ({ value }));
    ${afterReady}
    const window = new BrowserWindow(${options});
    window.once('ready-to-show', () => window.show());
    await window.loadURL('app://small/');
  }).catch((error) => { console.error(String(error)); app.exit(1); });
`;

const PRELOAD = `
  const { contextBridge, ipcRenderer } = require('electron');
  contextBridge.exposeInMainWorld('door', {
    ask: (...args) => ipcRenderer.invoke(...args),
    number: 7,
    fail: () => { throw new Error('no'); },
  });
`;

const test = base.extend<{ small: (files: { main?: string; preload?: string }) => Running }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  small: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'small-'));
    const running: Running[] = [];
    await use(({ main, preload = PRELOAD }) => {
      const script = join(folder, 'preload.cjs');
      writeFileSync(script, preload);
      const options = JSON.stringify({ show: false, webPreferences: { preload: script } });
      writeFileSync(join(folder, 'main.mjs'), main ?? MAIN(options));
      const one = launch({ main: join(folder, 'main.mjs') });
      running.push(one);
      return one;
    });
    await Promise.all(running.map((one) => one.stop()));
    rmSync(folder, { recursive: true, force: true });
  },
});

test('values cross the bridge, and only those that every transport can carry', async ({ small }) => {
  const page = await small({}).page();
  const ask = (...args: unknown[]): Promise<unknown> =>
    page.evaluate(`door.ask(...${JSON.stringify(args)}).catch((error) => error.message)`);
  expect(await ask('plain', { deep: [1, null] })).toEqual({ value: { deep: [1, null] } });
  expect(await ask('map')).toContain('no plain JSON');
  expect(await ask('hole')).toContain('no plain JSON');
  expect(await ask('nobody')).toContain("No handler registered for 'nobody'");
  expect(await page.evaluate('door.number')).toBe(7);
  const failed = await page.evaluate(
    '(() => { try { door.fail() } catch ({ message }) { return message } })()',
  );
  expect(failed).toBe('no');
});

test('a preload script that needs more than the sandbox gives exposes nothing', async ({ small }) => {
  const reading = await small({ preload: `require('node:fs');\n${PRELOAD}` }).page();
  expect(await reading.evaluate('typeof door')).toBe('undefined');
  const module = PRELOAD.replace(/const (.*) = require\('electron'\)/, "import $1 from 'electron'");
  const importing = await small({ preload: module }).page();
  expect(await importing.evaluate('typeof door')).toBe('undefined');
});

test('a main process that would never become ready does not start', async ({ small }) => {
  const app = small({ main: `import { app } from 'electron'; await app.whenReady();` });
  expect((await app.ended).code).toBe(13); // how Node ends when it waits for what can never come
});

test('what Electron refuses is refused', async ({ small }) => {
  const ended = async (main: string): Promise<string> => {
    const { code, stderr } = await small({ main }).ended;
    return code === 1 ? stderr : `ended with ${code}`;
  };
  expect(await ended(MAIN('{ webPreferences: { nodeIntegration: true } }'))).toContain('access to Node');
  expect(await ended(MAIN('{ webPreferences: { contextIsolation: false } }'))).toContain('access to Node');
  expect(await ended(MAIN('{}', `ipcMain.handle('map', () => 1);`))).toContain('second handler');
  expect(await ended(MAIN('{}', 'protocol.registerSchemesAsPrivileged([]);'))).toContain(
    'before app is ready',
  );
  expect(await ended(`import { protocol } from 'electron'; protocol.handle('app', () => null);`)).toContain(
    'not ready',
  );
  expect(await ended(`import { autoUpdater } from 'electron'; autoUpdater.checkForUpdates();`)).toContain(
    'autoUpdater',
  );
});

test('a page that asks for something from elsewhere is noticed', async ({ small }) => {
  const app = small({});
  const page = await app.page();
  await page.evaluate(`fetch('https://example.org/x').catch(() => undefined)`);
  expect(app.told).toContainEqual({ what: 'network', url: 'https://example.org/x' });
});

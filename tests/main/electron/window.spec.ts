// The built main process and preload script, unchanged, over a stand-in of Electron in a real Chromium.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { layoutOf } from '../../../main/db/layout.ts';
import type { BackupRow } from '../../../shared/rpc/messages/profile.ts';
import type { GameInfo, NewGameForm } from '../../../shared/rpc/messages/app.ts';
import type { PackState } from '../../../shared/rpc/messages/packs.ts';
import type { Running } from './harness/launch.ts';
import type { Fetched } from './harness/told.ts';
import { JPEG, nameOf } from '../../support/picture-files.ts';
import { Desktop, test } from './support/app.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Calls the host as the page does. */
const call = (page: Page, name: string, params: object = {}): Promise<unknown> =>
  page.evaluate(`hostBridge.request(${JSON.stringify(name)}, ${JSON.stringify(params)})`);

const hello = (page: Page): Promise<unknown> => call(page, 'app.hello');

test.describe('a window', () => {
  let desktop: Desktop;
  let app: Running;
  let page: Page;
  test.beforeAll(async () => {
    desktop = new Desktop();
    app = desktop.start();
    page = await app.page();
  });
  test.afterAll(() => desktop.close());

  test('the page in the window talks to the host as its owner', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(await hello(page)).toMatchObject({
      ok: true,
      result: { role: 'owner', version, dataFolder: desktop.dataDir },
    });
    expect(await call(page, 'constructor')).toMatchObject({
      ok: false,
      failure: { code: 'no-such-procedure' },
    });
    await expect(page.locator('h1')).toBeVisible();
  });

  test('the page has one door to the host and nothing of Node', async () => {
    const names = [
      'require',
      'process',
      'module',
      'exports',
      'Buffer',
      'ipcRenderer',
      'contextBridge',
      '__send',
      '__receive',
    ];
    const types = names.map((name) => `typeof globalThis.${name}`);
    expect(await page.evaluate(`[${types.join(', ')}]`)).toEqual(names.map(() => 'undefined'));
    expect(await page.evaluate('[Object.keys(hostBridge).sort(), Object.isFrozen(hostBridge)]')).toEqual([
      ['onPushed', 'request'],
      true,
    ]);
    const replaced = await page.evaluate(
      `(() => { try { hostBridge = null } catch {} return hostBridge !== null })()`,
    );
    expect(replaced).toBe(true);
  });

  test('the window never leaves the page', async () => {
    const own = page.url();
    const stopped = (): unknown[] =>
      app.told.flatMap((told) => (told.what === 'navigation' ? [[told.url, told.stopped]] : []));
    // Chromium itself keeps a page from going to files; the application is not asked then.
    for (const place of ['https://example.org/', 'file:///etc/passwd', 'https://game-icons.net/']) {
      await page.evaluate(`location.href = ${JSON.stringify(place)}`);
    }
    const asked = ['https://example.org/', 'https://game-icons.net/'];
    await expect.poll(stopped).toEqual(asked.map((place) => [place, true]));
    expect(page.url()).toBe(own);
    expect(await hello(page)).toMatchObject({ ok: true });
  });

  test('windows are never opened; links of the credits go to the browser', async () => {
    const places = [
      'https://game-icons.net/1x1/lorc/skull.html',
      'https://creativecommons.org/licenses/by/3.0/',
      'http://game-icons.net/',
      'https://game-icons.net.example.org/',
      'https://user@game-icons.net/',
      'https://example.org/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'about:blank',
    ];
    for (const place of places) await page.evaluate(`void window.open(${JSON.stringify(place)})`);
    await expect.poll(() => app.told.filter(({ what }) => what === 'popup').length).toBeGreaterThanOrEqual(6);
    await hello(page);
    for (const told of app.told) if (told.what === 'popup') expect(told.action).toBe('deny');
    const external = app.told.flatMap((told) => (told.what === 'external' ? [told.url] : []));
    expect(external).toEqual(places.slice(0, 2));
    await expect
      .poll(
        () =>
          page
            .context()
            .pages()
            .filter((one) => one.url().startsWith('http')).length,
      )
      .toBe(1);
  });

  test('the page comes with its security policy, which stops scripts that are not its own', async () => {
    const { headers } = (await app.do({ deed: 'fetch', url: 'app://game/' })) as Fetched;
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const violated = await page.evaluate(`new Promise((done) => {
      const violated = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violated.push(effectiveDirective);
        if (violated.length === 2) done([violated.sort(), typeof globalThis.injected]);
      });
      const script = document.createElement('script');
      script.textContent = 'globalThis.injected = true';
      document.head.append(script);
      fetch('https://example.org/').catch(() => undefined);
    })`);
    expect(violated).toEqual([['connect-src', 'script-src-elem'], 'undefined']);
  });

  test('nothing but the built page is to be had over its scheme', async () => {
    const get = (url: string): Promise<Fetched> => app.do({ deed: 'fetch', url }) as Promise<Fetched>;
    expect((await get('app://game/index.html')).status).toBe(200);
    const elsewhere = [
      'app://game/../node/main.js',
      'app://game/..%2fnode%2fmain.js',
      'app://game/%2e%2e/%2e%2e/package.json',
      'app://game/%2e%2e%2f%2e%2e%2fpackage.json',
      'app://game/..\\node\\main.js',
      'app://game/assets/..%5c..%5cnode%5cmain.js',
      'app://game//etc/passwd',
      'app://game/%2fetc%2fpasswd',
      'app://game/%00',
      'app://game/%',
      'app://game/assets/',
      'app://game/nothing.html',
      'app://elsewhere/index.html',
    ];
    for (const url of elsewhere) expect([url, (await get(url)).status]).toEqual([url, 404]);
  });

  test('pictures of packs are to be had by their names, and no other file of a pack', async () => {
    const images = join(desktop.dataDir, 'mods/glim/images');
    mkdirSync(images, { recursive: true });
    writeFileSync(join(images, nameOf(JPEG)), JPEG);
    const get = (name: string): Promise<Fetched> =>
      app.do({ deed: 'fetch', url: `app://game/pictures/${name}` }) as Promise<Fetched>;
    const { status, headers } = await get(nameOf(JPEG));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['', `${'0'.repeat(64)}.png`, '..%2fpack.json', `glim/${nameOf(JPEG)}`])
      expect([name, (await get(name)).status]).toEqual([name, 404]);
  });

  test('nothing goes out: every request but those to the own schemes is cancelled', async () => {
    const asked = app.told.flatMap((told) => (told.what === 'request' ? [told] : []));
    expect(asked.filter(({ url }) => url.startsWith('app://game/')).length).toBeGreaterThan(0);
    expect(asked.filter((told) => told.let && !told.url.startsWith('app://game/'))).toEqual([]);
    const lets = (url: string): Promise<unknown> => app.do({ deed: 'filter', url });
    for (const own of [
      'app://game/',
      'app://game/assets/a.js',
      'blob:app://game/1',
      'data:image/png;base64,',
    ])
      expect([own, await lets(own)]).toEqual([own, true]);
    for (const other of [
      'https://redirector.gvt1.com/edgedl/chrome/dict/en-us-10-1.bdic',
      'http://127.0.0.1/',
      'ws://example.org/',
      'file:///etc/passwd',
      'app://elsewhere/',
      'blob:https://example.org/1',
    ])
      expect([other, await lets(other)]).toEqual([other, false]);
    expect(app.told.filter(({ what }) => what === 'network')).toEqual([]);
  });

  test('the page is granted nothing of the desktop', async () => {
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'hid',
    ]) {
      expect(await app.do({ deed: 'permission', permission })).toEqual({
        request: false,
        check: false,
        device: false,
      });
    }
  });

  test('the host answers only the page itself', async () => {
    const ask = (from: string, nested = false): Promise<unknown> =>
      app.do({ deed: 'invoke', from, nested, args: ['app.hello', '{}'] });
    const refused = { ok: false, failure: { code: 'not-allowed' } };
    expect(await ask('https://example.org/')).toMatchObject(refused);
    expect(await ask('https://game.app.example.org/')).toMatchObject(refused);
    expect(await ask('app://elsewhere/')).toMatchObject(refused);
    expect(await ask('app://game.example.org/')).toMatchObject(refused);
    expect(await ask('about:blank')).toMatchObject(refused);
    expect(await ask('')).toMatchObject(refused);
    expect(await ask('app://game/', true)).toMatchObject(refused);
    expect(await ask('app://game/')).toMatchObject({ ok: true });
  });
});

test('what the host pushes arrives until the listener is removed', async ({ desktop }) => {
  const app = desktop.start();
  const page = await app.page();
  await page.evaluate(`
    globalThis.heard = [];
    globalThis.stop = hostBridge.onPushed((name, data) => heard.push([name, data]));
  `);
  await call(page, 'settings.set', { change: { language: 'de' } });
  await expect
    .poll(() => page.evaluate('heard'))
    .toContainEqual(['settings', expect.objectContaining({ language: 'de' })]);
  await page.evaluate('stop(); heard.length = 0');
  await call(page, 'settings.set', { change: { language: 'en' } });
  await hello(page); // whatever was pushed before this answer has arrived
  expect(await page.evaluate('heard')).toEqual([]);
  const menus = app.told.flatMap((told) => (told.what === 'menu' ? [told.labels.includes('Beenden')] : []));
  expect(menus.slice(-2)).toEqual([true, false]);
});

test('a page that is reloaded has none of its old state and still reaches the host', async ({ desktop }) => {
  const app = desktop.start();
  const page = await app.page();
  await page.evaluate('globalThis.before = true; setTimeout(() => location.reload())');
  await expect.poll(() => page.evaluate('typeof globalThis.before').catch(() => 'loading')).toBe('undefined');
  expect(await hello(page)).toMatchObject({ ok: true });
});

test('closing the window ends everything, and the next start finds it where it was', async ({ desktop }) => {
  const first = desktop.start();
  await first.page();
  expect(await first.do({ deed: 'bounds' })).toMatchObject({ width: 1280, height: 800 });
  const bounds = { x: 40, y: 50, width: 1300, height: 700 };
  await first.do({ deed: 'close', bounds });
  expect(await first.ended).toEqual({ code: 0, stderr: '' });
  const events = first.told.flatMap((told) => (told.what === 'event' ? [told.name] : []));
  expect(events).toEqual(['window-all-closed', 'before-quit', 'will-quit']);
  // The data folder was closed in good order; the end of the process alone would have left the owner's note there.
  const { owner, closed } = layoutOf(desktop.dataDir);
  expect([existsSync(owner), existsSync(closed)]).toEqual([false, true]);

  const second = desktop.start();
  await second.page();
  expect(await second.do({ deed: 'bounds' })).toEqual(bounds);
});

test('a window that was left where there is no screen any more, or a damaged note of it, does no harm', async ({
  desktop,
}) => {
  mkdirSync(desktop.dataDir, { recursive: true });
  const note = join(desktop.dataDir, 'window.json');
  writeFileSync(note, JSON.stringify({ x: 9000, y: 50, width: 20, height: 900, maximized: false }));
  const first = desktop.start();
  await first.page();
  expect(await first.do({ deed: 'bounds' })).toEqual({ x: 100, y: 100, width: 1024, height: 900 });
  await first.do({ deed: 'close' });
  await first.ended;
  writeFileSync(note, '{"x": 1');
  const second = desktop.start();
  await second.page();
  expect(await second.do({ deed: 'bounds' })).toMatchObject({ width: 1280, height: 800 });
});

test('a second start with the same data brings the window to the front and ends', async ({ desktop }) => {
  const first = desktop.start();
  const page = await first.page();
  await first.do({ deed: 'minimize' });
  const second = desktop.start();
  expect(await second.ended).toEqual({ code: 0, stderr: '' });
  await first.hears('restored');
  await first.hears('focused');
  expect(await hello(page)).toMatchObject({ ok: true });
});

test('what keeps the game from starting is said in a box', async ({ desktop }) => {
  mkdirSync(dirname(desktop.dataDir), { recursive: true });
  writeFileSync(desktop.dataDir, 'a file where the folder should be');
  const app = desktop.start({ flags: [] });
  const { title, sentence } = await app.hears('error-box');
  expect(title).toBe('Ravingspire cannot start');
  expect(sentence).toMatch(/\S+ \S+/);
  expect((await app.ended).code).toBe(1);
  expect(app.told.some(({ what }) => what === 'shown')).toBe(false);
});

test('what keeps the game from going on is said in a box, and it ends', async ({ desktop }) => {
  const app = desktop.start();
  const page = await app.page();
  await call(page, 'backups.make');
  const backups = async (): Promise<BackupRow[]> =>
    ((await call(page, 'backups.list')) as { result: BackupRow[] }).result;
  await expect.poll(async () => (await backups()).length).toBe(1);
  const [{ name }] = await backups();
  // A link to itself lies where a file has to be made when the folder is opened again.
  const { library } = layoutOf(desktop.dataDir);
  rmSync(library);
  symlinkSync(basename(library), library);
  call(page, 'backups.restore', { name }).catch(() => undefined);
  const { title, sentence } = await app.hears('error-box');
  expect(title).toBe('Ravingspire cannot go on');
  expect(sentence).toMatch(/\S+ \S+/);
  expect((await app.ended).code).toBe(1);
});

test('a data folder that is in use is left alone', async ({ desktop }) => {
  const other = spawn(process.execPath, ['dist/node/start.js', 'serve', '--data', desktop.dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await new Promise((done) => other.stdout.once('data', done));
    const app = desktop.start({ env: { LANG: 'de' } });
    const { title, sentence } = await app.hears('error-box');
    expect(title).toBe('Ravingspire kann nicht starten');
    expect(sentence.length).toBeGreaterThan(20);
    expect((await app.ended).code).toBe(1);
    expect(existsSync(join(desktop.dataDir, 'window.json'))).toBe(false);
  } finally {
    const gone = new Promise((done) => other.once('exit', done));
    other.kill('SIGTERM');
    await gone;
  }
});

test('--lang reaches the page and the menu, and stays', async ({ desktop }) => {
  for (const flags of [['--lang', 'de'], []]) {
    const app = desktop.start({ flags });
    const page = await app.page();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const menus = app.told.filter(({ what }) => what === 'menu');
    expect(menus.at(-1)).toMatchObject({ labels: expect.arrayContaining(['Vollbild']) as unknown });
    await app.do({ deed: 'close' });
    await app.ended;
  }
});

test('a game is set up in the built application, hinted at by its worker, and there again after a restart', async ({
  desktop,
}) => {
  const first = desktop.start();
  const page = await first.page();
  await expect(page.locator('h1')).toBeVisible();
  const packs = async (): Promise<boolean> => {
    const { result } = (await call(page, 'packs.state')) as { result: PackState };
    return (
      result.stage === 'ready' && result.packs.some(({ state, cards }) => state === 'loaded' && cards > 0)
    );
  };
  await expect.poll(packs).toBe(true);
  const [game] = ((await call(page, 'games.list')) as { result: GameInfo[] }).result;
  const form = (await call(page, 'games.form', { game: game.id, packs: null })) as { result: NewGameForm };
  const person = { kind: 'person', name: 'Ada' };
  const created = await call(page, 'tables.create', {
    game: game.id,
    seed: 'restart',
    seats: [{ hero: form.result.heroes[0].id, player: person }],
    packs: form.result.packs.filter(({ needed }) => needed).map(({ id }) => id),
    options: {},
  });
  expect(created).toMatchObject({ ok: true });
  const { table } = (created as { result: { table: string } }).result;
  expect(await call(page, 'table.hint', { table, seat: 0 })).toMatchObject({ ok: true });
  await first.do({ deed: 'close' });
  expect(await first.ended).toEqual({ code: 0, stderr: '' });

  const again = await desktop.start().page();
  const list = await call(again, 'tables.list', { state: 'open', offset: 0, limit: 10 });
  expect(list).toMatchObject({ result: { total: 1, tables: [{ table, seed: 'restart' }] } });
});

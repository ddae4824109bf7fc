// What a client without a token gets: the page, and nothing else.
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveWeb } from '../../../main/web/server.ts';
import { CSP } from '../../../shared/rpc/csp.ts';
import {
  fakeHost,
  folderWith,
  get,
  PAGE,
  PICTURE,
  raw,
  type RawResponse,
  startShell,
  type TestShell,
} from './support.ts';

const HARDENED = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Nothing that tells where or in what the program runs. */
function expectNoInternals({ text, headers, body }: RawResponse, shell: TestShell): void {
  expect(text).not.toContain(shell.folder);
  expect(text).not.toContain(shell.token);
  expect(body).toMatch(/^[A-Z][^/<>{}]*\.\n$/);
  expect(body).not.toMatch(/node|\.ts\b|\.js\b|Error|ENOENT|:\d/i);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
}

test('the page and its files are served with their types', async () => {
  await using shell = await startShell();
  const page = await get(shell, '/');
  expect(page).toMatchObject({ status: 200, body: PAGE['index.html'] });
  expect(page.headers).toMatchObject({
    ...HARDENED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(page.headers).not.toHaveProperty('server');
  expect((await get(shell, '/?pseudo')).body).toBe(PAGE['index.html']);
  const script = await get(shell, '/assets/main-1a2b.js');
  expect(script.body).toBe(PAGE['assets/main-1a2b.js']);
  expect(script.headers).toMatchObject({
    ...HARDENED,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const style = await get(shell, '/assets/with%20space.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
});

test('pictures of packs are for those with the token, and never change', async () => {
  await using shell = await startShell();
  const own = { Host: `127.0.0.1:${shell.port}`, Connection: 'close' };
  const ask = (path: string, token: string | undefined, verb = 'GET'): Promise<RawResponse> =>
    raw(shell.port, `${verb} ${path} HTTP/1.1`, {
      ...own,
      Authorization: token === undefined ? undefined : `Bearer ${token}`,
    });
  const path = `/pictures/${PICTURE.name}`;
  const found = await ask(path, shell.token);
  expect(found).toMatchObject({ status: 200, body: 'pixels' });
  expect(found.headers).toMatchObject({
    ...HARDENED,
    'content-type': 'image/png',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(await ask(path, shell.token, 'HEAD')).toMatchObject({ status: 200, body: '' });
  for (const token of [undefined, '', `${shell.token}x`]) expect((await ask(path, token)).status).toBe(401);
  for (const other of [
    '/pictures/',
    '/pictures/..%2f..%2fetc',
    `/pictures/${'b'.repeat(64)}.png`,
    '/pictures',
  ])
    expect((await ask(other, shell.token)).status).toBe(404);
  expect((await raw(shell.port, `GET ${path} HTTP/1.1`, { ...own, Host: 'evil.example' })).status).not.toBe(
    200,
  );
});

test('HEAD gives the headers alone', async () => {
  await using shell = await startShell();
  const page = await get(shell, '/', {}, 'HEAD');
  expect(page).toMatchObject({ status: 200, body: '' });
  expect(page.headers['content-length']).toBe(String(PAGE['index.html'].length));
  expect(await get(shell, '/nothing', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
});

test('the printed address has the token behind the #, new with each launch and long', async () => {
  await using one = await startShell();
  await using two = await startShell();
  expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32}$/);
  expect(one.token).not.toBe(two.token);
});

test('it is reached by the names that it gave itself', async () => {
  await using shell = await startShell();
  const { port } = shell;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
    expect((await get(shell, '/', { Host: host })).status).toBe(200);
  }
});

test('any other Host is refused, for files and sockets alike', async () => {
  await using shell = await startShell();
  const { port } = shell;
  const foreign = [
    `evil.test:${port}`,
    'evil.test',
    '127.0.0.1',
    'localhost',
    `127.0.0.1:${port + 1}`,
    `127.0.0.1:0${port}`,
    `127.0.0.1:${port}.`,
    `localhost.:${port}`,
    `127.0.0.1.:${port}`,
    `LOCALHOST:${port}`,
    `127.1:${port}`,
    `127.0.0.2:${port}`,
    `0x7f000001:${port}`,
    `2130706433:${port}`,
    `0177.0.0.1:${port}`,
    `0.0.0.0:${port}`,
    `[::1]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `127.0.0.1.evil.test:${port}`,
    `localhost.evil.test:${port}`,
    `user@127.0.0.1:${port}`,
    `127.0.0.1:${port}, evil.test`,
    `127.0.0.1:${port}/`,
    '',
  ];
  for (const host of foreign) {
    for (const target of ['/', '/assets/main-1a2b.js', '/nothing', '/rpc']) {
      const response = await get(shell, target, { Host: host });
      expect([host, target, response.status]).toEqual([host, target, 421]);
      expect(response.headers).toMatchObject(HARDENED);
      expectNoInternals(response, shell);
    }
  }
});

test('a Host that is repeated, missing or contradicted by the request line is refused', async () => {
  await using shell = await startShell();
  const own = `127.0.0.1:${shell.port}`;
  expect((await get(shell, '/', { Host: [own, 'evil.test'] })).status).toBe(421);
  expect((await get(shell, '/', { Host: ['evil.test', own] })).status).toBe(421);
  expect((await get(shell, '/', { Host: undefined })).status).toBe(400);
  expect((await raw(shell.port, 'GET / HTTP/1.0', {})).status).toBe(421);
  expect((await get(shell, `http://${own}/`)).status).toBe(404);
  expect((await get(shell, 'http://evil.test/')).status).toBe(404);
});

test('no path leads out of the folder', async () => {
  await using shell = await startShell();
  const outside = folderWith({ 'secret.txt': 'secret', 'inner/secret.txt': 'secret' });
  const hops = ['..', '%2e%2e', '%2E.', '.%2e', '..%00', '%252e%252e', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e'];
  const slashes = ['/', '%2f', '\\', '%5c', '//', '/./', '%252f'];
  const targets = hops.flatMap((hop) =>
    slashes.flatMap((slash) => [
      `/${`${hop}${slash}`.repeat(8)}etc/passwd`,
      `/assets${slash}${hop}${slash}index.html`,
      `/${hop}${slash}${outside.split('/').at(-1) ?? ''}${slash}secret.txt`,
    ]),
  );
  targets.push(
    '//etc/passwd',
    '/etc/passwd',
    `/${join(outside, 'secret.txt')}`,
    'file:///etc/passwd',
    '/assets',
    '/assets/',
    '/./index.html',
    '/assets/../index.html',
    '/index.html%00.png',
    '/index.html.',
    '/INDEX.HTML',
    '/index.html::$DATA',
    '/%',
    '/%zz',
    '*',
    '/constructor',
    '/__proto__',
  );
  for (const target of targets) {
    const response = await get(shell, target);
    expect([target, response.status]).toEqual([target, 404]);
    expectNoInternals(response, shell);
  }
  rmSync(outside, { recursive: true });
});

test('links are not followed, neither found at the start nor put there later', async () => {
  const outside = folderWith({ 'secret.txt': 'secret' });
  const folder = folderWith({ ...PAGE, 'plain.txt': 'plain' });
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(outside, join(folder, 'folder'));
  const lines: string[] = [];
  const host = fakeHost();
  const started = await serveWeb({ host, renderer: folder, log: (line) => void lines.push(line) });
  const shell: TestShell = Object.assign(await startShell(), { port: started.port });
  expect((await get(shell, '/plain.txt')).body).toBe('plain');
  expect((await get(shell, '/link.txt')).status).toBe(404);
  expect((await get(shell, '/folder/secret.txt')).status).toBe(404);
  expect(lines.filter((line) => line.includes('link')).length).toBe(2);

  renameSync(join(folder, 'plain.txt'), join(folder, 'moved.txt'));
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'plain.txt'));
  const response = await get(shell, '/plain.txt');
  expect(response.status).toBe(500);
  expectNoInternals(response, shell);
  expect(response.text).not.toContain('secret');
  expect(lines.at(-1)).toContain('cannot be read');
  await started.close();
  await shell[Symbol.asyncDispose]();
  for (const path of [outside, folder]) rmSync(path, { recursive: true });
});

test('files that are not of the page are not served, though they lie there', async () => {
  await using shell = await startShell({ files: { ...PAGE, 'main.js.map': '{}', '.env': 'x', 'a.ts': '' } });
  for (const target of ['/main.js.map', '/.env', '/a.ts']) {
    expect((await get(shell, target)).status).toBe(404);
  }
});

test('files can only be read', async () => {
  await using shell = await startShell();
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND']) {
    const response = await get(shell, '/', { 'Content-Length': '2000000' }, method);
    expect([method, response.status]).toEqual([method, 405]);
    expect(response.headers).toMatchObject({ ...HARDENED, allow: 'GET, HEAD' });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expectNoInternals(response, shell);
  }
  expect((await get(shell, '/', {}, 'BREW')).status).toBe(400);
});

test('refusals are in the language that the browser asks for', async () => {
  await using shell = await startShell();
  expect((await get(shell, '/nothing')).body).toBe('There is nothing here.\n');
  const german = await get(shell, '/nothing', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' });
  expect(german.body).toBe('Hier gibt es nichts.\n');
  const english = await get(shell, '/nothing', { 'Accept-Language': 'en,de;q=0.5' });
  expect(english.body).toBe('There is nothing here.\n');
});

test('the address of the socket tells whether a token is good', async () => {
  await using shell = await startShell();
  const ask = (authorization: string | undefined) => get(shell, '/rpc', { Authorization: authorization });
  expect((await ask(`Bearer ${shell.token}`)).status).toBe(426);
  for (const wrong of [
    undefined,
    '',
    'Bearer ',
    `Bearer ${shell.token}x`,
    `Basic ${shell.token}`,
    shell.token,
  ]) {
    const response = await ask(wrong);
    expect(response.status).toBe(401);
    expectNoInternals(response, shell);
  }
});

test('more requests at the same time than it can take are refused', async () => {
  await using shell = await startShell({ limits: { requests: 0 } });
  expect(await get(shell, '/')).toMatchObject({ status: 503 });
  await using roomy = await startShell({ limits: { requests: 1 } });
  for (let i = 0; i < 5; i++) expect((await get(roomy, '/')).status).toBe(200);
});

test('it says what is wrong when it cannot start', async () => {
  await using shell = await startShell();
  const host = fakeHost();
  const log = (): void => undefined;
  const taken = serveWeb({ host, renderer: shell.folder, port: shell.port, log });
  await expect(taken).rejects.toThrow(`Port ${shell.port} cannot be used: another program may have it.`);
  rmSync(join(shell.folder, 'index.html'));
  await expect(serveWeb({ host, renderer: shell.folder, log })).rejects.toThrow(
    'The page has not been built',
  );
  writeFileSync(join(shell.folder, 'index.html'), '');
});

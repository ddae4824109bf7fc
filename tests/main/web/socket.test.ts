// Who may open a socket, and what happens to those who misuse it.
import { HUNG_MS } from '../../../scripts/test/hung.ts';
import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bucket } from '../../../main/web/bucket.ts';
import type { Reply } from '../../../shared/rpc/failure.ts';
import { MOST_BYTES, MOST_DEPTH, subprotocols } from '../../../shared/rpc/wire.ts';
import { fakeHost, openSocket, startShell, upgrade, type TestSocket } from './support.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const request = (params: string): string => `{"id":1,"name":"x","params":${params}}`;
const answer = (id: number, params: unknown = {}) => ({
  id,
  reply: { ok: true, result: { name: 'x', params } },
});

const BIG = [{ id: 'n', tone: 'info', sentence: 'x'.repeat(50_000), cure: '' }] as const;

async function received(client: TestSocket, count: number): Promise<unknown[]> {
  await vi.waitFor(() => expect(client.received.length).toBeGreaterThanOrEqual(count), { timeout: HUNG_MS });
  return client.received;
}

test('the owner asks and is answered, and is told what happens', async () => {
  await using shell = await startShell();
  const client = await openSocket(shell);
  expect(client.socket.protocol).toBe('rpc.1');
  expect(client.socket.extensions).toBe('');
  client.send({ id: 7, name: 'x', params: { a: [1] } });
  expect(await received(client, 1)).toEqual([answer(7, { a: [1] })]);
  const [connection] = shell.host.connections;
  expect(connection.who).toEqual({ role: 'owner', table: null, seats: [] });
  expect(connection.push('tables', {})).toBe(true);
  expect((await received(client, 2))[1]).toEqual({ pushed: 'tables', data: {} });
  client.socket.close();
  await client.closed;
  await vi.waitFor(() => expect(connection.closed).toBe(1));
  expect(connection.push('tables', {})).toBe(false);
});

test('a socket needs the Host, the Origin and the token of this launch', async () => {
  await using shell = await startShell();
  await using other = await startShell();
  const { port } = shell;
  expect((await upgrade(shell)).status).toBe(101);
  expect(
    (await upgrade(shell, { Host: `localhost:${port}`, Origin: `http://localhost:${port}` })).status,
  ).toBe(101);

  const refused: [number, Parameters<typeof upgrade>[1]][] = [
    [421, { Host: `evil.test:${port}`, Origin: `http://evil.test:${port}` }],
    [421, { Host: `localhost.:${port}` }],
    [421, { Host: [`127.0.0.1:${port}`, `127.0.0.1:${port}`] }],
    ...[
      undefined,
      '',
      'null',
      `http://evil.test:${port}`,
      'http://127.0.0.1',
      `http://127.0.0.1:${other.port}`,
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}.evil.test`,
      `HTTP://127.0.0.1:${port}`,
      `file://`,
      [`http://127.0.0.1:${port}`, 'http://evil.test'],
    ].map((Origin): [number, Parameters<typeof upgrade>[1]] => [403, { Origin }]),
    ...[
      undefined,
      'rpc.1',
      `token.${shell.token}`,
      'rpc.1, token.',
      `rpc.1, ${shell.token}`,
      `rpc.1, token.${shell.token.slice(0, -1)}`,
      `rpc.1, token.${shell.token}x`,
      `rpc.1, token.${shell.token.toLowerCase()}`,
      subprotocols(other.token).join(', '),
      `rpc.1, token.x, token.${shell.token}`,
    ].map((protocol): [number, Parameters<typeof upgrade>[1]] => [
      401,
      { 'Sec-WebSocket-Protocol': protocol },
    ]),
  ];
  for (const [status, changes] of refused) {
    const response = await upgrade(shell, changes);
    expect([changes, response.status]).toEqual([changes, status]);
    expect(response.body).toMatch(/^[A-Z][^/<>{}]*\.\n$/);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.text).not.toContain(shell.token);
  }
  for (const target of ['/', '/rpc/', '/rpc?x', '/RPC', '/rp%63', `/rpc?token=${shell.token}`]) {
    expect((await upgrade(shell, {}, target)).status).toBe(404);
  }
  expect(shell.host.connections.length).toBe(2);
});

test('the token is neither sent back nor logged', async () => {
  await using shell = await startShell();
  expect((await upgrade(shell)).text).not.toContain(shell.token);
  expect((await upgrade(shell, { Upgrade: 'h2c' })).status).toBe(400);
  expect((await upgrade(shell, { 'Sec-WebSocket-Key': 'x' })).status).toBe(400);
  const client = await openSocket(shell);
  client.socket.send('x');
  await client.closed;
  expect(shell.lines.length).toBe(1);
  expect(shell.lines.join()).not.toContain(shell.token);
});

test('what is no request ends the connection, and nothing after it is heard', async () => {
  await using shell = await startShell();
  const wrong: [number, string | Buffer][] = [
    [1007, ''],
    [1007, '{'],
    [1007, 'null'],
    [1007, '1'],
    [1007, '"x"'],
    [1007, '[]'],
    [1007, '{}'],
    [1007, '{"id":1,"name":"x"}'],
    [1007, '{"id":"1","name":"x","params":{}}'],
    [1007, '{"id":1.5,"name":"x","params":{}}'],
    [1007, '{"id":1e300,"name":"x","params":{}}'],
    [1007, '{"id":null,"name":"x","params":{}}'],
    [1007, '{"id":1,"name":["x"],"params":{}}'],
    [1007, '{"id":1,"name":"x","params":{},"role":"owner"}'],
    [1007, '{"id":1,"name":"x","__proto__":{"params":{}}}'],
    [1007, request(nested(MOST_DEPTH))],
    [1007, request(nested(100_000))],
    [1007, request(`{"a":${nested(MOST_DEPTH)}}`)],
    [1003, Buffer.from(request('{}'))],
    [1009, request(`"${'x'.repeat(MOST_BYTES)}"`)],
  ];
  for (const [code, message] of wrong) {
    const client = await openSocket(shell);
    client.socket.send(message, { binary: typeof message !== 'string' });
    client.socket.send(request('{}'));
    expect([String(message).slice(0, 50), await client.closed]).toEqual([String(message).slice(0, 50), code]);
    expect(client.received).toEqual([]);
  }
  expect(shell.host.connections.map(({ asked }) => asked.length)).toEqual(wrong.map(() => 0));
  await vi.waitFor(() => expect(shell.host.connections.every(({ closed }) => closed === 1)).toBe(true));
  expect(shell.lines.length).toBe(wrong.length);
});

test('broken text and frames end the connection', async () => {
  await using shell = await startShell();
  const client = await openSocket(shell);
  client.socket.send(Buffer.from([0x22, 0xff, 0x22]), { binary: false });
  expect(await client.closed).toBe(1007);
  const fragments = await openSocket(shell);
  const part = 'x'.repeat(MOST_BYTES / 2);
  for (let i = 0; i < 3; i++) fragments.socket.send(part, { fin: false });
  expect(await fragments.closed).toBe(1009);
});

test('what is just within the bounds gets through', async () => {
  await using shell = await startShell();
  const client = await openSocket(shell);
  client.socket.send(request(nested(MOST_DEPTH - 1)));
  const frame = request('""').length;
  client.socket.send(request(`"${'x'.repeat(MOST_BYTES - frame)}"`));
  expect((await received(client, 2)).length).toBe(2);
});

test('who asks too fast is told so, and sent away when going on', async () => {
  await using shell = await startShell({ limits: { burst: 20, perSecond: 0 } });
  const client = await openSocket(shell);
  for (let id = 0; id < 40; id++) client.send({ id, name: 'x', params: {} });
  await received(client, 40);
  const tooFast = {
    ok: false,
    failure: {
      code: 'too-fast',
      sentence: 'Too many requests in too short a time. Try again in a moment.',
    },
  };
  const byId = new Map(client.received.map((message) => [(message as { id: number }).id, message]));
  for (let id = 0; id < 20; id++) expect(byId.get(id)).toEqual(answer(id));
  for (let id = 20; id < 40; id++) expect(byId.get(id)).toEqual({ id, reply: tooFast });
  for (let id = 40; id < 60; id++) client.send({ id, name: 'x', params: {} });
  expect(await client.closed).toBe(1008);
  expect(client.received.length).toBe(40);
  expect(shell.host.connections[0].asked.length).toBe(20);
  expect(shell.lines).toEqual(['A client was disconnected: it sent too many requests.']);
});

test('requests that all wait for the host are bounded too', async () => {
  const waiting: ((reply: Reply) => void)[] = [];
  const host = fakeHost(() => new Promise((resolve) => waiting.push(resolve)));
  await using shell = await startShell({ host, limits: { waiting: 3 } });
  const client = await openSocket(shell, { headers: { 'Accept-Language': 'de' } });
  for (let id = 0; id < 4; id++) client.send({ id, name: 'x', params: {} });
  expect(await received(client, 1)).toMatchObject([
    {
      id: 3,
      reply: { failure: { code: 'too-fast', sentence: expect.stringContaining('Zu viele') as string } },
    },
  ]);
  for (const resolve of waiting) resolve({ ok: true, result: null });
  await received(client, 4);
  client.send({ id: 9, name: 'x', params: {} });
  await vi.waitFor(() => expect(waiting.length).toBe(4));
});

test('a flood of pings is one of requests', async () => {
  await using shell = await startShell({ limits: { burst: 5, perSecond: 0 } });
  const client = await openSocket(shell);
  for (let i = 0; i < 11; i++) client.socket.ping();
  expect(await client.closed).toBe(1008);
});

test('the bucket fills again with time, and debt is paid off first', () => {
  let now = 0;
  const bucket = new Bucket(2, 10, () => now);
  expect([1, 2, 3, 4, 5].map(() => bucket.take())).toEqual(['taken', 'taken', 'empty', 'empty', 'abused']);
  now = 300;
  expect(bucket.take()).toBe('empty');
  now = 500;
  expect(bucket.take()).toBe('taken');
  now = 1e9;
  expect([1, 2, 3].map(() => bucket.take())).toEqual(['taken', 'taken', 'empty']);
});

test('no more sockets than the limit, and room again when one leaves', async () => {
  await using shell = await startShell({ limits: { sockets: 3 } });
  const clients = await Promise.all([1, 2, 3].map(() => openSocket(shell)));
  expect((await upgrade(shell)).status).toBe(503);
  await expect(openSocket(shell)).rejects.toThrow('503');
  clients[0].socket.close();
  await clients[0].closed;
  await vi.waitFor(() => openSocket(shell));
  expect((await upgrade(shell)).status).toBe(503);
});

test('who reads slowly is spared, and the host told when there is room again', async () => {
  await using shell = await startShell({ limits: { buffered: 100_000 } });
  const client = await openSocket(shell);
  client.socket.pause();
  const [connection] = shell.host.connections;
  let sent = 1;
  while (connection.push('notices', BIG)) {
    sent++;
    // Lets the system take what it can.
    await new Promise(setImmediate);
  }
  expect(connection.drained).toBe(0);
  // What cannot wait is sent all the same.
  expect(connection.push('reset', {})).toBe(false);
  // Nor is the client listened to meanwhile, whereas others are.
  client.send({ id: 1, name: 'x', params: {} });
  const other = await openSocket(shell);
  other.send({ id: 2, name: 'x', params: {} });
  await received(other, 1);
  expect(connection.asked).toEqual([]);
  client.socket.resume();
  await vi.waitFor(() => expect(connection.drained).toBe(1), { timeout: HUNG_MS });
  await received(client, sent + 2);
  expect(client.received.slice(sent)).toEqual([{ pushed: 'reset', data: {} }, answer(1)]);
  expect(connection.push('tables', {})).toBe(true);
  expect((await received(client, sent + 3)).at(-1)).toEqual({ pushed: 'tables', data: {} });
});

test('who is full of replies misses no message', async () => {
  const host = fakeHost(() => Promise.resolve({ ok: true, result: 'x'.repeat(32_000_000) }));
  await using shell = await startShell({ host, limits: { abandoned: 64_000_000 } });
  const client = await openSocket(shell);
  client.socket.pause();
  client.send({ id: 1, name: 'x', params: {} });
  const [connection] = host.connections;
  await vi.waitFor(() => expect(connection.asked.length).toBe(1));
  expect(connection.push('tables', {})).toBe(false);
  client.socket.resume();
  await vi.waitFor(() => expect(connection.drained).toBe(1), { timeout: HUNG_MS });
  await received(client, 2);
  expect(client.received[1]).toEqual({ pushed: 'tables', data: {} });
});

test('who reads nothing at all is given up before the memory is full', async () => {
  await using shell = await startShell({ limits: { buffered: 100_000, abandoned: 1_000_000 } });
  const client = await openSocket(shell);
  client.socket.pause();
  const [connection] = shell.host.connections;
  let pushes = 0;
  while (connection.closed === 0) {
    connection.push('notices', BIG);
    pushes++;
    await new Promise(setImmediate);
  }
  expect(pushes).toBeGreaterThan(20);
  expect(shell.lines).toEqual(['A client was disconnected: it does not read.']);
  client.socket.terminate();
});

test('who answers no ping is gone', async () => {
  // Pings go out when the test says so: on a busy machine the living one may be slow to answer.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using shell = await startShell({ limits: { ping: 50 } });
  const dead = await openSocket(shell, { autoPong: false });
  const living = await openSocket(shell);
  const pinged = once(living.socket, 'ping');
  vi.advanceTimersByTime(50);
  await pinged;
  // What it says after its answer has come: so has the answer.
  const answered = once(living.socket, 'message');
  living.send({ id: 1, name: 'x', params: {} });
  await answered;
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  expect(await dead.closed).toBe(1006);
  await vi.waitFor(() => expect(shell.host.connections[0].closed).toBe(1));
  expect(shell.lines).toEqual(['A client was disconnected: it does not answer.']);
  expect(living.socket.readyState).toBe(WebSocket.OPEN);
});

test('who does nothing is not waited for', async () => {
  await using shell = await startShell({ limits: { patience: 50 } });
  const idle = connect(shell.port, '127.0.0.1');
  await new Promise((resolve) => idle.on('close', resolve));
});

test('close ends everything, and may be called again', async () => {
  await using shell = await startShell({ limits: { buffered: 1000 } });
  const client = await openSocket(shell);
  const slow = await openSocket(shell);
  slow.socket.pause();
  while (shell.host.connections[1].push('notices', BIG)) await new Promise(setImmediate);
  const idle = connect(shell.port, '127.0.0.1');
  const ended = new Promise((resolve) => idle.on('close', resolve));
  await new Promise((resolve) => idle.on('connect', resolve));
  await Promise.all([shell.close(), shell.close()]);
  expect(await client.closed).toBe(1001);
  await ended;
  expect(shell.host.connections.map(({ closed }) => closed)).toEqual([1, 1]);
  await expect(openSocket(shell)).rejects.toThrow('ECONNREFUSED');
  slow.socket.terminate();
});

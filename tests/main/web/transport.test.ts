// The page's end of the socket, against a real shell.
import { WebSocket as NodeSocket } from 'ws';
import { afterEach, expect, test, vi } from 'vitest';
import {
  socketTransport,
  type SocketTransport,
  type SocketTransportOptions,
} from '../../../renderer/rpc/socket.ts';
import { createClient } from '../../../shared/rpc/client.ts';
import type { Reply } from '../../../shared/rpc/failure.ts';
import { fakeHost, startShell, type TestShell } from './support.ts';

const QUICK = { first: 5, most: 20 };
const CLOSED = { ok: false, failure: { code: 'closed' } };
const REFUSED = { ok: false, failure: { code: 'not-allowed' } };

interface TestTransport extends SocketTransport {
  /** Every socket that it opened. */
  readonly opened: NodeSocket[];
  /** What it told about the connection. */
  readonly told: boolean[];
  [Symbol.dispose](): void;
}

/** A transport as the page has it, except that it also says where it comes from, as a browser does by itself. */
function transportTo(port: number, token: string | null): TestTransport {
  const opened: NodeSocket[] = [];
  const open: SocketTransportOptions['open'] = (url, protocols) => {
    const socket = new NodeSocket(url, protocols, { origin: `http://127.0.0.1:${port}` });
    // Here alone an error without a listener is thrown; `close` follows it in any case.
    socket.on('error', () => undefined);
    opened.push(socket);
    // A browser's socket, as far as the transport goes.
    return socket as unknown as WebSocket;
  };
  const transport = socketTransport(`ws://127.0.0.1:${port}/rpc`, token, { open, retry: QUICK });
  const told: boolean[] = [];
  transport.onConnection((connected) => told.push(connected));
  return { ...transport, opened, told, [Symbol.dispose]: () => transport.close() };
}

const connect = (shell: TestShell): TestTransport => transportTo(shell.port, shell.token);

/** Sockets to which happens what a test wants. */
function fakeSockets(): { readonly opened: EventTarget[]; open(): WebSocket } {
  const opened: EventTarget[] = [];
  return {
    opened,
    open() {
      const socket = Object.assign(new EventTarget(), { send: () => undefined, close: () => undefined });
      opened.push(socket);
      return socket as unknown as WebSocket;
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('requests wait for the socket and get their own replies', async () => {
  await using shell = await startShell();
  using transport = connect(shell);
  const replies = await Promise.all([1, 2, 3].map((n) => transport.request('x', { n })));
  expect(replies).toEqual([1, 2, 3].map((n) => ({ ok: true, result: { name: 'x', params: { n } } })));
  expect(await transport.request('y', {})).toEqual({ ok: true, result: { name: 'y', params: {} } });
  expect(transport.told).toEqual([true]);
  expect(transport.opened.length).toBe(1);
});

test('pushed messages reach those who listen', async () => {
  await using shell = await startShell();
  using transport = connect(shell);
  const client = createClient(transport);
  let packs = 0;
  const tables: unknown[] = [];
  const stop = client.on('tables', (data) => void tables.push(data));
  client.on('packs', () => packs++);
  await transport.request('x', {});
  const [connection] = shell.host.connections;
  connection.push('tables', {});
  await vi.waitFor(() => expect(tables).toEqual([{}]));
  stop();
  connection.push('tables', {});
  await transport.request('x', {});
  expect(tables.length).toBe(1);
  expect(packs).toBe(0);
});

test('what is under way when the connection is lost fails and is not sent again', async () => {
  const host = fakeHost((name, params): Promise<Reply> => {
    if (name === 'never') return new Promise(() => undefined);
    return Promise.resolve({ ok: true, result: params });
  });
  await using shell = await startShell({ host });
  using transport = connect(shell);
  await transport.request('x', {});
  const [under, way] = [transport.request('never', {}), transport.request('never', {})];
  await vi.waitFor(() => expect(host.connections[0].asked.length).toBe(3));
  transport.opened[0].terminate();
  expect([await under, await way]).toMatchObject([CLOSED, CLOSED]);
  expect(transport.told).toEqual([true, false]);
  expect(await transport.request('x', {})).toMatchObject(CLOSED);

  await vi.waitFor(() => expect(transport.told).toEqual([true, false, true]));
  expect(await transport.request('x', { back: true })).toEqual({ ok: true, result: { back: true } });
  expect(host.connections[1].asked).toEqual([{ name: 'x', params: { back: true } }]);
});

test('a host that is not there is tried again, and what waited for it fails', async () => {
  const shell = await startShell();
  await shell[Symbol.asyncDispose]();
  using transport = connect(shell);
  expect(await transport.request('x', {})).toMatchObject(CLOSED);
  await vi.waitFor(() => expect(transport.opened.length).toBeGreaterThan(3));
  expect(transport.told).toEqual([]);
});

test('without a token nothing is tried, and with a wrong one nothing twice', async () => {
  await using shell = await startShell();
  using none = transportTo(shell.port, null);
  expect(await none.request('x', {})).toMatchObject(REFUSED);
  expect(none.opened.length).toBe(0);
  using wrong = transportTo(shell.port, 'wrong');
  expect(await wrong.request('x', {})).toMatchObject(REFUSED);
  expect(await wrong.request('x', {})).toMatchObject(REFUSED);
  expect(wrong.opened.length).toBe(1);
  expect(shell.host.connections.length).toBe(0);
});

test('a restarted host no longer accepts the old token', async () => {
  const before = await startShell();
  using transport = connect(before);
  await transport.request('x', {});
  await before[Symbol.asyncDispose]();
  await vi.waitFor(() => expect(transport.told).toEqual([true, false]));
  await using after = await startShell({ port: before.port });
  await vi.waitFor(async () => expect(await transport.request('x', {})).toMatchObject(REFUSED));
  expect(after.host.connections.length).toBe(0);
});

test('too many sockets are no wrong token: it is tried until there is room', async () => {
  await using shell = await startShell({ limits: { sockets: 1 } });
  const first = connect(shell);
  await first.request('x', {});
  using second = connect(shell);
  expect(await second.request('x', {})).toMatchObject(CLOSED);
  first.close();
  await vi.waitFor(() => expect(second.told).toEqual([true]));
  expect(await second.request('x', {})).toMatchObject({ ok: true });
});

test('closing is permanent', async () => {
  await using shell = await startShell();
  const transport = connect(shell);
  const asked = transport.request('x', {});
  transport.close();
  expect(await asked).toMatchObject(CLOSED);
  expect(await transport.request('x', {})).toMatchObject(CLOSED);
  await vi.waitFor(() => expect(transport.opened[0].readyState).toBe(NodeSocket.CLOSED));
  expect(transport.opened.length).toBe(1);
});

test('closing is permanent while it still asks why a socket failed', async () => {
  vi.useFakeTimers();
  const asked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => asked.promise);
  const { opened, open } = fakeSockets();
  const transport = socketTransport('ws://127.0.0.1:1/rpc', 'token', { open, retry: QUICK });
  opened[0].dispatchEvent(new Event('close'));
  transport.close();
  asked.resolve(new Response('', { status: 426 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened.length).toBe(1);
});

test('attempts come at twice the distance each, up to the most, and close again after a success', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')));
  const { opened, open } = fakeSockets();
  const transport = socketTransport('ws://127.0.0.1:1/rpc', 'token', {
    open,
    retry: { first: 100, most: 400 },
  });
  /** Milliseconds from the loss of the newest socket to the next attempt. */
  const distance = async (): Promise<number> => {
    const before = opened.length;
    opened[before - 1].dispatchEvent(new Event('close'));
    let passed = 0;
    for (; opened.length === before; passed += 10) await vi.advanceTimersByTimeAsync(10);
    return passed;
  };
  expect([await distance(), await distance(), await distance(), await distance()]).toEqual([
    100, 200, 400, 400,
  ]);
  opened[opened.length - 1].dispatchEvent(new Event('open'));
  expect(await distance()).toBe(100);
  transport.close();
});

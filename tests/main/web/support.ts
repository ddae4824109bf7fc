// A shell on a page of three files, a host that only echoes, and clients that say exactly what they are told to.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ClientOptions, WebSocket } from 'ws';
import type { Connection, Host } from '../../../main/host/host.ts';
import type { WebLimits } from '../../../main/web/limits.ts';
import { serveWeb, type WebShell } from '../../../main/web/server.ts';
import type { Pushed, PushedName } from '../../../shared/rpc/contract.ts';
import type { Reply } from '../../../shared/rpc/failure.ts';
import type { Caller } from '../../../shared/rpc/roles.ts';
import { subprotocols } from '../../../shared/rpc/wire.ts';

/** One connection of the fake host. */
interface FakeConnection {
  readonly who: Omit<Caller, 'session'>;
  readonly asked: { name: unknown; params: unknown }[];
  /** Pushes as a host does; returns whether the client can take more. */
  push<N extends PushedName>(name: N, data: Pushed[N]): boolean;
  drained: number;
  closed: number;
}

export interface FakeHost extends Host {
  readonly connections: FakeConnection[];
}

/** The one picture that the host has. */
export const PICTURE = {
  name: `${'a'.repeat(64)}.png`,
  bytes: Buffer.from('pixels'),
  type: 'image/png',
} as const;

/** A host that answers with what it was asked, or as told. */
export function fakeHost(
  answer = (name: unknown, params: unknown): Promise<Reply> =>
    Promise.resolve({ ok: true, result: { name, params } }),
): FakeHost {
  const connections: FakeConnection[] = [];
  return {
    connections,
    failed: new Promise(() => undefined),
    picture: (name) => Promise.resolve(name === PICTURE.name ? PICTURE : null),
    connect(who, send): Connection {
      const fake: FakeConnection = { who, asked: [], push: send, drained: 0, closed: 0 };
      connections.push(fake);
      return {
        caller: { ...who, session: String(connections.length) },
        request(name, params) {
          fake.asked.push({ name, params });
          return answer(name, params);
        },
        drained: () => void fake.drained++,
        close: () => void fake.closed++,
      };
    },
    close: () => Promise.resolve(),
  };
}

export const PAGE: { readonly [file: string]: string } = {
  'index.html':
    '<!doctype html><title>page</title><script type="module" src="./assets/main-1a2b.js"></script>',
  'assets/main-1a2b.js': 'document.title = "ran";',
  'assets/with space.css': 'body { color: red }',
};

/** A temporary folder with files. */
export function folderWith(files: { readonly [file: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

export interface TestShell extends WebShell {
  readonly host: FakeHost;
  readonly token: string;
  readonly folder: string;
  readonly lines: string[];
  /** Closes the shell and removes its folder. */
  [Symbol.asyncDispose](): Promise<void>;
}

export interface TestShellOptions {
  limits?: Partial<WebLimits>;
  host?: FakeHost;
  port?: number;
  files?: { readonly [file: string]: string };
}

export async function startShell(options: TestShellOptions = {}): Promise<TestShell> {
  const { limits = {}, host = fakeHost(), port = 0, files = PAGE } = options;
  const folder = folderWith(files);
  const lines: string[] = [];
  const shell = await serveWeb({
    host,
    renderer: folder,
    port,
    limits,
    log: (line) => void lines.push(line),
  });
  return {
    ...shell,
    host,
    folder,
    lines,
    token: new URL(shell.url).hash.replace('#token=', ''),
    async [Symbol.asyncDispose]() {
      await shell.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Headers of an upgrade that is accepted, with changes; undefined leaves one out, a list repeats it. */
export type Headers = { readonly [name: string]: string | readonly string[] | undefined };

const upgradeHeaders = (shell: TestShell): Headers => ({
  Host: `127.0.0.1:${shell.port}`,
  Origin: `http://127.0.0.1:${shell.port}`,
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol': subprotocols(shell.token).join(', '),
});

export interface RawResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
  readonly text: string;
}

/** Sends a request byte by byte as given; reads until the end, or until a socket has been accepted. */
export function raw(port: number, firstLine: string, headers: Headers): Promise<RawResponse> {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}: ${one}`),
  );
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const done = (): void => {
      const [head, ...body] = text.split('\r\n\r\n');
      const [status, ...fields] = head.split('\r\n');
      const pairs = fields.map((field) => {
        const colon = field.indexOf(': ');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)];
      });
      const found = Object.fromEntries(pairs) as { [name: string]: string };
      resolve({ status: Number(status.split(' ')[1]), headers: found, body: body.join('\r\n\r\n'), text });
    };
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      text += data;
      if (text.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('close', done);
    socket.on('error', reject);
    socket.write([`${firstLine}`, ...lines, '', ''].join('\r\n'));
  });
}

/** A plain request; `Host` is right unless the headers say otherwise. */
export const get = (shell: TestShell, target: string, headers: Headers = {}, method = 'GET') =>
  raw(shell.port, `${method} ${target} HTTP/1.1`, {
    Host: `127.0.0.1:${shell.port}`,
    Connection: 'close',
    ...headers,
  });

/** Tries to open a socket and says with which status that was answered. */
export const upgrade = (shell: TestShell, changes: Headers = {}, target = '/rpc') =>
  raw(shell.port, `GET ${target} HTTP/1.1`, { ...upgradeHeaders(shell), ...changes });

/** A client's end of a socket, with everything that came. */
export interface TestSocket {
  readonly socket: WebSocket;
  readonly received: unknown[];
  /** Its close code. */
  readonly closed: Promise<number>;
  send(message: unknown): void;
}

/** Opens a socket as the page does. */
export function openSocket(shell: TestShell, options: ClientOptions = {}): Promise<TestSocket> {
  const origin = `http://127.0.0.1:${shell.port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${shell.port}/rpc`, subprotocols(shell.token), {
    origin,
    perMessageDeflate: true,
    ...options,
  });
  const received: unknown[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({ socket, received, closed, send: (message) => socket.send(JSON.stringify(message)) }),
    );
  });
}

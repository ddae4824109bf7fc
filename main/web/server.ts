import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { MOST_BYTES, offeredToken, PICTURES_PATH, PROTOCOL, SOCKET_PATH } from '../../shared/rpc/wire.ts';
import type { Host } from '../host/host.ts';
import { listFiles, sendFile, sendPicture } from './files.ts';
import { createGate } from './gate.ts';
import { LIMITS, type WebLimits } from './limits.ts';
import * as refusals from './refusal.ts';
import { serveSocket } from './socket.ts';
import { sentence } from './text.ts';

const LOOPBACK = '127.0.0.1';
/** Connections of any kind; what comes beyond is dropped unheard. */
const MOST_CONNECTIONS = 512;
/** Milliseconds that a client has to say goodbye. */
const GOODBYE = 1000;

/** Not written in place, because the types of the library lack `closeTimeout`. */
const SOCKETS = {
  noServer: true,
  maxPayload: MOST_BYTES,
  perMessageDeflate: false,
  closeTimeout: GOODBYE,
  handleProtocols: () => PROTOCOL,
};

export interface WebOptions {
  readonly host: Host;
  /** Folder with the built page. */
  readonly renderer: string;
  /** 0, which is the default, for any that is free. */
  readonly port?: number;
  readonly log: (line: string) => void;
  readonly limits?: Partial<WebLimits>;
}

export interface WebShell {
  /**
   * Address for the owner. The token comes after the `#`, which a browser never sends; the page reads it from there and
   * removes it from the address bar.
   */
  readonly url: string;
  readonly port: number;
  /** Disconnects all clients and stops listening. The host stays open. */
  close(): Promise<void>;
}

/**
 * Offers a host to browsers on this machine: the page and its files to every client that calls the server by its name,
 * the host itself and the pictures of packs to those with the token of this launch.
 *
 * @throws Error with a sentence if there is no page, or the port is taken
 */
export async function serveWeb(options: WebOptions): Promise<WebShell> {
  const { host, log } = options;
  const limits = { ...LIMITS, ...options.limits };
  const files = listFiles(options.renderer, log);
  const http = createServer({ requestTimeout: limits.patience, headersTimeout: limits.patience });
  const port = await listen(http, options.port ?? 0);
  const gate = createGate(port);
  const sockets = new WebSocketServer(SOCKETS);
  let underWay = 0;

  /** Why a request is not for a file that can be sent; null if it is. */
  function httpRefusal(request: IncomingMessage, path: string): refusals.Refusal | null {
    if (!gate.isOwnHost(request)) return refusals.WRONG_HOST;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refusals.WRONG_METHOD;
    const isPicture = path.startsWith(PICTURES_PATH);
    if (path !== SOCKET_PATH && !isPicture) return files.has(path) ? null : refusals.NOT_FOUND;
    // A browser does not say why a socket failed: a page that wants to know whether its token is good asks here.
    const bearer = /^Bearer (.*)$/.exec(request.headers.authorization ?? '');
    if (!gate.isToken(bearer ? bearer[1] : null)) return refusals.WRONG_TOKEN;
    return isPicture ? null : refusals.SOCKET_ONLY;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    underWay++;
    response.on('close', () => underWay--);
    if (underWay > limits.requests) return refusals.refuse(request, response, refusals.TOO_MANY);
    const path = pathOf(request);
    const refusal = httpRefusal(request, path);
    if (refusal) return refusals.refuse(request, response, refusal);
    const file = files.get(path);
    try {
      if (file) return await sendFile(file, request, response);
      const picture = await host.picture(path.slice(PICTURES_PATH.length));
      if (picture === null) refusals.refuse(request, response, refusals.NOT_FOUND);
      else sendPicture(picture, request, response);
    } catch (error) {
      log(`A file of the page cannot be read: ${String(error)}`);
      refusals.refuse(request, response, refusals.UNREADABLE);
    }
  }

  function upgradeRefusal(request: IncomingMessage): refusals.Refusal | null {
    if (!gate.isOwnHost(request)) return refusals.WRONG_HOST;
    if (request.url !== SOCKET_PATH) return refusals.NOT_FOUND;
    if (!gate.isOwnOrigin(request)) return refusals.WRONG_ORIGIN;
    if (!gate.isToken(offeredToken(request.headers['sec-websocket-protocol']))) return refusals.WRONG_TOKEN;
    return sockets.clients.size >= limits.sockets ? refusals.TOO_MANY : null;
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client that is gone before the answer needs none.
    socket.on('error', () => socket.destroy());
    const refusal = upgradeRefusal(request);
    if (refusal) return refusals.refuseUpgrade(request, socket, refusal);
    sockets.handleUpgrade(request, socket, head, (ws) =>
      serveSocket(ws, { host, limits, tooFast: sentence('tooFast', request), log }),
    );
  }

  async function stop(): Promise<void> {
    const closed = Promise.all([once(http, 'close'), once(sockets, 'close')]);
    http.close();
    sockets.close();
    for (const ws of sockets.clients) ws.close(1001);
    http.closeAllConnections();
    await closed;
  }

  http.maxConnections = MOST_CONNECTIONS;
  http.setTimeout(limits.patience);
  http.on('request', (request, response) => void serve(request, response));
  http.on('upgrade', upgrade);
  http.on('error', (error) => log(`The web server reports: ${error.message}.`));

  let stopping: Promise<void> | undefined;
  return {
    url: `http://${LOOPBACK}:${port}/#token=${gate.token}`,
    port,
    close: () => (stopping ??= stop()),
  };
}

/** The raw path of a request, without its query. An absolute address is not a path and never found. */
const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0];

/** Listens on the loopback interface only; other machines cannot connect. */
async function listen(http: Server, port: number): Promise<number> {
  http.listen(port, LOOPBACK);
  try {
    await once(http, 'listening');
  } catch (cause) {
    throw new Error(`Port ${port} cannot be used: another program may have it.`, { cause });
  }
  return (http.address() as AddressInfo).port;
}

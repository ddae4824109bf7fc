import type { Transport } from '../../shared/rpc/client.ts';
import type { Failure, Reply } from '../../shared/rpc/failure.ts';
import { subprotocols, type Request, type Sent } from '../../shared/rpc/wire.ts';

export interface SocketTransportOptions {
  /** Milliseconds before the first attempt to reconnect, which double with each further one, and at most. */
  readonly retry?: { readonly first: number; readonly most: number };
  /** Opens a socket, in surroundings that need another than the global one. */
  readonly open?: (url: string, protocols: string[]) => WebSocket;
}

export interface SocketTransport extends Transport {
  /** Disconnects permanently. */
  close(): void;
}

const CLOSED: Failure = { code: 'closed', sentence: 'The connection to the program is lost.' };
const REFUSED: Failure = {
  code: 'not-allowed',
  sentence:
    'The key is missing or no longer valid. Open the address that was printed when the program started.',
};
const RETRY = { first: 250, most: 8000 };

/**
 * Reaches a host over a web socket. While the socket is being opened, requests wait for it. A lost connection is
 * opened again by and by; what was under way then fails with `closed`, as does what is asked meanwhile: nothing is
 * sent a second time, since the host may have done it already. Without the right token everything fails with
 * `not-allowed`, and no further attempt is made.
 *
 * @param url address of the socket, `ws://HOST:PORT/PATH`
 * @param token as the host gave it to the page; null if there is none
 */
export function socketTransport(
  url: string,
  token: string | null,
  { retry = RETRY, open = (at, protocols) => new WebSocket(at, protocols) }: SocketTransportOptions = {},
): SocketTransport {
  const pushedListeners = new Set<(name: string, data: unknown) => void>();
  const connectionListeners = new Set<(connected: boolean) => void>();
  /** Requests without a reply by their numbers. */
  const pending = new Map<number, (reply: Reply) => void>();
  /** Requests for when the socket is open. */
  const queue: Request[] = [];
  /** The socket that is open or being opened. */
  let socket: WebSocket | null = null;
  let connected = false;
  /** Why nothing can be asked; null while a socket is open or being opened. */
  let failure: Failure | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = retry.first;
  let lastId = 0;

  function tell(now: boolean): void {
    if (connected === now) return;
    connected = now;
    for (const listener of connectionListeners) listener(now);
  }

  /** Fails what is under way and whatever will be asked until there is a connection again. */
  function fail(reason: Failure): void {
    socket = null;
    failure = reason;
    queue.length = 0;
    const replies = [...pending.values()];
    pending.clear();
    for (const reply of replies) reply({ ok: false, failure: reason });
    tell(false);
  }

  function connect(): void {
    failure = null;
    if (token === null) return fail(REFUSED);
    const opening = open(url, subprotocols(token));
    socket = opening;
    let opened = false;
    opening.addEventListener('open', () => {
      opened = true;
      delay = retry.first;
      for (const request of queue.splice(0)) opening.send(JSON.stringify(request));
      tell(true);
    });
    opening.addEventListener('message', (event) => {
      if (socket === opening) receive(JSON.parse(String(event.data)) as Sent);
    });
    opening.addEventListener('close', () => {
      if (socket === opening) void lost(opening, opened, token);
    });
  }

  async function lost(closed: WebSocket, opened: boolean, shown: string): Promise<void> {
    const refused = !opened && (await isRefused(url, shown));
    // It may have been closed permanently while we asked.
    if (socket !== closed) return;
    if (refused) return fail(REFUSED);
    fail(CLOSED);
    timer = setTimeout(connect, delay);
    delay = Math.min(delay * 2, retry.most);
  }

  function receive(sent: Sent): void {
    if ('pushed' in sent) {
      for (const listener of pushedListeners) listener(sent.pushed, sent.data);
      return;
    }
    pending.get(sent.id)?.(sent.reply);
    pending.delete(sent.id);
  }

  connect();
  return {
    request(name, params) {
      if (failure) return Promise.resolve({ ok: false, failure });
      const request: Request = { id: ++lastId, name, params };
      return new Promise((resolve) => {
        pending.set(request.id, resolve);
        if (connected) socket?.send(JSON.stringify(request));
        else queue.push(request);
      });
    },
    onPushed: (listener) => listen(pushedListeners, listener),
    onConnection: (listener) => listen(connectionListeners, listener),
    close() {
      clearTimeout(timer);
      const open = socket;
      fail(CLOSED);
      open?.close();
    },
  };
}

/** @returns stops listening */
function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether it was the token for which a socket could not be opened. The browser does not say, but the host does. */
async function isRefused(url: string, token: string): Promise<boolean> {
  const at = new URL(url);
  at.protocol = 'http:';
  try {
    const response = await fetch(at, { headers: { authorization: `Bearer ${token}` }, cache: 'no-store' });
    return response.status === 401;
  } catch {
    // The host does not respond.
    return false;
  }
}

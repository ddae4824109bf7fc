import type { WebSocket } from 'ws';
import type { Sent } from '../../shared/rpc/wire.ts';
import type { Host } from '../host/host.ts';
import { Bucket } from './bucket.ts';
import type { WebLimits } from './limits.ts';
import { readRequest } from './message.ts';

export interface SocketOptions {
  readonly host: Host;
  readonly limits: WebLimits;
  /** The message for a client that sends too many requests. */
  readonly tooFast: string;
  readonly log: (line: string) => void;
}

/** Connects the owner's socket with the host until either ends it. */
export function serveSocket(socket: WebSocket, { host, limits, tooFast, log }: SocketOptions): void {
  const bucket = new Bucket(limits.burst, limits.perSecond);
  /** Nothing more is read: the client is being sent away. */
  let ended = false;
  /** The client takes too little: nothing is read from it either, until it has caught up. */
  let full = false;
  let waiting = 0;
  let alive = true;

  const connection = host.connect({ role: 'owner', table: null, seats: [] }, (name, data) => {
    // The host holds back its own messages, and is notified when to; but no client is waited for without end.
    if (socket.bufferedAmount > limits.abandoned) abandon('it does not read');
    else send({ pushed: name, data });
    return !full && socket.readyState === socket.OPEN;
  });

  function send(message: Sent): void {
    if (socket.readyState !== socket.OPEN) return;
    socket.send(JSON.stringify(message), sent);
    if (full || socket.bufferedAmount <= limits.buffered) return;
    full = true;
    socket.pause();
  }

  /** Called with each message that has been handed to the system; an error is followed by `close`. */
  function sent(): void {
    if (!full || socket.bufferedAmount > 0) return;
    full = false;
    socket.resume();
    connection.drained();
  }

  /** Ends the connection for what the client did. */
  function end(status: 1003 | 1007 | 1008, reason: string): void {
    if (ended) return;
    ended = true;
    log(`A client was disconnected: ${reason}.`);
    socket.close(status);
  }

  /** Ends the connection without a farewell, which would not be heard. */
  function abandon(reason: string): void {
    if (ended) return;
    ended = true;
    log(`A client was disconnected: ${reason}.`);
    socket.terminate();
  }

  async function answer(id: number, name: string, params: unknown): Promise<void> {
    waiting++;
    const reply = await connection.request(name, params);
    waiting--;
    send({ id, reply });
  }

  socket.on('message', (data, isBinary) => {
    if (ended) return;
    if (isBinary) return end(1003, 'it sent binary data');
    const request = readRequest(String(data));
    if (!request) return end(1007, 'it sent something that is not a request');
    const pace = bucket.take();
    if (pace === 'abused') return end(1008, 'it sent too many requests');
    if (pace === 'taken' && waiting < limits.waiting) {
      void answer(request.id, request.name, request.params);
    } else {
      send({ id: request.id, reply: { ok: false, failure: { code: 'too-fast', sentence: tooFast } } });
    }
  });

  // Pings are answered by the library, and cost as much as requests.
  socket.on('ping', () => {
    if (bucket.take() === 'abused') end(1008, 'it sent too many pings');
  });

  const pinging = setInterval(() => {
    if (!alive) return abandon('it does not answer');
    alive = false;
    socket.ping();
  }, limits.ping);
  socket.on('pong', () => {
    alive = true;
  });

  // The library has closed the connection already, with 1009 for what is too large and 1002 or 1007 for bad frames.
  socket.on('error', (error) => log(`A client was disconnected: ${error.message}.`));
  socket.on('close', () => {
    clearInterval(pinging);
    connection.close();
  });
}

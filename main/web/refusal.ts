import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CSP } from '../../shared/rpc/csp.ts';
import { sentence, type SentenceKey } from './text.ts';

/** Headers of every response of any kind. */
export const SECURITY_HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** A status and one plain sentence; never a path, a stack or the name of a module. */
export interface Refusal {
  readonly status: 401 | 403 | 404 | 405 | 421 | 426 | 500 | 503;
  readonly key: SentenceKey;
}

export const WRONG_HOST: Refusal = { status: 421, key: 'wrongHost' };
export const WRONG_ORIGIN: Refusal = { status: 403, key: 'wrongOrigin' };
export const WRONG_TOKEN: Refusal = { status: 401, key: 'wrongToken' };
export const WRONG_METHOD: Refusal = { status: 405, key: 'wrongMethod' };
export const NOT_FOUND: Refusal = { status: 404, key: 'notFound' };
export const SOCKET_ONLY: Refusal = { status: 426, key: 'socketOnly' };
export const TOO_MANY: Refusal = { status: 503, key: 'tooMany' };
export const UNREADABLE: Refusal = { status: 500, key: 'unreadable' };

/** Headers that HTTP itself asks for with some of the statuses. */
function statusHeaders(status: Refusal['status']): { [name: string]: string } {
  if (status === 405) return { allow: 'GET, HEAD' };
  if (status === 426) return { upgrade: 'websocket' };
  if (status === 401) return { 'www-authenticate': 'Bearer' };
  return {};
}

function headersOf(refusal: Refusal, body: string): { [name: string]: string } {
  return {
    ...SECURITY_HEADERS,
    ...statusHeaders(refusal.status),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    // The rest of the request, such as a body, is not waited for.
    connection: refusal.status === 426 ? 'close, upgrade' : 'close',
  };
}

/** Answers a request with a refusal. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const body = `${sentence(refusal.key, request)}\n`;
  response
    .writeHead(refusal.status, headersOf(refusal, body))
    .end(request.method === 'HEAD' ? undefined : body);
}

/** Answers an upgrade with a refusal and ends its connection. */
export function refuseUpgrade(request: IncomingMessage, socket: Duplex, refusal: Refusal): void {
  const body = `${sentence(refusal.key, request)}\n`;
  const headers = Object.entries(headersOf(refusal, body)).map(([name, value]) => `${name}: ${value}`);
  const lines = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}`, ...headers, '', body];
  socket.once('finish', () => socket.destroy());
  socket.end(lines.join('\r\n'));
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** 192 bits. */
const TOKEN_BYTES = 24;
const NAMES = ['127.0.0.1', 'localhost'];

/** Decides which requests may come in. */
export interface Gate {
  /** Proof of owning this launch of the program; in the printed address, and never in a log. */
  readonly token: string;
  /**
   * Whether a request names this server by its own name. A foreign name that was made to lead here (DNS rebinding)
   * still
   * shows up in `Host`, whereas `Origin` would agree with it.
   */
  isOwnHost(request: IncomingMessage): boolean;
  /** Whether the request comes from one of the server's own pages. Programs other than browsers must say so as well. */
  isOwnOrigin(request: IncomingMessage): boolean;
  /** Takes constant time, for any input. */
  isToken(offered: string | null): boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The one value of a header; null where it is missing or given more than once. */
function single(request: IncomingMessage, name: 'host' | 'origin'): string | null {
  const values = request.headersDistinct[name] ?? [];
  return values.length === 1 ? values[0] : null;
}

/** A gate with a new token for the loopback server at a port. */
export function createGate(port: number): Gate {
  // A browser leaves out the port that http has anyway.
  const hosts = NAMES.map((name) => (port === 80 ? name : `${name}:${port}`));
  const origins = hosts.map((host) => `http://${host}`);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const wanted = digest(token);
  return {
    token,
    isOwnHost: (request) => hosts.includes(single(request, 'host') ?? ''),
    isOwnOrigin: (request) => origins.includes(single(request, 'origin') ?? ''),
    isToken: (offered) => timingSafeEqual(digest(offered ?? ''), wanted),
  };
}

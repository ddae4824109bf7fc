import type { Reply } from './failure.ts';

/** What a client sends over a socket. */
export interface Request {
  readonly id: number;
  readonly name: string;
  readonly params: unknown;
}

/** What a host sends over a socket. */
export type Sent =
  { readonly id: number; readonly reply: Reply } | { readonly pushed: string; readonly data: unknown };

/** Largest message that a host takes, in bytes; a file chunk fits. */
export const MOST_BYTES = 524_288;

/** Deepest nesting of lists and objects in a message that a host takes. */
export const MOST_DEPTH = 64;

/** Where the socket is, on the host of the page. */
export const SOCKET_PATH = '/rpc';

/** Where the pictures of packs are, by their names, on the host of the page. */
export const PICTURES_PATH = '/pictures/';

/** What both sides speak; a host answers with this name alone, so that no token is sent back. */
export const PROTOCOL = 'rpc.1';
const TOKEN = 'token.';

/** The subprotocols that a client offers: a browser lets no page set any other header of a socket. */
export const subprotocols = (token: string): string[] => [PROTOCOL, TOKEN + token];

/** The token among the subprotocols of a header; null where there is none, or not the protocol. */
export function offeredToken(header: string | undefined): string | null {
  const offered = (header ?? '').split(',').map((name) => name.trim());
  if (!offered.includes(PROTOCOL)) return null;
  const token = offered.find((name) => name.startsWith(TOKEN));
  return token === undefined ? null : token.slice(TOKEN.length);
}

/** Whether parsed JSON is nested more deeply than `most` levels. Looks no further than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1));
}

import { createClient, type Client, type HostBridge, type Transport } from '../../shared/rpc/client.ts';
import { PICTURES_PATH, SOCKET_PATH } from '../../shared/rpc/wire.ts';
import { socketTransport } from './socket.ts';
import { reloadOnNewToken, takeToken } from './token.ts';

function bridgeTransport(bridge: HostBridge): Transport {
  return {
    request: (name, params) => bridge.request(name, params),
    onPushed: (listener) => bridge.onPushed(listener),
    onConnection: (listener) => bridge.onConnection?.(listener) ?? (() => undefined),
  };
}

/** Null in a window of our own, and where the page was never given one. */
const token = window.hostBridge ? null : takeToken();

function browserTransport(): Transport {
  reloadOnNewToken();
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = 'ws:';
  return socketTransport(url.href, token);
}

/**
 * Reads a picture of some pack by its name.
 *
 * @returns null: no pack has it
 * @throws Error when it cannot be had
 */
export async function readPicture(name: string): Promise<Blob | null> {
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(new URL(PICTURES_PATH + name, location.href), { headers });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The picture ${name} cannot be loaded: ${response.status}.`);
  return response.blob();
}

/** The host that this page belongs to, whichever shell it runs in. */
export const host: Client = createClient(
  window.hostBridge ? bridgeTransport(window.hostBridge) : browserTransport(),
);

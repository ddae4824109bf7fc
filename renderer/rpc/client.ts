import { createClient, type Client, type HostBridge, type Transport } from '../../shared/rpc/client.ts';
import { SOCKET_PATH } from '../../shared/rpc/wire.ts';
import { socketTransport } from './socket.ts';
import { ownToken, reloadOnNewToken } from './token.ts';

function bridgeTransport(bridge: HostBridge): Transport {
  return {
    request: (name, params) => bridge.request(name, params),
    onPushed: (listener) => bridge.onPushed(listener),
    onConnection: (listener) => bridge.onConnection?.(listener) ?? (() => undefined),
  };
}

function browserTransport(): Transport {
  reloadOnNewToken();
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = 'ws:';
  return socketTransport(url.href, ownToken());
}

/** The host that this page belongs to, whichever shell it runs in. */
export const host: Client = createClient(
  window.hostBridge ? bridgeTransport(window.hostBridge) : browserTransport(),
);

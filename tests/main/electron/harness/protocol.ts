import { app } from './app.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const privileged = new Set<string>();
const schemes = new Map<string, Answer>();

/** Stand-in of `protocol`, as strict about the order of things as Electron is. */
export const protocol = {
  registerSchemesAsPrivileged(list: readonly { scheme: string }[]): void {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of list) privileged.add(scheme);
  },
  handle(scheme: string, answer: Answer): void {
    if (!app.isReady()) throw new Error('protocol.handle: the app is not ready');
    if (!privileged.has(scheme)) throw new Error(`stand-in: ${scheme} is not registered as privileged`);
    schemes.set(scheme, answer);
  },
};

// Chromium refuses unknown schemes before any handler can answer: app://game/x is shown to the page as
// https://game.app.test/x and back.

/** The address that the browser is given. */
export function toWeb(address: string): string {
  const { protocol: scheme, host, pathname, search, hash } = new URL(address);
  const name = scheme.slice(0, -1);
  return schemes.has(name) ? `https://${host}.${name}.test${pathname}${search}${hash}` : address;
}

/** The address that main is told. */
export function fromWeb(address: string): string {
  const match = /^https:\/\/(.+)\.([a-z]+)\.test(\/.*)$/.exec(address);
  return match && schemes.has(match[2]) ? `${match[2]}://${match[1]}${match[3]}` : address;
}

/** Asks the handler of an address's scheme; null when there is none. */
export async function answerTo(address: string, method = 'GET'): Promise<Response | null> {
  const handler = schemes.get(address.slice(0, address.indexOf(':')));
  if (!handler) return null;
  return handler(new Request(address, { method }));
}

import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';

type Handler = (event: object, ...args: unknown[]) => unknown;

/** Stand-in of `ipcMain`. */
class IpcMain extends EventEmitter {
  private readonly handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    this.handlers.set(channel, handler);
  }

  async invoke(channel: string, event: object, args: readonly unknown[]): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    return plain(await handler(event, ...args), `the answer on '${channel}'`);
  }
}

export const ipcMain = new IpcMain();

/**
 * Electron clones structurally, a socket sends JSON: insists on what is the same to both.
 *
 * @throws Error naming the value by `what`
 */
export function plain(value: unknown, what: string): unknown {
  if (value === undefined) return value;
  const json = JSON.parse(JSON.stringify(value) ?? 'null') as unknown;
  if (!isDeepStrictEqual(json, structuredClone(value))) {
    throw new Error(
      `${what} is no plain JSON: undefined, Map, Date, NaN and the like differ between transports`,
    );
  }
  return json;
}

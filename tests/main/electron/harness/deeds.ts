// Does what the test asks for from outside.
import { app } from './app.ts';
import { ipcMain } from './ipc.ts';
import { answerTo } from './protocol.ts';
import { session } from './session.ts';
import type { Deed, Fetched } from './told.ts';
import type { BrowserWindow } from './window.ts';

const window = (): BrowserWindow => [...app.windows][0] as BrowserWindow;

async function done(deed: Deed): Promise<unknown> {
  switch (deed.deed) {
    case 'close':
      Object.assign(window().bounds, deed.bounds);
      return window().close();
    case 'minimize':
      return window().minimize();
    case 'bounds':
      return window().bounds;
    case 'filter':
      return session.defaultSession.lets(deed.url);
    case 'permission':
      return permission(deed.permission);
    case 'invoke': {
      const senderFrame = { url: deed.from, parent: deed.nested ? {} : null };
      return ipcMain.invoke('rpc', { sender: window().webContents, senderFrame }, deed.args);
    }
    case 'fetch':
      return fetched(deed.url);
  }
}

/** What both handlers say; a handler that is not there grants, as in Electron. */
function permission(name: string): { request: boolean; check: boolean; device: boolean } {
  const { request, check, device } = session.defaultSession;
  let requested = request === null;
  request?.(window().webContents, name, (granted) => (requested = granted));
  return {
    request: requested,
    check: check === null || check(window().webContents, name),
    device: device === null || device({}),
  };
}

async function fetched(url: string): Promise<Fetched> {
  const response = await answerTo(url);
  if (response === null) throw new Error(`no handler answers ${url}`);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

process.on('message', ({ id, deed }: { id: number; deed: Deed }) => {
  done(deed).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.channel?.unref(); // Listening for deeds is no reason to live on.

import { ipcMain, type WebContents } from 'electron';
import type { Language } from '../../shared/words/languages.ts';
import type { Reply } from '../../shared/rpc/failure.ts';
import type { Hello } from '../../shared/rpc/messages/app.ts';
import type { Settings } from '../../shared/rpc/messages/profile.ts';
import { MOST_BYTES } from '../../shared/rpc/wire.ts';
import type { Connection, Host } from '../host/host.ts';
import { isOwnFrame } from './guard.ts';

const REFUSED: Reply = {
  ok: false,
  failure: { code: 'not-allowed', sentence: 'Only the window of the game may ask this.' },
};

/**
 * Parameters come as JSON text, as over a socket: copied by Electron, lists could share others many times over, and be
 * far larger to traverse than in memory. Anything that is not such a text becomes undefined, which no procedure
 * accepts.
 */
function paramsIn(text: unknown): unknown {
  if (typeof text !== 'string' || text.length > MOST_BYTES) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Carries calls of the page to the host and the host's messages back, over Electron's own channels. */
export class PageCalls {
  private readonly connections = new Map<WebContents, Connection>();
  private readonly host: Host;
  private readonly onLanguage: (language: Language) => void;

  /** @param onLanguage called with the user's language, first and whenever it changes */
  constructor(host: Host, onLanguage: (language: Language) => void) {
    this.host = host;
    this.onLanguage = onLanguage;
    ipcMain.handle('rpc', (event, name: unknown, text: unknown) => {
      const connection = isOwnFrame(event.senderFrame) ? this.connections.get(event.sender) : undefined;
      return connection === undefined ? REFUSED : connection.request(name, paramsIn(text));
    });
  }

  /** Connects a page as the owner: the person at this machine. Each document that it loads starts a new session. */
  async connect(page: WebContents): Promise<void> {
    this.renew(page);
    page.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) this.renew(page);
    });
    page.once('destroyed', () => this.disconnect(page));
    const hello = await this.connections.get(page)!.request('app.hello', {});
    if (hello.ok) this.onLanguage((hello.result as Hello).language);
  }

  private renew(page: WebContents): void {
    this.disconnect(page);
    const connection = this.host.connect({ role: 'owner', table: null, seats: [] }, (name, data) => {
      if (page.isDestroyed()) return false;
      page.send('pushed', name, data);
      if (name === 'settings') this.onLanguage((data as Settings).language);
      return true;
    });
    this.connections.set(page, connection);
  }

  private disconnect(page: WebContents): void {
    this.connections.get(page)?.close();
    this.connections.delete(page);
  }
}

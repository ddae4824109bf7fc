import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page, Route } from '@playwright/test';
import { app, Stoppable } from './app.ts';
import { ipcMain, plain } from './ipc.ts';
import { session } from './session.ts';
import { answerTo, fromWeb, toWeb } from './protocol.ts';
import { tell } from './told.ts';
import { mainWorld, preloadWorld } from './worlds.ts';

const WORLD = 'preload';

/** What the preload world sends through its binding. */
interface Call {
  readonly id: number;
  readonly channel: string;
  readonly args: readonly unknown[];
}

type OpenHandler = (details: { url: string }) => { action: string };

/** Stand-in of `webContents`. */
class WebContents extends EventEmitter {
  openHandler: OpenHandler = () => ({ action: 'allow' });
  private readonly window: BrowserWindow;

  constructor(window: BrowserWindow) {
    super();
    this.window = window;
  }

  send(channel: string, ...args: unknown[]): void {
    this.window.deliver({ channel, args: args.map((arg) => plain(arg, `a message on '${channel}'`)) });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  isDestroyed(): boolean {
    return this.window.isDestroyed();
  }
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Options extends Partial<Bounds> {
  show?: boolean;
  webPreferences?: {
    preload?: string;
    sandbox?: boolean;
    contextIsolation?: boolean;
    nodeIntegration?: boolean;
    spellcheck?: boolean;
  };
}

/** Stand-in of `BrowserWindow`: a page of a real Chromium; the preload script runs in an isolated world of it. */
export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  bounds: Bounds;
  private readonly worlds = new Set<number>();
  private readonly opened: Promise<{ page: Page; devtools: CDPSession }>;
  private page: Page | undefined;
  private devtools: CDPSession | undefined;
  private loading: string | undefined;
  private minimized = false;
  private maximized = false;
  private readonly fullScreen: boolean;
  private gone = false;

  constructor(options: Options & { fullscreen?: boolean } = {}) {
    super();
    const { preload, sandbox, contextIsolation, nodeIntegration, spellcheck } = options.webPreferences ?? {};
    if (sandbox === false || contextIsolation === false || nodeIntegration === true) {
      throw new Error('stand-in: a page with access to Node is not to be had here');
    }
    const { x = 100, y = 100, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    this.fullScreen = options.fullscreen === true;
    this.webContents = new WebContents(this);
    app.windows.add(this);
    app.emit('web-contents-created', {}, this.webContents);
    // Electron fetches the dictionary of the system's language by itself, past every filter.
    if (spellcheck !== false)
      tell({ what: 'network', url: 'https://redirector.gvt1.com/edgedl/chrome/dict/' });
    this.opened = this.open(preload);
  }

  private async open(preload: string | undefined): Promise<{ page: Page; devtools: CDPSession }> {
    if (!app.browser) throw new Error('Cannot create BrowserWindow before app is ready');
    const page = await app.browser.newPage();
    const devtools = await app.browser.newCDPSession(page);
    Object.assign(this, { page, devtools });
    const { width, height } = this.bounds;
    await page.setViewportSize({ width, height });
    page.on('close', () => this.destroyed());
    page.on('crash', () => this.webContents.emit('render-process-gone', {}, { reason: 'crashed' }));
    page.on('popup', (popup) => void popup.close());
    await page.route(/.*/, (route) => this.answer(route));
    devtools.on('Page.windowOpen', ({ url }) => {
      const { action } = this.webContents.openHandler({ url: fromWeb(url) });
      tell({ what: 'popup', url: fromWeb(url), action });
    });
    devtools.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD) this.worlds.add(context.id);
    });
    devtools.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      this.worlds.delete(executionContextId);
    });
    devtools.on('Runtime.bindingCalled', ({ executionContextId, payload }) => {
      if (this.worlds.has(executionContextId)) void this.receive(JSON.parse(payload) as Call);
    });
    await devtools.send('Runtime.enable');
    await devtools.send('Page.enable');
    await devtools.send('Runtime.addBinding', { name: '__send', executionContextName: WORLD });
    const key = JSON.stringify(`bridge-${Math.random()}-`);
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${mainWorld})(${key})` });
    if (preload !== undefined) {
      const script = `function (require, exports, module) {${readFileSync(preload, 'utf8')}\n}`;
      const source = `(${preloadWorld})(${key}, ${script})`;
      await devtools.send('Page.addScriptToEvaluateOnNewDocument', { worldName: WORLD, source });
    }
    return { page, devtools };
  }

  /** Every request of the page comes here; what no scheme of main answers goes nowhere. */
  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const url = fromWeb(request.url());
    tell({ what: 'request', url, let: session.defaultSession.lets(url) });
    if (request.isNavigationRequest() && request.frame() === this.page?.mainFrame()) {
      if (this.loading !== request.url() && this.stops(url)) return route.abort('aborted');
      this.webContents.emit('did-start-navigation', { url, isMainFrame: true, isSameDocument: false });
    }
    try {
      const response = await answerTo(url, request.method());
      if (response === null) {
        tell({ what: 'network', url });
        return await route.abort('blockedbyclient');
      }
      const body = Buffer.from(await response.arrayBuffer());
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
    } catch (error) {
      if (this.gone) return; // The page was closed while it was loading.
      tell({ what: 'defect', sentence: `${url}: ${String(error)}` });
      await route.abort('failed');
    }
  }

  private stops(url: string): boolean {
    const event = Object.assign(new Stoppable(), { url });
    this.webContents.emit('will-navigate', event, url);
    tell({ what: 'navigation', url, stopped: event.stopped });
    return event.stopped;
  }

  private async receive({ id, channel, args }: Call): Promise<void> {
    const url = fromWeb(this.page?.url() ?? '');
    const event = { sender: this.webContents, senderFrame: { url, parent: null } };
    try {
      this.deliver({ id, value: await ipcMain.invoke(channel, event, args) });
    } catch (error) {
      this.deliver({ id, error: `Error invoking remote method '${channel}': ${String(error)}` });
    }
  }

  /** Hands a message to the preload world. */
  deliver(message: object): void {
    const expression = `__receive(${JSON.stringify(message)})`;
    for (const contextId of this.worlds) {
      this.devtools?.send('Runtime.evaluate', { contextId, expression }).catch(() => {
        // The document has gone at the same moment, and with it the receiver of the message.
      });
    }
  }

  async loadURL(url: string): Promise<void> {
    const { page } = await this.opened;
    this.loading = toWeb(url);
    try {
      await page.goto(this.loading);
    } catch (error) {
      if (!this.gone) throw error;
    } finally {
      this.loading = undefined;
    }
    this.emit('ready-to-show');
  }

  /** What a click on the window's cross does. */
  close(): void {
    void this.tryClose();
  }

  async tryClose(): Promise<boolean> {
    const event = new Stoppable();
    this.emit('close', event);
    if (event.stopped) return false;
    await (await this.opened).page.close();
    return true;
  }

  private destroyed(): void {
    if (this.gone) return;
    this.gone = true;
    this.webContents.emit('destroyed');
    this.emit('closed');
    app.windowClosed(this);
  }

  isDestroyed(): boolean {
    return this.gone;
  }
  show(): void {
    tell({ what: 'shown' });
  }
  focus(): void {
    tell({ what: 'focused' });
  }
  minimize(): void {
    this.minimized = true;
  }
  restore(): void {
    this.minimized = false;
    tell({ what: 'restored' });
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  maximize(): void {
    this.maximized = true;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  isFullScreen(): boolean {
    return this.fullScreen;
  }
  getNormalBounds(): Bounds {
    return this.bounds;
  }
}

import { EventEmitter } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { CHROMIUM } from '../../../../scripts/chromium.ts';
import { tell } from './told.ts';

/** The event of something that a listener can stop. */
export class Stoppable {
  stopped = false;
  preventDefault(): void {
    this.stopped = true;
  }
}

/** A window, as far as the application has to know it. */
interface Closable {
  /** Resolves to whether it let itself be closed. */
  tryClose(): Promise<boolean>;
}

/** Stand-in of `app`: becoming ready, quitting, one instance a folder. */
class App extends EventEmitter {
  readonly windows = new Set<Closable>();
  browser: BrowserContext | undefined;
  private readonly profile = mkdtempSync(join(tmpdir(), 'window-'));
  private userData = join(this.profile, 'user-data');
  private readonly ready = Promise.withResolvers<void>();
  private quitting = false;

  constructor() {
    super();
    process.on('exit', () => {
      if (!this.browser) rmSync(this.profile, { recursive: true, force: true });
    });
  }

  /** Called by the harness alone, after main has been evaluated. */
  async becomeReady(): Promise<void> {
    if (this.quitting) return;
    // Playwright kills the browser it launches when this process ends; the folder goes after that.
    this.browser = await chromium.launchPersistentContext(join(this.profile, 'chromium'), {
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--remote-debugging-port=0'],
      reducedMotion: 'reduce',
      viewport: null,
    });
    process.on('exit', () => rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 }));
    const [port] = readFileSync(join(this.profile, 'chromium/DevToolsActivePort'), 'utf8').split('\n');
    tell({ what: 'ready', endpoint: `http://127.0.0.1:${port}` });
    this.ready.resolve();
    this.emit('ready');
  }

  whenReady(): Promise<void> {
    return this.ready.promise;
  }

  isReady(): boolean {
    return this.browser !== undefined;
  }

  setPath(name: string, path: string): void {
    if (name !== 'userData') throw new Error(`stand-in: setPath('${name}')`);
    if (!existsSync(path)) throw new Error(`setPath: there is no folder ${path}`);
    this.userData = path;
  }

  getPath(name: string): string {
    if (name !== 'userData') throw new Error(`stand-in: getPath('${name}')`);
    return this.userData;
  }

  getLocale(): string {
    return (process.env['LANG'] ?? 'en').slice(0, 2);
  }

  enableSandbox(): void {
    if (this.isReady()) throw new Error('app.enableSandbox() can only be called before app is ready');
  }

  requestSingleInstanceLock(): boolean {
    const lock = join(this.userData, 'instance');
    mkdirSync(this.userData, { recursive: true });
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      const draft = join(this.userData, `draft-${process.pid}`);
      writeFileSync(draft, JSON.stringify(process.argv));
      renameSync(draft, join(this.userData, `second-${process.pid}`)); // it is there whole or not at all
      return false;
    }
    process.on('exit', () => rmSync(lock, { force: true }));
    watch(this.userData, () => this.hearSecond()).unref();
    return true;
  }

  private hearSecond(): void {
    for (const name of readdirSync(this.userData).filter((file) => file.startsWith('second-'))) {
      const file = join(this.userData, name);
      const argv = JSON.parse(readFileSync(file, 'utf8')) as string[];
      rmSync(file);
      this.emit('second-instance', {}, argv, process.cwd());
    }
  }

  quit(): void {
    if (this.quitting) return;
    this.quitting = true;
    void this.tryQuit().then((quits) => {
      if (!quits) this.quitting = false;
    });
  }

  private async tryQuit(): Promise<boolean> {
    if (this.stoppedBy('before-quit')) return false;
    for (const window of this.windows) if (!(await window.tryClose())) return false;
    if (this.stoppedBy('will-quit')) return false;
    this.exit(0);
    return true;
  }

  private stoppedBy(name: string): boolean {
    const event = new Stoppable();
    tell({ what: 'event', name });
    this.emit(name, event);
    return event.stopped;
  }

  /** A window has gone by itself. */
  windowClosed(window: Closable): void {
    this.windows.delete(window);
    if (this.windows.size > 0 || this.quitting) return;
    tell({ what: 'event', name: 'window-all-closed' });
    if (!this.emit('window-all-closed')) this.quit();
  }

  /** Ends at once, as Electron does: code that has something to finish must prevent quitting first. */
  exit(code = 0): never {
    process.exit(code);
  }
}

export const app = new App();

// The real application: the command line's server on a data folder of its own, and pages that are watched.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base, type Page } from '@playwright/test';
import { systemLanguage } from '../../scripts/commands/support/language.ts';
import { START_WORDS } from '../../scripts/start/text.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLI = join(ROOT, 'scripts/cli.ts');

/** `cli serve` on a temporary data folder: once, or again and again. */
export class Served {
  private readonly folder = mkdtempSync(join(tmpdir(), 'served-'));
  readonly dataDir = join(this.folder, 'data');
  /** What it wrote to stderr, of all launches. */
  stderr = '';
  private child: ChildProcess | null = null;
  private shown: URL | null = null;

  /** The address that it printed, with its key. */
  get address(): string {
    if (this.shown === null) throw new Error('The application does not run.');
    return this.shown.href;
  }

  /** Starts it, on the same port as before, and waits for the address. */
  async start(): Promise<void> {
    const port = this.shown?.port ?? '0';
    const child = spawn(process.execPath, [CLI, 'serve', '--data', this.dataDir, '--port', port], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(
        `The application ended with ${String(code)} before it gave its address: ${this.stderr}`,
      );
    });
    const printed = once(createInterface(child.stdout), 'line');
    const [line] = (await Promise.race([printed, ended])) as [string];
    this.shown = new URL(line);
  }

  /** Asks it to end. @returns its exit code; null if it was killed */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** Ends it as a power failure would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends what still runs, which has to go well, and throws the data away. */
  async close(): Promise<void> {
    if (this.child !== null) expect(await this.stop(), this.stderr).toBe(0);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (child === null) throw new Error('The application does not run.');
    this.child = null;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The application ended by itself, with ${String(child.exitCode)}: ${this.stderr}`);
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  /** What it wrote to stderr besides where the game is. */
  get complaints(): string[] {
    const here = START_WORDS[systemLanguage()].here;
    return this.stderr.split('\n').filter((line) => line !== '' && line !== here);
  }
}

/** What a browser says when nobody answers: no defect of the page. */
const NOBODY_THERE = /WebSocket connection|ERR_CONNECTION|Failed to load resource/;

/** Whatever goes wrong in a page, collected: errors, messages of the console, breaches of the content policy. */
export class Watch {
  private readonly seen: string[] = [];
  private outage = false;

  /** @param page has shown nothing yet */
  constructor(page: Page) {
    page.on('pageerror', (error) => this.seen.push(error.stack ?? error.message));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (!this.outage || !NOBODY_THERE.test(message.text())) this.seen.push(`${message.text()} (${url})`);
    });
  }

  /** From now on the program may be away, which the browser complains about. */
  expectOutage(): void {
    this.outage = true;
  }

  get defects(): readonly string[] {
    return this.seen;
  }
}

interface Fixtures {
  /** Runs, with an empty data folder. */
  app: Served;
  /** Watches `page`; what it sees fails the test. */
  watch: Watch;
}

/** Tests of the real application. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  app: async ({}, use) => {
    const app = new Served();
    await app.start();
    await use(app);
    await app.close();
    expect(app.complaints).toEqual([]);
  },
  watch: [
    // The application is asked for first, so that it ends last: a page that is still open would miss it.
    async ({ app, page }, use) => {
      const watch = new Watch(page);
      await use(watch);
      expect(watch.defects, app.stderr).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Deed, Told } from './told.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** What came of a process. */
interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** A main process that runs over the stand-in. */
export interface Running {
  readonly told: readonly Told[];
  readonly ended: Promise<Ended>;
  /** Resolves to the first thing told that fits, past or to come. @throws Error when the process ends before */
  hears<W extends Told['what']>(what: W): Promise<Extract<Told, { what: W }>>;
  do(deed: Deed): Promise<unknown>;
  /** The page in the window, once there is one. */
  page(): Promise<Page>;
  /** Ends the process if it still runs. */
  stop(): Promise<void>;
}

/** What is launched. */
export interface Launch {
  /** The built main process; that of the project unless a test brings its own. */
  readonly main?: string;
  readonly flags?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a main process over the stand-in, as `electron <folder> ...flags` would start it. */
export function launch({ main = join(ROOT, 'dist/node/main.js'), flags = [], env = {} }: Launch): Running {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'start.ts'), main, ...flags],
    // None of the test runner's own settings: this is a process of its own.
    {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env: { ...process.env, LANG: 'en', NODE_OPTIONS: '', ...env },
    },
  );
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  let stderr = '';
  let browser: Browser | undefined;
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.on('message', (message: { told: Told } | { id: number; value?: unknown; error?: string }) => {
    if ('told' in message) {
      told.push(message.told);
      for (const look of [...waiting]) look();
      return;
    }
    const { id, value, error } = message;
    if (error === undefined) answers.get(id)?.resolve(value);
    else answers.get(id)?.reject(new Error(error));
  });
  const ended = new Promise<Ended>((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, stderr }));
  });
  const hears: Running['hears'] = (what) =>
    new Promise((done, fail) => {
      const look = (): void => {
        const found = told.find((one) => one.what === what);
        if (!found) return;
        waiting.delete(look);
        done(found as never);
      };
      waiting.add(look);
      look();
      void ended.then(({ code }) => fail(new Error(`ended with ${code} before "${what}":\n${stderr}`)), fail);
    });
  return {
    told,
    ended,
    hears,
    do(deed) {
      const answer = Promise.withResolvers<unknown>();
      const id = answers.size;
      answers.set(id, answer);
      child.send({ id, deed });
      return answer.promise;
    },
    async page() {
      const { endpoint } = await hears('ready');
      await hears('shown');
      browser = await chromium.connectOverCDP(endpoint);
      const pages = browser.contexts().flatMap((context) => context.pages());
      const page = pages.find((one) => one.url().startsWith('https://'));
      if (!page)
        throw new Error(`no page of the application among ${pages.map((one) => one.url()).join(', ')}`);
      return page;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
      await browser?.close();
    },
  };
}

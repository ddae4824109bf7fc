// Builds the pages of tests and serves them, with the real content policy.
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { CSP } from '../../shared/rpc/csp.ts';
import { pagesOfRun } from './built-pages.ts';
import './page/globals.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files by path. */
export type Built = ReadonlyMap<string, Uint8Array | string>;

/** Where the tests are, and their pages in folders of their own. */
const TESTS = resolve(import.meta.dirname, '..');

let site: Promise<Built> | null = null;
const pages = new Map<string, Promise<Built>>();

/** The files of a page: its own document, and the scripts and pictures of all. @param folder where the page of the tests is */
export function buildPage(folder: URL): Promise<Built> {
  const page = pages.get(folder.href) ?? pageOf(folder);
  pages.set(folder.href, page);
  return page;
}

async function pageOf(folder: URL): Promise<Built> {
  site ??= builtOnce();
  const files = await site;
  const document = files.get(`${relative(TESTS, fileURLToPath(folder)).replaceAll(sep, '/')}/index.html`);
  if (document === undefined) throw new Error(`${folder.pathname} has no index.html`);
  return new Map([...files, ['index.html', document]]);
}

/** All pages together, since most of them share most of what they show. The first worker builds; the others wait for it. */
async function builtOnce(): Promise<Built> {
  const folder = join(pagesOfRun(), 'site');
  const done = `${folder}.done`;
  if (claim(folder)) {
    await make(folder).finally(() => writeFileSync(done, ''));
  } else {
    await appears(done);
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  if (files.length === 0) throw new Error('the pages could not be built by another worker');
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(folder, path).replaceAll(sep, '/'), readFileSync(path)] as const;
    }),
  );
}

/** Makes the folder. @returns whether this worker was the first to do so */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Waits until there is such a file. */
function appears(file: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = () => existsSync(file) && resolve();
  const watcher = watch(dirname(file), look).on('error', reject);
  // It may have been written before there was a watcher.
  look();
  return promise.finally(() => watcher.close());
}

async function make(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: TESTS,
    base: '/',
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: {
      outDir,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      target: 'es2024',
      rolldownOptions: {
        input: globSync('**/page/index.html', { cwd: TESTS }).map((page) => join(TESTS, page)),
      },
    },
  });
}

interface Opening {
  /** What follows the address of the page: a search, a hash. */
  readonly place?: string;
  /** Further files that the page asks for. */
  readonly extra?: Built;
}

/** What is served: one test at a time runs in a worker. */
let served: (path: string) => Uint8Array | string | undefined = () => undefined;
let origin: Promise<string> | null = null;

/** Serves pages to the browser of this worker, as long as that lasts. @returns where */
async function serve(): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://page.localhost').pathname.slice(1) || 'index.html';
    const file = served(path);
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': CSP,
      // What is built has a name for each content: it is read, and its scripts are compiled, once.
      'cache-control': path.startsWith('assets/') ? 'max-age=3600, immutable' : 'no-store',
    });
    response.end(file ?? path);
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  // A browser trusts the name as it trusts the real one: pages may use the clipboard.
  return `http://page.localhost:${(server.address() as AddressInfo).port}`;
}

/** Pages that show one scene after the other (see `page/scenes.ts`), and what they were built to. */
const withScenes = new WeakMap<Page, Built>();

/** What is on a page, if it shows scenes and no test has taken it elsewhere. */
const scenesOn = (page: Page): Built | undefined =>
  page.url() === 'about:blank' ? undefined : withScenes.get(page);

/** Opens a page that was built. One with scenes that is open already shows the next one. */
export async function openPage(
  page: Page,
  built: Built,
  { place = '', extra = new Map() }: Opening = {},
): Promise<void> {
  served = (path) => extra.get(path) ?? built.get(path);
  origin ??= serve();
  const address = `${await origin}/${place}`;
  if (scenesOn(page) === built) return page.evaluate((to) => nextScene(to), address);
  withScenes.delete(page);
  await page.goto(address);
  if (await page.evaluate(() => 'nextScene' in globalThis)) withScenes.set(page, built);
}

/**
 * Takes everything off a page.
 *
 * @param spoilt something has been done to it that outlives its scene
 */
export async function clearPage(page: Page, spoilt: boolean): Promise<void> {
  if (scenesOn(page) !== undefined && !spoilt) return page.evaluate(() => endScene());
  // From an empty page there is no way back into what a test has left behind.
  await page.goto('about:blank');
}

/** Withholds files from a page until they are released. @returns releases them */
export async function withhold(page: Page, files: string): Promise<() => void> {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await late;
    await route.fallback();
  });
  return release;
}

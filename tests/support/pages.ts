// Builds the page of some tests and serves it inside the browser: without a server, with the real content policy.
import { extname } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { CSP } from '../../shared/rpc/csp.ts';

/** Browsers trust it as they trust the real one: pages may use the clipboard. */
const ORIGIN = 'http://page.localhost';

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
export type Built = ReadonlyMap<string, string | Uint8Array>;

const pages = new Map<string, Promise<Built>>();

/** The files of a page, built once a process. @param folder where the page of the tests lies */
export function buildPage({ pathname }: URL): Promise<Built> {
  const page = pages.get(pathname) ?? make(pathname);
  pages.set(pathname, page);
  return page;
}

async function make(root: string): Promise<Built> {
  const built = await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2024' },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!('output' in first)) throw new Error('vite watches instead of building');
  return new Map(
    first.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
  );
}

interface Opening {
  /** What follows the address of the page: a search, a hash. */
  readonly place?: string;
  /** Further files that the page asks for. */
  readonly extra?: Built;
}

/** Opens a page that was built. */
export async function openPage(
  page: Page,
  built: Built,
  { place = '', extra = new Map() }: Opening = {},
): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const file = extra.get(path) ?? built.get(path);
    if (file === undefined) return route.fulfill({ status: 404, body: path });
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': CSP,
    };
    return route.fulfill({ headers, body: typeof file === 'string' ? file : Buffer.from(file) });
  });
  await page.goto(`${ORIGIN}/${place}`);
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

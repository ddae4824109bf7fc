// Builds the page of these tests and serves it inside the browser, without a server and with a strict content policy.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Scene } from './page/scene.ts';

export const ORIGIN = 'http://table.test';

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type Built = ReadonlyMap<string, string | Uint8Array>;

/** The files of the page by path. */
export async function buildPage(): Promise<Built> {
  const built = await build({
    configFile: false,
    root: new URL('page', import.meta.url).pathname,
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

/** Opens a page with a scene. */
export async function openScene(page: Page, built: Built, scene: Scene): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    if (path === 'scene.json') return route.fulfill({ json: scene });
    const file = built.get(path);
    if (file === undefined) return route.fulfill({ status: 404, body: path });
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    };
    return route.fulfill({ headers, body: typeof file === 'string' ? file : Buffer.from(file) });
  });
  await page.goto(`${ORIGIN}/`);
}

const AXE = new URL(import.meta.resolve('axe-core/axe.min.js'));

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

declare global {
  var axe: { run(options: object): Promise<{ violations: Finding[] }> };
}

/** What axe-core finds on the page as it is: rule and element. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Not as a script of the page: its content policy would rightly refuse.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate(
    async () => (await globalThis.axe.run({ resultTypes: ['violations'] })).violations,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

// How much the page weighs, and what comes late.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { RENDERER } from '../../main/shells/paths.ts';

/** Bytes of code, fonts and pictures together, compressed. A quarter of it is for authors, and comes with the workshop. */
const MOST = 1.6e6;
/**
 * Bytes of one file of icon shapes, compressed. There are thousands of icons, for packs of any author; they lie in many
 * small files, of which a page fetches those that its cards need, when it needs them.
 */
const MOST_ICONS = 30_000;
/** What is not needed to begin with, and what only that says. */
const LATE = {
  'three.js': 'WebGLRenderer',
  'the workshop': 'workshop.gesture',
  CodeMirror: 'cm-content',
} as const;

const files = readdirSync(RENDERER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Fonts and photographs are compressed already. */
const isCompressed = (file: string): boolean => /\.(woff2|webp|png)$/.test(file);
const weight = (file: string): number =>
  isCompressed(file) ? statSync(file).size : gzipSync(readFileSync(file), { level: 9 }).length;

/** Scripts that a script needs before it runs, itself included; those that it fetches later are not. */
function needed(script: string, known = new Set<string>()): Set<string> {
  if (known.has(script)) return known;
  known.add(script);
  for (const [, path] of read(script).matchAll(/\b(?:import|from)\s*["'](\.\/[^"']+\.js)["']/g))
    needed(join(script, '..', path), known);
  return known;
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

test('the page is light', () => {
  const sized = files
    .filter((file) => !file.endsWith('licenses.txt'))
    .map((file) => ({ file, bytes: weight(file) }));
  const sum = (is: (file: string) => boolean): number =>
    sized.reduce((total, { file, bytes }) => total + (is(file) ? bytes : 0), 0);
  const isIcons = (file: string): boolean => file.endsWith('.json');
  const bundle = sum((file) => !isIcons(file));
  const code = sum((file) => /\.(js|css|html)$/.test(file));
  console.log(
    `bundle: ${kilobytes(bundle)} compressed, ${kilobytes(code)} of it code; icons besides: ${kilobytes(sum(isIcons))} in ${sized.filter(({ file }) => isIcons(file)).length} files`,
  );
  expect(bundle).toBeLessThan(MOST);
  expect(sized.filter(({ file, bytes }) => isIcons(file) && bytes > MOST_ICONS)).toEqual([]);
});

for (const [what, says] of Object.entries(LATE))
  test(`${what} comes late`, () => {
    const page = read(join(RENDERER, 'index.html'));
    const [, entry] = /<script[^>]+src="\.\/([^"]+\.js)"/.exec(page) ?? [];
    const preloaded = [...page.matchAll(/rel="modulepreload"[^>]+href="\.\/([^"]+)"/g)].map(
      ([, path]) => path,
    );
    const early = [entry, ...preloaded].flatMap((path) => [...needed(join(RENDERER, path))]);
    const late = files.filter((file) => file.endsWith('.js') && read(file).includes(says));
    expect(late.length, `${what} is there`).toBeGreaterThan(0);
    expect(early.filter((file) => late.includes(file))).toEqual([]);
  });

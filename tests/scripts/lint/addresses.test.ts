// What is named by an address and not by an import, workers above all, is moved by no tool and missed by no type.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/lint/paths.ts';

/** `new URL('worker.ts', import.meta.url)`, `join(import.meta.dirname, 'worker.ts')`: a file beside the one that names it. */
const NAMED = [
  /new URL\(\s*'([^'`$]+)',\s*import\.meta\.url,?\s*\)/g,
  /(?:join|resolve)\(\s*import\.meta\.dirname,\s*'([^'`$]+)',?\s*\)/g,
];

function missing(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*).*$/gm, '');
  const named = NAMED.flatMap((pattern) => [...source.matchAll(pattern)].map(([, path]) => path));
  return (
    named
      .map((path) => join(dirname(file), path))
      // A built script is next to the one that is built of the file that names it.
      .filter((path) => ![path, path.replace(/\.c?js$/, '.ts')].some((each) => existsSync(join(ROOT, each))))
      .map((path) => `${file}: ${path}`)
  );
}

test('every file that is named by its address is there', () => {
  const files = globSync('{main,renderer,scripts,shared}/**/*.{ts,svelte}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(missing)).toEqual([]);
});

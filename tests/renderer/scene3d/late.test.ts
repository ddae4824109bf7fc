// three.js is large: nothing but scenes may import it, and nothing may import a scene before it is needed.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/** What is drawn in three dimensions: the kit, and what games make with it. */
const SCENES = /^renderer\/(scene3d|games\/ravingspire\/tower)\//;

/** Imports of a file that are loaded together with it; types vanish when it is built. */
function imports(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found = source.matchAll(
    /^\s*(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gms,
  );
  return [...found].map(([, from]) => (from.startsWith('.') ? normalize(join(dirname(file), from)) : from));
}

const files = globSync('renderer/**/*.{ts,svelte}', { cwd: ROOT });

it('is loaded late', () => {
  expect(files.length).toBeGreaterThan(100);
  const early = files
    .filter((file) => !SCENES.test(file))
    .flatMap((file) =>
      imports(file)
        .filter((from) => /^three(\/|$)/.test(from) || SCENES.test(from))
        .map((from) => `${file}: ${from}`),
    );
  expect(early).toEqual([]);
});

it('imports three by its name only, so that what is not used stays out', () => {
  const paths = new Set(
    files
      .filter((file) => SCENES.test(file))
      .flatMap((file) => imports(file).filter((from) => from.startsWith('three'))),
  );
  expect([...paths]).toEqual(['three']);
});

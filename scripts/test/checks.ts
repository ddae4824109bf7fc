// What is true of the text of the project, before anything runs: types, lint, format.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sum, type Outcome } from './outcome.ts';
import { ROOT, start, tool, type Ran } from './tool.ts';
import type { Run } from './suite.ts';

/** Components and everything else of the page; warnings fail as well. */
const SVELTE_CHECK = [
  '--tsgo',
  '--tsconfig',
  './tsconfig.renderer.json',
  '--fail-on-warnings',
  '--output',
  'human',
];

/** A tool that only says yes or no counts as one test. */
const checked = ({ code, output }: Ran): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output,
});

export const types: Run = async (filters) => {
  const found: Outcome[] = [];
  for (const project of ['tsconfig.node.json', 'tsconfig.shared.json'])
    found.push(checked(await tool('@typescript/native/bin/tsc', ['-p', project, ...filters])));
  // It would go on checking components that are gone.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true });
  found.push(checked(await tool('svelte-check/bin/svelte-check', SVELTE_CHECK)));
  const total = sum(found);
  // shared/ is in both projects: say what is wrong there once.
  return { ...total, output: [...new Set(total.output.split('\n'))].join('\n') };
};

/** What is at the top of the project: each folder, and all files together. A tool that takes them one by one gets on. */
function parts(): string[][] {
  const ignored = new Set(
    readFileSync(join(ROOT, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, '')),
  );
  const names = readdirSync(ROOT).filter((name) => !name.startsWith('.') && !ignored.has(name));
  const isFolder = (name: string): boolean => statSync(join(ROOT, name)).isDirectory();
  return [...names.filter(isFolder).map((name) => [name]), names.filter((name) => !isFolder(name))];
}

/** What needs types (see .oxlintrc.json); all else runs on the syntax alone. */
const TYPED = ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'];

/** ESLint in one process, which says when a part is done. */
export const lint: Run = async (filters, onProgress) => {
  const targets = filters.length > 0 ? filters : parts().flat();
  return sum([
    checked(await tool('oxlint/bin/oxlint', [...TYPED, ...filters])),
    checked(await start(['scripts/test/lint.ts', ...targets], { onProgress })),
    checked(await start(['scripts/lint/circles.ts'])),
    checked(await start(['scripts/lint/action-names.ts'])),
    // What is exported and imported nowhere, files that nothing reaches, packages that nothing needs: see knip.json.
    checked(await tool('knip/bin/knip.js', ['--no-progress'])),
    checked(await start(['scripts/lint/long-messages.ts'])),
  ]);
};

/** Prettier's quicker command line, in one process and without what an earlier run has found. */
const PRETTIER = [
  ...['--experimental-cli', '--no-cache', '--no-parallel'],
  ...['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern'],
];

export const format: Run = async (filters) =>
  checked(await tool('prettier/bin/prettier.cjs', [...PRETTIER, ...(filters.length > 0 ? filters : ['.'])]));

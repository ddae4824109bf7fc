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
  for (const project of ['tsconfig.json', 'tsconfig.shared.json'])
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

/** ESLint in one process, which says when a part is done: types are read once. */
export const lint: Run = async (filters, onProgress) => {
  const targets = filters.length > 0 ? filters : parts().flat();
  return checked(await start(['scripts/test/lint.ts', ...targets], { onProgress }));
};

const PRETTIER = ['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern'];

export const format: Run = async (filters, onProgress) => {
  const found: Ran[] = [];
  for (const targets of filters.length > 0 ? [filters] : parts()) {
    found.push(await tool('prettier/bin/prettier.cjs', [...PRETTIER, ...targets]));
    onProgress(found.length);
  }
  const output = found.map((ran) => ran.output).join('');
  return { ...checked(found.find(({ code }) => code !== 0) ?? found[0]), output };
};

// What is true of the text of the project, before anything runs: types, lint, format.
import { globSync, rmSync } from 'node:fs';
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

/** Every finding fails; what a filter names may be for the other linter. */
const OXLINT = ['--deny-warnings', '--no-error-on-unmatched-pattern'];
const ESLINT = ['--max-warnings=0', '--no-warn-ignored', '--no-error-on-unmatched-pattern'];

/** A tool that only says yes or no counts as one test. */
const checked = ({ code, output }: Ran): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output,
});

/**
 * The compiler in Oxlint: the rules that need types (types.oxlintrc.json), and all that the compiler itself has to say.
 * It collects its garbage late: that takes a fifth less time and no more memory than its largest moment.
 */
const typed = (args: readonly string[]): Promise<Ran> =>
  tool('oxlint/bin/oxlint', ['-c', 'types.oxlintrc.json', ...OXLINT, ...args], { env: { GOGC: '400' } });

export const types: Run = async (filters) => {
  const ofPage = ['renderer', ...globSync('tests/**/page', { cwd: ROOT })];
  // It would go on checking components that are gone.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true });
  return sum([
    checked(await typed(['--type-check', ...ofPage.map((room) => `--ignore-pattern=/${room}`), ...filters])),
    // Svelte-check knows what a component is, and checks the types of the page's scripts as well.
    checked(await typed(ofPage)),
    checked(await tool('svelte-check/bin/svelte-check', SVELTE_CHECK)),
  ]);
};

/** ESLint for components, Oxlint for scripts; then what is seen in many files at once. */
export const lint: Run = async (filters) =>
  sum([
    checked(await tool('oxlint/bin/oxlint', [...OXLINT, ...filters])),
    checked(await tool('eslint/bin/eslint.js', [...ESLINT, ...(filters.length > 0 ? filters : ['.'])])),
    checked(await start(['scripts/lint/circles.ts'])),
    checked(await start(['scripts/lint/action-names.ts'])),
    // What is exported and imported nowhere, files that nothing reaches, packages that nothing needs: see knip.json.
    checked(await tool('knip/bin/knip.js', ['--no-progress'])),
    checked(await start(['scripts/lint/long-messages.ts'])),
  ]);

/** Prettier's quicker command line, in one process and without what an earlier run has found. */
const PRETTIER = [
  ...['--experimental-cli', '--no-cache', '--no-parallel'],
  ...['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern'],
];

export const format: Run = async (filters) =>
  checked(await tool('prettier/bin/prettier.cjs', [...PRETTIER, ...(filters.length > 0 ? filters : ['.'])]));

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import ravingspire from './scripts/lint/plugin.ts';

// shared/ computes the same thing on every machine, in Node and in a browser.
const impureGlobals = [
  ['Date', 'Nothing in shared/ reads a clock: take the time as a parameter.'],
  ['performance', 'Nothing in shared/ reads a clock.'],
  ['process', 'shared/ also runs in a browser.'],
  ['Buffer', 'shared/ also runs in a browser.'],
  ['require', 'shared/ also runs in a browser.'],
  ['fetch', 'shared/ does no input or output.'],
  ['console', 'shared/ does no input or output: return or emit what there is to say.'],
  ['crypto', 'Randomness comes from the keyed streams.'],
  ['setTimeout', 'shared/ knows no time.'],
  ['setInterval', 'shared/ knows no time.'],
  ['globalThis', 'shared/ uses the language, not its surroundings.'],
].map(([name, message]) => ({ name, message }));

const mathRandom = {
  object: 'Math',
  property: 'random',
  message: 'Randomness comes from the keyed streams.',
};

// Their results depend on the language of the machine.
const localeMethods = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map(
  (property) => ({ property, message: 'The result depends on the language of the machine.' }),
);

const noModuleState = [
  ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind!="const"]',
].map((selector) => ({
  selector,
  message: 'No module state here: a step is run again from a snapshot, which knows nothing of it.',
}));

const noTry = {
  selector: 'TryStatement',
  message: 'No try here: it would swallow the abort by which an unanswered choice ends a step.',
};

export default ts.config(
  {
    ignores: [
      'shared/generated/',
      'dist/',
      'tmp/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'release/',
      '.svelte-check/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  // The compiler's view of a component is that of svelte-check; here only its script has to be read as TypeScript.
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      'svelte/no-unused-svelte-ignore': 'off', // it takes the words behind a comment for warnings
    },
  },
  {
    plugins: { ravingspire },
    rules: {
      'no-undef': 'off', // tsc knows better
      'ravingspire/imports': 'error',
      'ravingspire/no-game-names': 'error',
      'ravingspire/no-game-words': 'error',
      'ravingspire/no-sleeps': 'error',
      'ravingspire/one-owner': 'error',
      'ravingspire/plain-words': 'error',
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', mathRandom],
    },
  },
  {
    files: ['shared/engine/**/*.ts', 'shared/games/**/*.ts', 'shared/parts/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', mathRandom, ...localeMethods],
      'no-restricted-syntax': ['error', ...noModuleState, noTry],
    },
  },
  {
    // What catches the abort of a step, and what stands outside of steps.
    files: ['drive', 'scenario', 'table', 'versions'].map((name) => `shared/engine/${name}.ts`),
    rules: { 'no-restricted-syntax': ['error', ...noModuleState] },
  },
);

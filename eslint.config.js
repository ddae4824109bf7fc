import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import ravingspire from './scripts/lint/plugin.ts';

export default ts.config(
  {
    // Oxlint reads everything else, some twenty times as fast: see .oxlintrc.json.
    ignores: [
      '**/*.{ts,js,mjs}',
      '!**/*.svelte.ts',
      ...['dist/', 'tmp/', 'coverage/', 'test-results/', 'playwright-report/', 'release/', '.svelte-check/'],
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
);

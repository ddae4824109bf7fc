import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    // No file changes what another one sees: what they all import is loaded once a thread.
    isolate: false,
    // All cores: nothing else runs beside the tests.
    maxWorkers: '100%',
    // Generous: a slow machine is no defect. Speed is measured where it is promised.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

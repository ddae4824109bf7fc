import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    // Generous: a slow machine is no defect. Speed is measured where it is promised.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { HUNG_MS } from './scripts/test/hung.ts';
import { WaitingFirst } from './scripts/test/order.ts';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    // No file changes what another one sees: what they all import is loaded once a thread.
    isolate: false,
    // What a file leaves open would go on beside all that follow it in its thread.
    setupFiles: ['tests/support/built-threads.ts', 'tests/support/after-file.ts'],
    // All cores; what runs beside the tests takes its share.
    maxWorkers: '100%',
    sequence: { sequencer: WaitingFirst },
    // Node runs the source as everywhere else: nothing is transformed, and what it has compiled is kept.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A slow machine is no defect: the clock ends what hangs and decides nothing else.
    testTimeout: HUNG_MS,
    hookTimeout: HUNG_MS,
  },
});

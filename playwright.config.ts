import { defineConfig } from '@playwright/test';

// Playwright asks its workers for colours. Where none are wanted, every Node started from a test would complain
// that it is told both, and tests read what programs write.
if (process.env['NO_COLOR'] !== undefined) delete process.env['FORCE_COLOR'];

// Drives the system's Chromium; nothing is downloaded.
export default defineConfig({
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    // The page on its own, with a host of the tests behind it.
    { name: 'page', testDir: 'tests', testMatch: ['renderer/*.spec.ts', 'table/*.spec.ts'] },
    // The whole application, as somebody uses it in a browser; needs the built page.
    { name: 'e2e', testDir: 'tests/e2e', timeout: 180_000 },
    // The built application: its main process over a stand-in of Electron, and Electron itself where it is there.
    { name: 'electron', testDir: 'tests/electron', testIgnore: 'package.spec.ts' },
    { name: 'package', testDir: 'tests/electron', testMatch: 'package.spec.ts' },
  ],
});

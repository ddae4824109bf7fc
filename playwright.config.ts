import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './scripts/chromium.ts';
import { HUNG_MS } from './scripts/test/hung.ts';
import type { Choices } from './tests/e2e/app.ts';
import { keepPages } from './tests/support/built-pages.ts';
import { PATIENCE } from './tests/support/patience.ts';

// Playwright asks its workers for colours. Where none are wanted, every Node started from a test would complain
// that it is told both, and tests read what programs write.
if (process.env['NO_COLOR'] !== undefined) delete process.env['FORCE_COLOR'];

keepPages();

/** Machines that test have no graphics card: what is drawn in three dimensions is drawn by the processor. */
const SOFTWARE = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** The system's Chromium; nothing is downloaded. */
const chromium = (...args: string[]) => ({
  launchOptions: {
    executablePath: CHROMIUM,
    // People see scroll bars, and scroll bars take room.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...SOFTWARE, ...args],
  },
});

/**
 * The page itself is put together without the card that a processor plays, as on any machine without one. It still draws
 * the tower, but every frame of the page is there in half the time.
 */
const PLAYED = chromium('--disable-gpu-compositing');

export default defineConfig<Choices>({
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 1,
  // No machine is too slow: a clock ends what hangs, and a test that fails anyway.
  timeout: HUNG_MS,
  expect: { timeout: PATIENCE },
  use: chromium(),
  projects: [
    { name: 'browser', testDir: 'tests/browser' },
    // The page on its own, with a host of the tests behind it.
    {
      name: 'page',
      testDir: 'tests/renderer',
      testIgnore: 'looks.spec.ts',
      use: PLAYED,
    },
    // The same in all its states, only looked at: in the soak.
    {
      name: 'page-looks',
      testDir: 'tests/renderer',
      testMatch: 'looks.spec.ts',
      use: PLAYED,
    },
    // The whole application, as it is used in a browser; needs the built page.
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      testIgnore: ['looks.spec.ts', 'long.spec.ts', 'in-words.spec.ts'],
      fullyParallel: true,
      use: { ...PLAYED, paints: 'a corner' },
    },
    // Too long for every day: whole games in all the other ways, and of bots at the table in words.
    {
      name: 'long',
      testDir: 'tests/e2e',
      testMatch: ['long.spec.ts', 'in-words.spec.ts', 'arcana.spec.ts'],
      timeout: 3 * HUNG_MS,
      use: PLAYED,
    },
    // The same, only looked at.
    {
      name: 'looks',
      testDir: 'tests/e2e',
      testMatch: 'looks.spec.ts',
      fullyParallel: true,
      use: PLAYED,
    },
    // What was promised in counts: bytes, draw calls, frames.
    { name: 'budgets', testDir: 'tests/budgets', use: { paints: 'a corner' } },
    // What was promised in milliseconds and megabytes; it has the machine for itself, in the soak.
    { name: 'measured', testDir: 'tests/measured', testIgnore: ['memory.spec.ts', 'typing.spec.ts'] },
    {
      name: 'typing',
      testDir: 'tests/measured',
      testMatch: 'typing.spec.ts',
      timeout: 3 * HUNG_MS,
      use: PLAYED,
    },
    { name: 'memory', testDir: 'tests/measured', testMatch: 'memory.spec.ts', timeout: 3 * HUNG_MS },
    // The built application: its main process over a stand-in of Electron, and Electron itself where it is there.
    { name: 'electron', testDir: 'tests/main/electron', testIgnore: 'package.spec.ts' },
    { name: 'package', testDir: 'tests/main/electron', testMatch: 'package.spec.ts' },
  ],
});

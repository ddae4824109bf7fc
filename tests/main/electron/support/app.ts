import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { launch, type Launch, type Running } from '../harness/launch.ts';

/** The application over the stand-in of Electron, once or several times with one data folder. */
export class Desktop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'desktop-'));
  private readonly running: Running[] = [];
  /** Not there before the first start. */
  readonly dataDir = join(this.folder, 'data');

  start({ flags = [], ...rest }: Launch = {}): Running {
    const one = launch({ flags: ['--data', this.dataDir, ...flags], ...rest });
    this.running.push(one);
    return one;
  }

  /** Ends what still runs. What a page asked for outside, or what broke in it, fails the test that closes. */
  async close(): Promise<void> {
    await Promise.all(this.running.map((one) => one.stop()));
    rmSync(this.folder, { recursive: true, force: true });
    for (const { told } of this.running) {
      expect(told.filter(({ what }) => what === 'network' || what === 'defect')).toEqual([]);
    }
  }
}

/** Tests that start the application themselves. */
export const test = base.extend<{ desktop: Desktop }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  desktop: async ({}, use) => {
    const desktop = new Desktop();
    await use(desktop);
    await desktop.close();
  },
});

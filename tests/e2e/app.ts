// The real application, and pages that are watched.
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { Served } from './support/served.ts';
import { stock, type SettingsChange, type Stored } from './support/stock.ts';
import { Watch } from './support/watch.ts';

const CORNER = fileURLToPath(new URL('page/corner.js', import.meta.url));

/** What lies in the data folder before the application is started. */
interface Stock {
  /** Tables, none where it is left out. They are asked for when a test needs them: it takes a while to find them. */
  readonly tables?: () => readonly Stored[];
  readonly settings: SettingsChange;
}

/** What a project may choose for its tests. */
export interface Choices {
  /** How much the page paints of what it draws in three dimensions: see `page/corner.js`. */
  readonly paints: 'all' | 'a corner';
}

interface Fixtures {
  /** Nothing, unless a test asks for more by `test.use`. */
  stocked: Stock | null;
  /** Ids of the tables that lie there, in their order. */
  tables: string[];
  /** Runs. */
  app: Served;
  /** Watches `page`; what it sees fails the test. */
  watch: Watch;
}

/** Tests of the real application. */
export const test = base.extend<Fixtures & Choices>({
  paints: ['all', { option: true }],
  stocked: [null, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  tables: async ({}, use) => use([]),
  app: async ({ stocked, tables }, use) => {
    const app = new Served();
    if (stocked !== null)
      tables.push(...(await stock(app.dataDir, stocked.tables?.() ?? [], stocked.settings)));
    await app.start();
    await use(app);
    await app.close();
    expect(app.complaints).toEqual([]);
  },
  watch: [
    // The application is asked for first, so that it ends last: a page that is still open would miss it.
    async ({ app, page, paints }, use) => {
      if (paints === 'a corner') await page.addInitScript({ path: CORNER });
      const watch = new Watch(page);
      await use(watch);
      expect(watch.defects, app.stderr).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Served, type Watch };

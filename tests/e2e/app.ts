// The real application, and pages that are watched.
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { Served } from './support/served.ts';
import { Stockroom, type Stock } from './support/stock.ts';
import { Watch } from './support/watch.ts';

const CORNER = fileURLToPath(new URL('page/corner.js', import.meta.url));

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

interface WorkerFixtures {
  stockroom: Stockroom;
}

/** Tests of the real application. */
export const test = base.extend<Fixtures & Choices, WorkerFixtures>({
  paints: ['all', { option: true }],
  stocked: [null, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  tables: async ({}, use) => use([]),
  stockroom: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const stockroom = new Stockroom();
      await use(stockroom);
      stockroom.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ stocked, tables, stockroom }, use) => {
    const app = new Served();
    if (stocked !== null) tables.push(...(await stockroom.fill(app.dataDir, stocked)));
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

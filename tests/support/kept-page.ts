// Tests of a page on its own. One page of a worker serves them one after the other: what it has fetched and compiled stays,
// which is most of what opening a page costs. One with scenes stays open and shows those of the tests in turn, which is most
// of the rest. Playwright's own reuse of a context empties the cache between tests.
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { clearPage } from './pages.ts';

interface Fixtures {
  /** A new page in a context of its own, for what cannot be undone: scripts put in before those of the page, a stopped clock. */
  ownPage: boolean;
  /** What a test does to its page outlives the scene, as what watches it does: the next test opens the page again. */
  spoils: boolean;
}

interface WorkerFixtures {
  /** The page of the worker. */
  kept: Page;
}

/** What comes before each test, with fixtures as Playwright calls them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownPage: [false, { option: true }],
  spoils: [false, { option: true }],
  kept: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const refuse = () => Promise.reject(new Error('It would stay for later tests: use `ownPage`.'));
      Object.assign(page, { addInitScript: refuse });
      Object.assign(page.clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse });
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ ownPage, spoils, kept, browser, viewport }, use) => {
    if (ownPage) {
      const context = await browser.newContext({ viewport });
      await use(context);
      await context.close();
      return;
    }
    if (viewport !== null) await kept.setViewportSize(viewport);
    await use(kept.context());
    await leave(kept, spoils);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** Takes back what a test may have done to a page and its context. */
async function leave(page: Page, spoilt: boolean): Promise<void> {
  const context: BrowserContext = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await context.clearPermissions();
  await page.evaluate('if (origin !== "null") sessionStorage.clear()');
  await clearPage(page, spoilt);
}

// Tests of a page on its own. One page of a worker serves them one after the other: what it has fetched and compiled stays,
// which is most of what opening a page costs. Playwright's own reuse of a context empties the cache between tests.
import { test as base, type BrowserContext, type Page } from '@playwright/test';

interface Fixtures {
  /** A new page in a context of its own, for what cannot be undone: scripts put in before those of the page, a stopped clock. */
  ownPage: boolean;
}

interface WorkerFixtures {
  /** The page of the worker. */
  kept: Page;
}

/** What comes before each test, with fixtures as Playwright calls them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownPage: [false, { option: true }],
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
  context: async ({ ownPage, kept, browser, viewport }, use) => {
    if (ownPage) {
      const context = await browser.newContext({ viewport });
      await use(context);
      await context.close();
      return;
    }
    if (viewport !== null) await kept.setViewportSize(viewport);
    await use(kept.context());
    await leave(kept);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});

/** Takes back what a test may have done to a page and its context. */
async function leave(page: Page): Promise<void> {
  const context: BrowserContext = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await context.clearPermissions();
  await page.evaluate('if (origin !== "null") sessionStorage.clear()');
  // From an empty page there is no way back into what a test has left behind.
  await page.goto('about:blank');
}

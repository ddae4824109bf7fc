// Every screen, in every size that must hold and in every language: nothing cut off, nothing over another, and nothing
// that a checker of accessibility finds.
import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import './fake-host.ts';
import { servePage, type ServedPage } from './served-page.ts';

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const SIZES = [
  [1024, 640],
  [1280, 720],
  [1920, 1080],
] as const;

const LANGUAGES = ['language=en', 'language=de', 'pseudo'];

/** How to get to each state of each screen. */
const STATES: {
  readonly [name: string]: {
    readonly search?: string;
    readonly hash?: string;
    act?(page: Page): Promise<void>;
  };
} = {
  'title screen': {},
  'first title screen': { search: 'fresh' },
  'new game': { hash: '#/new' },
  'new game for many': {
    hash: '#/new',
    async act(page) {
      const add = page.locator('section:has(ol) .wrap button');
      for (const which of [0, 1, 0, 1, 0]) await add.nth(which).click();
    },
  },
  'refused game': {
    hash: '#/new',
    async act(page) {
      await page.evaluate(() =>
        fakeHost.fail('tables.create', 'not-possible', 'Two heroes are one and the same.'),
      );
      await page.locator('footer .primary').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'open tables': { hash: '#/tables/open' },
  'finished tables': { hash: '#/tables/finished' },
  bin: { hash: '#/tables/removed' },
  'no tables': { search: 'fresh', hash: '#/tables' },
  settings: { hash: '#/settings' },
  'settings in the largest text': { search: 'textSize=1.3', hash: '#/settings' },
  'new game in the largest text': { search: 'textSize=1.3', hash: '#/new' },
  'title in the largest text': { search: 'textSize=1.3' },
  backups: { hash: '#/backups' },
  'backup under way': { hash: '#/backups', act: (page) => page.locator('header button').click() },
  'question about a backup': {
    hash: '#/backups',
    act: (page) => page.locator('main li button').first().click(),
  },
  expansions: { hash: '#/expansions/choir' },
  'safe mode': {
    hash: '#/expansions',
    async act(page) {
      await page.locator('header [role=switch]').click();
      await page.locator('header .btn').click();
    },
  },
  library: { hash: '#/library' },
  'empty library': {
    hash: '#/library',
    async act(page) {
      await page.locator('input[type=search]').fill('nothing like that');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  'hall of records': { hash: '#/records/signed' },
  results: { hash: '#/records/finished' },
  'library in the largest text': { search: 'textSize=1.3', hash: '#/library' },
  credits: { hash: '#/credits' },
  nowhere: { hash: '#/nowhere' },
  'notice and lost connection': {
    act: (page) =>
      page.evaluate(() => {
        fakeHost.push('notice', {
          id: 'n1',
          tone: 'warning',
          sentence: 'One pack has a problem.',
          cure: 'See the list.',
        });
        fakeHost.push('notice', { id: 'n2', tone: 'info', sentence: 'A backup was made.', cure: '' });
        fakeHost.connect(false);
      }),
  },
};

const test = base.extend<object, { served: ServedPage }>({
  served: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const served = await servePage();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
});

async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
  );
}

for (const [name, { search, hash = '', act }] of Object.entries(STATES)) {
  test(name, async ({ page, served }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const language of LANGUAGES) {
      const query = [language, search].filter((part) => part !== undefined).join('&');
      await page.goto('about:blank');
      await page.goto(`${served.address}?${query}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What the host tells comes after the heading.
      await page.waitForFunction('fakeHost.calls.length > 2 && document.fonts.status === "loaded"');
      await act?.(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(() => layoutProblems());
        problems.push(...found.map((problem) => `${language} ${width}x${height} ${problem}`));
      }
      const found = await accessibilityProblems(page);
      problems.push(...found.map((problem) => `${language} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

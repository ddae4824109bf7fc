// Every screen, in every size that must hold and in every language: nothing cut off, nothing over another, and nothing
// that a checker of accessibility finds.
import { expect, type Page } from '@playwright/test';
import { SEED_WORDS } from '../../../renderer/shell/new-game/seed.ts';
import { axeFindings } from '../../support/axe.ts';
import { layoutProblems } from '../../support/geometry.js';
import { lettered, LONG, sizes } from '../../support/windows.ts';
import './fake-host.ts';
import { buildPage, openPage } from '../../support/pages.ts';
import { test } from '../../support/kept-page.ts';

/** What has room in words that are 40 % longer has room in shorter ones; the long run looks at all. */
const LANGUAGES = LONG ? ['language=en', 'language=de', 'pseudo'] : ['pseudo'];

/** What empties the bin, in any language. */
const EMPTY_BIN = '.head > h2 ~ button';

/** Tests the balance of the pack that is shown, up to two fifths. */
async function testBalance(page: Page): Promise<void> {
  await page.locator('section section .form .btn').click();
  await expect(page.locator('tbody tr')).toHaveCount(13);
  await page.locator('summary').last().click();
}

/** Chance draws the words of a seed; here they are the widest ones of the language that is spoken. */
async function fillWidestSeed(page: Page): Promise<void> {
  await page.locator('footer input').waitFor();
  const lists = SEED_WORDS[(await page.locator('html').getAttribute('lang')) === 'de' ? 'de' : 'en'];
  const widest: string[] = [];
  for (const words of lists) {
    const widths = await page.evaluate<number[]>(`(() => {
      const ink = document.createElement('canvas').getContext('2d');
      ink.font = getComputedStyle(document.querySelector('footer input')).font;
      return ${JSON.stringify(words)}.map((word) => ink.measureText(word).width);
    })()`);
    widest.push(words[widths.indexOf(Math.max(...widths))]);
  }
  await page.locator('footer input').fill(widest.join('-'));
}

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
  'title screen with two games': { search: 'two' },
  'first title screen with two games': { search: 'two&fresh' },
  'title screen with three games': {
    search: 'two',
    async act(page) {
      await page.evaluate(() => {
        const { games } = fakeHost.state;
        games.push({ ...games[1], id: 'third' });
        fakeHost.push('reset', {});
      });
      await expect(page.getByRole('link', { name: 'Moor Walk' })).toHaveCount(2);
    },
  },
  'title with two games in the largest text': { search: 'two&textSize=1.3' },
  'new game without packs': { search: 'two', hash: '#/new/moor-walk' },
  'tables of two games': { search: 'two', hash: '#/tables/open' },
  'library of two games': { search: 'two', hash: '#/library' },
  'results of two games': { search: 'two', hash: '#/records/finished' },
  'new game': { hash: '#/new' },
  'new game with the widest seed that is drawn': {
    search: 'two',
    hash: '#/new/moor-walk',
    act: fillWidestSeed,
  },
  'new game with the widest seed in the largest text': {
    search: 'textSize=1.3',
    hash: '#/new',
    act: fillWidestSeed,
  },
  'new game for many': {
    hash: '#/new',
    async act(page) {
      const add = page.locator('section:has(ol) .wrap button');
      for (const which of [0, 1, 0, 1, 0]) await add.nth(which).click();
    },
  },
  'new game with bots of long names': {
    hash: '#/new',
    async act(page) {
      await page.evaluate(() => {
        const { form } = fakeHost.state;
        const long = { id: 'long', label: 'Großmeisterin der Schneeballschlacht', about: form.bots[2].about };
        const about = 'Spielt vor jedem Wurf viele mögliche Fortgänge durch. Die stärkste; denkt lange nach.';
        fakeHost.state.form = { ...form, bots: [...form.bots, long, { ...long, id: 'longest', about }] };
        fakeHost.push('reset', {});
      });
      const list = page.locator('.seat.active select');
      await expect(list.locator('option')).toHaveCount(6);
      await list.selectOption({ index: 5 });
      await expect(page.locator('.seat.active .hint')).toContainText('Fortgänge');
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
  'a table being taken in, and one that was refused': {
    hash: '#/tables/open',
    async act(page) {
      await page.evaluate(() => {
        const sentence =
          'The file is no saved game, or it is damaged: log/12/kind is not as it has to be. Save it again.';
        fakeHost.fail('files.import', 'not-possible', sentence);
      });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.locator('header .actions button').first().click(),
      ]);
      await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('[') });
      await expect(page.getByRole('alert')).toBeVisible();
      await page.evaluate(() =>
        fakeHost.push('job', { job: 'j3', kind: 'import', state: 'running', progress: 0.6, note: '' }),
      );
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
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
  'balance of a pack, not tested yet': { hash: '#/expansions/thaw' },
  'balance of a pack': { hash: '#/expansions/thaw', act: testBalance },
  'balance of a pack in the largest text': {
    search: 'textSize=1.3',
    hash: '#/expansions/thaw',
    act: testBalance,
  },
  'balance of a pack, a test that failed': {
    hash: '#/expansions/thaw',
    async act(page) {
      await testBalance(page);
      await page.evaluate(() => {
        const note = 'Something went wrong inside the program. Nothing was changed; its log has the details.';
        fakeHost.push('job', { job: 'lab-r1', kind: 'lab', state: 'failed', progress: 0.4, note });
      });
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'balance of a pack while another one is tested': {
    hash: '#/expansions/thaw',
    async act(page) {
      await testBalance(page);
      await page.locator('.entry button').first().click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
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
  'who made what of a pack': {
    hash: '#/expansions/thaw',
    async act(page) {
      await page.locator('summary').nth(1).click();
      await expect(page.locator('dt').filter({ hasText: 'Mara Quill' })).toBeVisible();
    },
  },
  'who made the icons': {
    hash: '#/credits',
    async act(page) {
      await page.locator('summary').first().click();
      await expect(page.locator('dt').first()).toContainText('CC BY 3.0');
    },
  },
  nowhere: { hash: '#/nowhere' },
  'packs of the workshop': { search: 'two', hash: '#/workshop' },
  'packs of the workshop in the largest text': { search: 'textSize=1.3', hash: '#/workshop' },
  'a shelf with many packs': {
    search: 'textSize=1.3',
    hash: '#/workshop',
    async act(page) {
      await page.evaluate(() => {
        const { packs } = fakeHost.state;
        const [own] = packs.packs.filter(({ origin }) => origin === 'user');
        const more = Array.from({ length: 23 }, (_, i) => ({
          ...own,
          id: `shelf-${i}`,
          folder: `${own.folder}-${i}`,
          translations: {},
          title: i % 3 === 0 ? 'Donaudampfschifffahrtsgesellschaft im Nebel' : `Choir ${i}`,
        }));
        fakeHost.state.packs = { ...packs, packs: [...packs.packs, ...more] };
        fakeHost.push('reset', {});
      });
      await expect(page.getByRole('link', { name: 'Choir 22' })).toBeAttached();
    },
  },
  'no packs of one’s own': {
    hash: '#/workshop',
    async act(page) {
      await page.evaluate(() => {
        const { packs } = fakeHost.state;
        fakeHost.state.packs = { ...packs, packs: packs.packs.filter(({ origin }) => origin !== 'user') };
        fakeHost.push('reset', {});
      });
      await expect(page.locator('section[aria-labelledby=own-packs]').getByRole('link')).toHaveCount(0);
    },
  },
  'packs in the bin': {
    hash: '#/workshop',
    async act(page) {
      await page.evaluate(async () => {
        const [own] = fakeHost.state.packs.packs.filter(({ origin }) => origin === 'user');
        await fakeHost.request('workshop.bin', { folder: own.folder });
      });
      await expect(page.locator(EMPTY_BIN)).toBeVisible();
    },
  },
  'before the bin is emptied': {
    search: 'textSize=1.3',
    hash: '#/workshop',
    async act(page) {
      await page.evaluate(async () => {
        const [own] = fakeHost.state.packs.packs.filter(({ origin }) => origin === 'user');
        await fakeHost.request('workshop.bin', { folder: own.folder });
      });
      await page.locator(EMPTY_BIN).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a new pack whose id is taken': {
    search: 'two',
    hash: '#/workshop',
    async act(page) {
      await page.locator('.new').click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('Choir');
      await expect(page.locator('.hint.bad')).toBeVisible();
    },
  },
  'a pack that is not there': { hash: '#/workshop/lost-pack' },
  'notice and lost connection': {
    act: (page) =>
      page.evaluate(() => {
        fakeHost.push('notices', [
          { id: 'n1', tone: 'warning', sentence: 'One pack has a problem.', cure: 'See the list.' },
          { id: 'n2', tone: 'info', sentence: 'A backup was made.', cure: '' },
        ]);
        fakeHost.connect(false);
      }),
  },
};

for (const [name, { search, hash = '', act }] of Object.entries(STATES)) {
  test(name, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const built = await buildPage(new URL('page', import.meta.url));
    const problems: string[] = [];
    for (const language of LANGUAGES) {
      const query = [language, search].filter((part) => part !== undefined).join('&');
      await openPage(page, built, { place: `?${query}${hash}` });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What the host tells comes after the heading.
      await page.waitForFunction(() => fakeHost.calls.length > 2);
      await lettered(page);
      await act?.(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        // What is said for a moment looks for another place in the next frame.
        await lettered(page);
        const found = await page.evaluate(layoutProblems, {});
        problems.push(...found.map((problem) => `${language} ${size.width}x${size.height} ${problem}`));
      }
      const found = await axeFindings(page);
      problems.push(...found.map((problem) => `${language} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

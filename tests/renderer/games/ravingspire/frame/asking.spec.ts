// Where a question is: at the side, and over nothing that it may be about.
import { expect, type Locator, type Page } from '@playwright/test';
import { LONG, lettered } from '../../../../support/windows.ts';
import { metScene, questionScene } from '../../../table/found.ts';
import type { Scene } from '../../../table/page/scene.ts';
import { boxesOf, meet } from './rectangles.ts';
import { sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

/** The smaller of the two arrangements, and the smallest of the larger; the soak looks at much room as well. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  ...(LONG ? [{ width: 1920, height: 1080 }] : []),
];

/** What has room in long words has room in short ones: these are for the soak. */
const TONGUES = LONG ? (['en', 'de'] as const) : (['de'] as const);

/** What is on the table, and what there is to read and to press around it. */
const ON_TABLE = [
  ':is([data-zone="ring"], [data-zone="hand"], [data-zone="mat"]) :is([data-card], .tag)',
  '[data-zone="hero"]',
  '[data-zone="foot"]',
  '.slot',
  '.switch',
  '.camera',
  'nav',
].join(', ');

/** A label on the board is above the head of its figure; pixels from its foot to the floor. */
const BODY = 24;

/** What a question covers on the table. */
async function covered(page: Page, sheet: Locator): Promise<string[]> {
  const own = (await sheet.boundingBox())!;
  const things = await boxesOf(page.locator(ON_TABLE));
  const labels = await boxesOf(page.locator('[data-spot]:is(.hero, .foe)'));
  const figures = labels.map((label) => ({ ...label, height: label.height + BODY }));
  return [...things, ...figures].filter((each) => meet(own, each)).map(({ name }) => name);
}

const sit = async (page: Page, { setup, played }: Scene, tongue: 'en' | 'de'): Promise<Locator> => {
  await sitDown(page, { setup, played, tongue });
  return page.locator('[data-zone="question"]');
};

for (const [what, find] of [
  ['while a card is met', metScene],
  ['about cards that lie nowhere', () => questionScene('retrieve')],
  ['about cards in hand', () => questionScene('discard')],
] as const)
  test(`P9: a question ${what} covers nothing on the table`, async ({ page }) => {
    for (const tongue of TONGUES) {
      const question = await sit(page, find(), tongue);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await lettered(page);
        await expect.poll(() => covered(page, question), `${tongue}, ${size.width}`).toEqual([]);
        await expect(question).toBeInViewport({ ratio: 0.999 });
        // Where there is much to read, what can be answered is in sight nevertheless.
        const first = question.getByRole('listitem').getByRole('button').first();
        await expect(first).toBeInViewport({ ratio: 0.6 });
      }
    }
  });

test('P9: what is asked is written once', async ({ page }) => {
  const question = await sit(page, questionScene('discard'), 'en');
  const title = (await question.getByRole('heading').textContent())!.trim();
  const written = page.getByText(title, { exact: true }).filter({ visible: true });
  expect((await boxesOf(written)).filter(({ width }) => width > 1)).toHaveLength(1);
});

test('P9: the large card of what is pointed at lies over no question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const question = await sit(page, metScene(), 'en');
  const large = page.locator('.float .large');
  // A pointer comes from somewhere: the first place where a page learns of it is no movement.
  await page.mouse.move(640, 300);
  const cards = page.locator('[data-zone="ring"] button[data-card]');
  for (const card of [...(await cards.all()), question.getByRole('listitem').getByRole('button').last()]) {
    await card.hover();
    if ((await card.getAttribute('data-card')) === null) continue;
    await expect(large).toBeVisible();
    expect(meet((await large.boundingBox())!, (await question.boundingBox())!)).toBe(false);
    await page.mouse.move(640, 300);
    await expect(large).toHaveCount(0);
  }
});

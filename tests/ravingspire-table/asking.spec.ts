// Where a question is: at the side, and over nothing that it may be about.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { lettered } from '../support/windows.ts';
import { metScene, questionScene } from '../table/found.ts';
import type { Scene } from '../table/page/scene.ts';
import { meet } from './rectangles.ts';
import { sitDown } from './sitting.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

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
  const found = await Promise.all(
    [page.locator(ON_TABLE), page.locator('[data-spot]:is(.hero, .foe)')].map(async (things, figures) =>
      Promise.all(
        (await things.all()).map(async (each) => {
          const box = await each.boundingBox();
          if (box === null || !meet(own, { ...box, height: box.height + figures * BODY })) return [];
          return [(await each.getAttribute('aria-label')) ?? (await each.textContent()) ?? ''];
        }),
      ),
    ),
  );
  return found.flat(2);
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
    for (const tongue of ['en', 'de'] as const) {
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
  const sizes = await Promise.all((await written.all()).map((each) => each.boundingBox()));
  expect(sizes.filter((box) => box !== null && box.width > 1)).toHaveLength(1);
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

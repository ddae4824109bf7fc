// What is told where one points, and only there.
import { expect, type Locator, type Page } from '@playwright/test';
import { button, goOn, region, sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

const tips = (page: Page) => page.locator('.tip:popover-open');

/** Long enough for whatever comes to those who rest. */
const REST = 2000;

test.describe('at rest on notes', () => {
  test.use({ ownPage: true });

  test('P7: notes that can be read whole are not told again beside', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.install();
    await sitDown(page);
    await goOn(page, 'encounter');
    const notes = page.locator('.foot .notes');
    await notes.hover();
    await page.clock.fastForward(REST);
    await expect(tips(page)).toHaveCount(0);
    // What explains more is still told.
    await button(page.getByRole('navigation', { name: 'Phases of the turn' }), 'Recover').hover();
    await page.clock.fastForward(REST);
    await expect(tips(page)).toHaveCount(1);
  });
});

test.describe('at rest on an entry', () => {
  test.use({ ownPage: true });

  test('P7: an entry of the chronicle tells beside it only what cannot be read there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.install();
    await sitDown(page, { played: 60 });
    const log = page.getByRole('log');
    const entry = log
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .last();
    await button(page, 'Every line').click();
    await entry.scrollIntoViewIfNeeded();
    await entry.hover({ position: { x: 20, y: 6 } });
    await page.clock.fastForward(REST);
    await expect(tips(page)).toHaveCount(0);
  });
});

test('P10: what cannot be done now does not light up under the pointer', async ({ page }) => {
  await sitDown(page, { seed: 'drawn looks', played: 60 });
  await goOn(page, 'explore');
  const more = region(page, 'More to do').getByRole('button');
  const background = (): Promise<string> =>
    off.evaluate((element: { readonly computedStyleMap: () => { get(name: string): unknown } }) =>
      String(element.computedStyleMap().get('background-color')),
    );
  const off = more.and(page.locator('[aria-disabled], .off')).first();
  const before = await background();
  await off.hover();
  expect(await background()).toBe(before);
});

test('P10: everything that can be done is below the die and clear of the board', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await sitDown(page, { seed: 'drawn looks', played: 60 });
  await goOn(page, 'move');
  const more = region(page, 'More to do');
  await more.getByRole('switch', { name: 'Show everything' }).click();
  await expect(more.getByRole('listitem')).not.toHaveCount(0);
  const top = async (): Promise<number> => (await more.getByRole('listitem').first().boundingBox())!.y;
  const foot = async (found: Locator): Promise<number> => {
    const box = (await found.boundingBox())!;
    return box.y + box.height;
  };
  await expect.poll(async () => (await foot(page.locator('.tray .what'))) <= (await top()) + 1).toBe(true);
  const hero = page.getByRole('region', { name: 'The tower' }).getByRole('button', { name: /^Aurora/ });
  await expect.poll(async () => (await foot(hero.first())) <= (await top()) + 1).toBe(true);
});

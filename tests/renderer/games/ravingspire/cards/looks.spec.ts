// The cards of a table in three languages at three sizes: nothing clipped, nothing over anything else, nothing too small
// to press, nothing that axe finds.
import { expect, test, type Page } from '@playwright/test';
import { LONG, problemsOf, windows } from '../../../../support/windows.ts';
import { encounter } from '../../../table/found.ts';
import { gameScene } from '../../../table/scenes.ts';
import type { Built } from '../../../../support/pages.ts';
import { Bench, buildBench } from './bench.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBench();
});

async function looksRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await problemsOf(page), state).toEqual([]);
    expect.soft(await page.evaluate(() => cardLooks.overlaps()), state).toEqual([]);
    expect.soft(await page.evaluate(() => violations), state).toEqual([]);
  });
}

for (const { name, size, tongue } of windows) {
  test(`cards look right at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const bench = new Bench(page);
    const { setup, played } = encounter().scene;
    await bench.open(built, gameScene({ tongue, seed: setup.seed, played }));
    await looksRight(page, 'an Encounter');

    const wanted = await bench.wanted();
    const buy = wanted.find(({ action, refused }) => action.do === 'acquire' && !refused)!;
    await bench.card(buy.card).click();
    await page.locator('[data-pay]:not([aria-disabled])').waitFor();
    await looksRight(page, 'a payment');
    await page.keyboard.press('Escape');

    const play = wanted.find(({ action, refused }) => action.do === 'play' && !refused)!;
    await bench.card(play.card).click();
    await looksRight(page, 'the slip of a card in hand');
    await page.keyboard.press('Escape');

    await bench.card(buy.card).focus();
    await page.keyboard.press('i');
    await page.locator('dialog[open] h2').waitFor();
    await looksRight(page, 'a card from close up');
    await page.keyboard.press('Escape');

    await page.evaluate(() => controls.playUntil('explore'));
    await looksRight(page, 'Explore');
    await page.locator('[data-zone="more"] [aria-expanded]').first().click();
    await looksRight(page, 'ways to turn the ring');
    await page.keyboard.press('Escape');

    for (const toggle of await page.getByRole('switch').all()) await toggle.click();
    await looksRight(page, 'everything shown');

    await page.evaluate(() => controls.playUntil('battle'));
    await looksRight(page, 'a battle with a full hand');

    await page.evaluate(() => controls.playUntil('discard'));
    await looksRight(page, 'a question');
  });
}

test('a card that is pointed at is shown large, and covers neither itself nor the tower', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const bench = new Bench(page);
  await bench.open(built, gameScene({ played: 36 }));
  const zones = await page.locator('[data-zone]:has(button[data-card])').all();
  const cards = await Promise.all(zones.map((zone) => zone.locator('button[data-card]').all()));
  // Those at both ends of each zone have least room.
  const looked = cards.flatMap((own) => (LONG ? own : [own[0], own[own.length - 1]]));
  // A pointer comes from somewhere: the first place where a page learns of it is no movement.
  await page.mouse.move(640, 300);
  for (const button of looked) {
    await button.hover();
    const large = page.locator('.float .large');
    await expect(large).toBeVisible();
    const [card, shown] = [(await button.boundingBox())!, (await large.boundingBox())!];
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.y).toBeGreaterThanOrEqual(0);
    expect(shown.x + shown.width).toBeLessThanOrEqual(1280);
    expect(shown.y + shown.height).toBeLessThanOrEqual(720);
    // It lies over the columns at the sides: the middle of the window stays free.
    expect(shown.x + shown.width <= 460 || shown.x >= 820).toBe(true);
    const beside = shown.x + shown.width <= card.x + 12 || shown.x >= card.x + card.width - 12;
    expect(beside, (await button.getAttribute('aria-label')) ?? '').toBe(true);
    await page.mouse.move(640, 300);
    await expect(large).toHaveCount(0);
  }
});

// The board in three languages at three sizes: nothing over anything else, nothing outside, nothing too small, nothing
// that axe finds.
import { expect, test, type Page } from '@playwright/test';
import { problemsOf, windows } from '../../../../support/windows.ts';
import { buildPage, type Built } from '../../../../support/pages.ts';
import { misplaced, openBoard, playUntil, settled } from './table.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});

async function looksRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await misplaced(page), state).toEqual([]);
    expect.soft(await problemsOf(page), state).toEqual([]);
  });
}

for (const { name, size, tongue } of windows) {
  test(`the map at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openBoard(page, built, { seats: 6, tongue });
    await playUntil(page, 'move');
    await looksRight(page, 'six at the start');
    await page.evaluate(() => controls.play(250));
    await playUntil(page, 'move');
    await looksRight(page, 'later, to move');
    await playUntil(page, 'explore');
    await looksRight(page, 'exploring');

    await page.locator('.camera button').nth(1).click();
    await settled(page);
    await looksRight(page, 'come closer');
    await page.locator('.camera button').first().click();

    await page.locator('.spot.hero').first().click();
    await page.locator('.board [role="dialog"]').waitFor();
    const box = (await page.locator('.board [role="dialog"]').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    expect.soft(await problemsOf(page), 'a slip').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => violations)).toEqual([]);
  });
}

test('over the tower elements keep off each other too, from every side', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await openBoard(page, built, { seats: 4, played: 240, board: { kind: 'solid' } });
  await expect(page.locator('.picture canvas')).toBeVisible();
  await playUntil(page, 'move');
  await looksRight(page, 'the whole tower');
  for (const button of await page.locator('.camera button').all()) {
    await button.click();
    await settled(page);
    expect.soft(await misplaced(page), (await button.getAttribute('aria-label')) ?? '').toEqual([]);
  }
  await page.locator('.picture').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', '+', '0']) {
    for (let times = 0; times < 4; times++) await page.keyboard.press(key);
    await settled(page);
    expect.soft(await misplaced(page), key).toEqual([]);
  }
});

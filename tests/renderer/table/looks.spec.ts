// Every state of the generic table: nothing clipped, nothing too small, nothing that axe finds.
import { test } from '@playwright/test';
import { looksRight } from '../../support/looks-right.ts';
import { windows } from '../../support/windows.ts';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, openScene } from './built.ts';
import './page/globals.ts';
import { gameScene, pilgrimScene, SOON_WON, toyScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

for (const { name, size, tongue } of windows) {
  test(`looks right at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openScene(page, built, gameScene({ played: 60, tongue }));
    await page.getByRole('log').waitFor();
    await looksRight(page, 'an open turn');

    await page.getByRole('main').locator('[aria-haspopup="dialog"].pay').first().click();
    await page.getByRole('dialog').getByRole('radio').first().waitFor();
    await looksRight(page, 'paying by hand');
    await page.keyboard.press('Escape');

    await page.getByRole('article').getByRole('button').nth(1).click();
    await looksRight(page, 'a card');
    await page.keyboard.press('Escape');

    await page.keyboard.press('h');
    await page.getByRole('dialog').waitFor();
    await looksRight(page, 'a hint');
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await looksRight(page, 'the keys');
    await page.keyboard.press('Escape');

    await page.getByRole('toolbar').locator('[aria-haspopup="dialog"]').nth(1).click();
    await looksRight(page, 'the details');
    await page.keyboard.press('Escape');

    for (const toggle of await page.getByRole('switch').all()) await toggle.click();
    await looksRight(page, 'everything shown');

    await page.getByRole('log').locator('summary').last().click();
    await page.evaluate(() => controls.getStuck(0));
    await page.locator('.now .slip .ways').first().waitFor();
    await looksRight(page, 'a reason, and a bot that cannot go on');

    await page.getByRole('log').getByRole('button').nth(3).click();
    await page.getByRole('slider').waitFor();
    await looksRight(page, 'looking back');
    await page.keyboard.press('Escape');

    await page.evaluate(() => controls.playUntil('discard'));
    await looksRight(page, 'a question');

    await openScene(page, built, gameScene({ seed: SOON_WON, played: 5000, tongue }));
    await page.getByRole('textbox').waitFor();
    await looksRight(page, 'the end');

    await openScene(page, built, pilgrimScene({ seats: 3, tongue }));
    await page.getByRole('textbox').first().fill('Somebody with a name');
    await looksRight(page, 'what several seats are asked at once, with something to write');

    await openScene(page, built, pilgrimScene({ seats: 3, tongue, played: 9 }));
    await page.getByRole('textbox').first().waitFor();
    await looksRight(page, 'an end with lines, and something to write');

    await openScene(page, built, toyScene({ seats: 3, tongue }));
    await page.getByRole('dialog').waitFor();
    await looksRight(page, 'the curtain');
  });
}

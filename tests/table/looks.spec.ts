// Every state of the table in three languages at three sizes: nothing clipped, nothing too small, nothing that axe finds.
import { expect, test, type Page } from '@playwright/test';
import { axeFindings, buildPage, openScene, type Built } from './built.ts';
import './page/globals.ts';
import { gameScene, toyScene } from './scenes.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const TONGUES = ['en', 'de', 'pseudo'] as const;

let built: Built;
test.beforeAll(async () => {
  built = await buildPage();
});

/** Least size of anything that can be pressed, in pixels (WCAG 2.5.8). */
const LEAST = 24;

async function looksRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await page.evaluate((least) => looks.misfits(least), LEAST), state).toEqual([]);
    expect.soft(await axeFindings(page), state).toEqual([]);
  });
}

for (const viewport of SIZES) {
  for (const tongue of TONGUES) {
    test(`looks right at ${viewport.width} x ${viewport.height}, ${tongue}`, async ({ page }) => {
      test.setTimeout(150_000);
      await page.setViewportSize(viewport);
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

      await page.getByRole('log').getByRole('button').nth(3).click();
      await page.getByRole('slider').waitFor();
      await looksRight(page, 'looking back');
      await page.keyboard.press('Escape');

      await page.evaluate(() => controls.playUntil('discard'));
      await looksRight(page, 'a question');

      await page.evaluate(() => controls.play(5000));
      await page.getByRole('textbox').waitFor();
      await looksRight(page, 'the end');

      await openScene(page, built, toyScene({ seats: 3, tongue }));
      await page.getByRole('dialog').waitFor();
      await looksRight(page, 'the curtain');
    });
  }
}

// Every state of the drawn table: nothing clipped, nothing too small, nothing that axe finds. The whole application is
// looked at in tests/e2e in the same way.
import { expect, test, type Page } from '@playwright/test';
import { LONG, problemsOf, windows } from '../../../../support/windows.ts';
import { SOON_WON } from '../../../table/scenes.ts';
import { goOn, sitDown } from './sitting.ts';

/** The board has tests of its own. */
const BOARD = '.board';

async function looksRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await problemsOf(page, BOARD), state).toEqual([]);
  });
}

for (const { name, size, tongue } of windows) {
  test(`the drawn table looks right at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const seed = 'drawn looks';
    await sitDown(page, { seed, seats: 2, played: 60, tongue });
    for (const phase of LONG ? ['move', 'encounter', 'explore'] : ['explore']) {
      await goOn(page, phase);
      await looksRight(page, `an open turn: ${phase}`);
    }

    await page.locator('[popovertarget]').click();
    await looksRight(page, 'the menu');
    await page.keyboard.press('Escape');

    await page
      .locator('.party button, ul[aria-label] button')
      .filter({ has: page.locator('.face') })
      .click();
    await looksRight(page, 'everything of another hero');
    await page.keyboard.press('Escape');

    for (const pile of await page.locator('.foot li[data-place] button').all()) {
      await pile.click();
      await looksRight(page, `a pile: ${(await pile.textContent()) ?? ''}`);
      await page.keyboard.press('Escape');
    }

    await page.getByRole('log').locator('summary').last().click();
    await page.evaluate(() => controls.getStuck(0));
    await page.locator('.foot section.slip').waitFor();
    await looksRight(page, 'a reason, and a bot that cannot go on');

    await page.getByRole('log').getByRole('button').nth(3).click();
    await page.getByRole('slider').waitFor();
    await looksRight(page, 'looking back');
    await page.keyboard.press('Escape');

    if (LONG) {
      await sitDown(page, { seed, seats: 6, played: 90, tongue });
      await goOn(page, 'encounter');
      await looksRight(page, 'six heroes');
    }

    await sitDown(page, { seed, played: 60, tongue, textSize: 1.3 });
    await goOn(page, 'explore');
    await looksRight(page, 'the largest text');

    await sitDown(page, { seed: SOON_WON, played: 5000, tongue });
    await page.getByRole('textbox').waitFor();
    if (LONG) await looksRight(page, 'the end');
    await page.locator('form button').click();
    await page.getByRole('code').waitFor();
    // The signature is written on the picture of the card, in a light ink.
    await page.locator('.trophy img').waitFor();
    await looksRight(page, 'the end, signed');
  });
}

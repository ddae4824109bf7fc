// How a game is played can be read at its table, if the game tells it.
import { expect } from '@playwright/test';
import { games } from '../../../shared/games/index.ts';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, sitDown } from './built.ts';
import { secondScene, toyScene } from './scenes.ts';
import { test } from '../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

test('one page says how the game is played, and leads to the keys', async ({ page }) => {
  const driver = await sitDown(page, built, secondScene());
  await driver.tool('How to play').click();
  const dialog = driver.dialog('How to play');
  for (const { title, terms } of games[1].words.en.primer!) {
    await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const { about } of terms) await expect(dialog.getByText(about).first()).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Keys' }).click();
  await expect(driver.dialog('Keys')).toBeVisible();
});

test('a game that does not tell it has no button for it', async ({ page }) => {
  const driver = await sitDown(page, built, toyScene());
  await expect(driver.tool('Keys')).toBeVisible();
  await expect(driver.tool('How to play')).toHaveCount(0);
});

// At a table in words that draws its cards, a card of the hand is picked, and then what is done with it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, sitDown } from './built.ts';
import type { Driver } from './driver.ts';
import { secondScene } from './scenes.ts';
import { test } from '../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

/** A turn in which some cards of the hand can be used. */
async function atTurn(page: Page): Promise<Driver> {
  const driver = await sitDown(page, built, secondScene());
  await page.evaluate(() => controls.playUntil('action'));
  await driver.settled();
  return driver;
}

/** Cards that can be picked, and their names. */
const usable = (page: Page): Locator => page.getByRole('article').locator('button[aria-pressed]');
const choices = (driver: Driver): Locator => driver.acts.locator('[data-choice]');

test('the choices of a card that is picked are listed alone, and the first has the focus', async ({
  page,
}) => {
  const driver = await atTurn(page);
  const all = await choices(driver).count();
  const card = usable(page).first();
  const name = await card.innerText();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(driver.acts.getByText(`With “${name}”`)).toBeVisible();
  const listed = choices(driver);
  expect(await listed.count()).toBeLessThan(all);
  for (const text of await listed.allInnerTexts()) expect(text).toContain(name);
  await expect(listed.first()).toBeFocused();
  // A second gesture does it, and all that comes next is listed again.
  await driver.enter(listed.first());
  await expect(driver.acts.getByText(`With “${name}”`)).toBeHidden();
});

test('all choices come back by the button, by Escape, and by the card itself', async ({ page }) => {
  const driver = await atTurn(page);
  const all = await choices(driver).count();
  const card = usable(page).first();
  for (const back of [
    () => driver.choice('All choices').click(),
    () => page.keyboard.press('Escape'),
    () => card.click(),
  ]) {
    await card.click();
    await expect(choices(driver)).not.toHaveCount(all);
    await back();
    await expect(choices(driver)).toHaveCount(all);
    await expect(card).toHaveAttribute('aria-pressed', 'false');
  }
});

test('the picture of a card that can be picked opens it, and so does one that cannot', async ({ page }) => {
  await atTurn(page);
  const card = usable(page).first();
  const name = await card.innerText();
  await page
    .getByRole('button', { name: `Look at ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  const other = page.getByRole('article').locator('button.name[aria-haspopup]').first();
  const otherName = await other.innerText();
  await other.click();
  await expect(page.getByRole('dialog', { name: otherName })).toBeVisible();
});

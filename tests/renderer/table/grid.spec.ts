// A place whose cards lie in cells, at the table in words: by mouse and by keys, by roles and names.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Built } from '../../support/pages.ts';
import { test } from '../../support/kept-page.ts';
import { problemsOf, sizes } from '../../support/windows.ts';
import { buildTablePage, sitDown } from './built.ts';
import type { Driver } from './driver.ts';
import { noughtsScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

const cellIn = (driver: Driver, name: string): Locator =>
  driver.zone('Board').getByRole('button', { name, exact: true });

/** Goes from the cell with the focus to another one, and sees where that leads. */
async function go(page: Page, driver: Driver, key: string, to: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(cellIn(driver, to)).toBeFocused();
}

test('cells are marked by mouse, and say what is in them and what can be done there', async ({ page }) => {
  const driver = await sitDown(page, built, noughtsScene());
  const board = driver.zone('Board');
  await expect(cellIn(driver, 'b2')).toHaveAccessibleDescription('free Mark b2');
  await driver.enter(cellIn(driver, 'b2'));
  await expect(board.getByRole('button', { name: 'Cross', exact: true })).toHaveCount(1);
  await expect(cellIn(driver, 'b2')).toHaveAccessibleDescription(/Cross 2\soptions/);
  await driver.enter(cellIn(driver, 'a1'));
  await driver.enter(cellIn(driver, 'b1'));
  await driver.enter(cellIn(driver, 'c1'));
  await driver.enter(cellIn(driver, 'b3'));
  await expect(page.getByRole('region', { name: 'Won' })).toContainText('Cross has three in a row.');
});

test('the arrows lead from cell to cell, Tab to the board and past it, and Enter does what can be done', async ({
  page,
}) => {
  const driver = await sitDown(page, built, noughtsScene());
  await cellIn(driver, 'a1').focus();
  await go(page, driver, 'ArrowRight', 'b1');
  await go(page, driver, 'ArrowDown', 'b2');
  await go(page, driver, 'ArrowLeft', 'a2');
  // There is nothing further on.
  await go(page, driver, 'ArrowLeft', 'a2');
  await go(page, driver, 'End', 'c3');
  await go(page, driver, 'ArrowUp', 'c2');
  await go(page, driver, 'Home', 'a1');
  await go(page, driver, 'ArrowDown', 'a2');
  await driver.enterBy(() => page.keyboard.press('Enter'));
  // One goes on from where one was.
  await expect(cellIn(driver, 'a2')).toBeFocused();
  await go(page, driver, 'ArrowRight', 'b2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(cellIn(driver, 'b2')).toBeFocused();
  await driver.enterBy(() => page.keyboard.press('Enter'));
  expect(await driver.entries()).toBe(2);
});

test('where there is more to do than one thing, it is listed, and Escape lists all again', async ({
  page,
}) => {
  const driver = await sitDown(page, built, noughtsScene());
  await driver.enter(cellIn(driver, 'b2'));
  const listed = driver.acts.locator('[data-choice]');
  const all = await listed.count();
  const cell = cellIn(driver, 'b2');
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(driver.acts.getByText('At “b2”')).toBeVisible();
  await expect(driver.choice('Turn b2')).toBeVisible();
  await expect(driver.choice('Mark a1')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(listed).toHaveCount(all);
  await cell.click();
  await driver.enter(driver.choice('Lift b2'));
  await expect(cell).toHaveAccessibleDescription('free Mark b2');
});

test('a cell where nothing can be done says why, and what lies there is looked at', async ({ page }) => {
  const driver = await sitDown(page, built, noughtsScene());
  await driver.enter(cellIn(driver, 'a1'));
  await driver.enter(cellIn(driver, 'b2'));
  const own = cellIn(driver, 'a1');
  await expect(own).toHaveAttribute('aria-disabled', 'true');
  await own.click({ force: true, position: { x: 6, y: 6 } });
  await expect(page.getByRole('alert')).toContainText('There is a mark already.');
  await driver.zone('Board').getByRole('button', { name: 'Cross', exact: true }).click();
  await expect(driver.dialog('Cross')).toBeVisible();
});

test('a drawn table shows the cells of a place that is looked into', async ({ page }) => {
  const { settings } = noughtsScene();
  const driver = await sitDown(
    page,
    built,
    noughtsScene({ played: 2, settings: { ...settings, table: 'drawn' } }),
  );
  await page.getByRole('button', { name: 'Places', exact: true }).click();
  const cells = driver.dialog('Places').getByRole('listitem');
  await expect(cells).toHaveCount(9);
  await expect(cells.getByRole('button')).toHaveCount(2);
  for (const mark of ['Cross', 'Nought'])
    await expect(cells.getByRole('button', { name: mark })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

test('nothing is cut off, nothing lies over anything else, and axe finds nothing', async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const driver = await sitDown(page, built, noughtsScene());
    await driver.enter(cellIn(driver, 'b2'));
    await driver.enter(cellIn(driver, 'a3'));
    expect(await problemsOf(page)).toEqual([]);
    // When it is over, what remains to be said has most of the room.
    for (const name of ['b1', 'c1', 'b3']) await driver.enter(cellIn(driver, name));
    expect(await problemsOf(page)).toEqual([]);
  }
});

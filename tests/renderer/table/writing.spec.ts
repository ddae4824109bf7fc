// What a player writes at a table, and what is left to do when a game is over.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, sitDown } from './built.ts';
import type { Driver } from './driver.ts';
import type { Scene } from './page/scene.ts';
import { pilgrimScene } from './scenes.ts';
import { test } from '../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

const at = (page: Page, scene: Scene): Promise<Driver> => sitDown(page, built, scene);

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

/** What one of several seats at the screen is asked. */
const asked = (page: Page, title: string, who: string): Locator =>
  page.getByRole('region', { name: `${title} What ${who} can do`, exact: true });

const entry = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (controls.calls.findLast(({ name }) => name === 'table.submit')!.params as { body: unknown }).body,
  );

/** The number of a pilgrim game's last entry: two names, and two miles for each of two. */
const OVER = 6;

test('what a choice proposes can be taken, or overwritten and entered', async ({ page }) => {
  const driver = await at(page, pilgrimScene());
  const red = asked(page, 'Who sets out?', 'The Red').getByRole('group', { name: 'Set out', exact: true });
  const name = red.getByRole('textbox', { name: 'Name of the pilgrim', exact: true });
  await expect(name).toHaveValue('Pilgrim red');
  await name.fill('  Rosa ');
  await name.press('Enter');
  await page.waitForFunction(() => controls.n === 1);
  await driver.settled();
  expect(await entry(page)).toEqual({ do: 'name', name: 'Rosa' });
  // The other one is asked alone now, and takes what stands there.
  const green = driver.acts.getByRole('group', { name: 'Set out', exact: true });
  await driver.enter(green.getByRole('button', { name: 'Set out', exact: true }));
  expect(await entry(page)).toEqual({ do: 'name', name: 'Pilgrim green' });
});

test('what is missing or too much is said at the field, which keeps the focus', async ({ page }) => {
  const driver = await at(page, pilgrimScene());
  const form = asked(page, 'Who sets out?', 'The Green').getByRole('group', { name: 'Set out' });
  const name = form.getByRole('textbox');
  await name.fill('   ');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await form.getByRole('button').click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Something has to be written here.');
  await name.fill('Gertrude');
  await expect(name).toHaveAccessibleDescription('5 letters left');
  await name.fill('Gertrudeeeeeee');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('1 letter too many: there is room for 13.');
  await name.press('Enter');
  expect(await driver.entries()).toBe(0);
  await name.fill('Gert');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.press('Enter');
  await page.waitForFunction(() => controls.n === 1);
  expect(await entry(page)).toEqual({ do: 'name', name: 'Gert' });
});

test('what is being written stays while others act', async ({ page }) => {
  const driver = await at(page, pilgrimScene());
  const green = asked(page, 'Who sets out?', 'The Green').getByRole('textbox');
  await green.fill('Gert');
  await driver.enter(asked(page, 'Who sets out?', 'The Red').getByRole('button'));
  await expect(driver.acts.getByRole('textbox')).toHaveValue('Gert');
});

test('letters that are written are no keys of the table', async ({ page }) => {
  const driver = await at(page, pilgrimScene());
  await driver.acts.getByRole('textbox').first().pressSequentially('uhle');
  expect(await driver.entries()).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(driver.log).toBeVisible();
});

test('the end tells its lines, and what may still be kept is kept', async ({ page }) => {
  const driver = await at(page, pilgrimScene({ played: OVER }));
  const end = driver.acts.getByRole('region', { name: 'Won', exact: true });
  const lines = end.getByRole('list', { name: 'What remains to be said' }).getByRole('listitem');
  await expect(lines).toHaveText([/Pilgrim red was The Red/, /Pilgrim green was The Green/]);
  await lines.nth(1).getByRole('button', { name: 'The Green' }).click();
  await expect(driver.dialog('The Green')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(driver.tool('Hint')).toHaveAccessibleDescription('The game is over.');
  await expect(page.getByText('to act')).toHaveCount(0);
  // Both seats may note the same, so it is offered once.
  const kept = end.getByRole('region', { name: 'Something to keep', exact: true });
  await expect(kept).toHaveCount(1);
  const note = kept.getByRole('textbox', { name: 'Note on the way' });
  await note.click();
  await page.keyboard.type('One line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and another.');
  expect(await driver.entries()).toBe(OVER);
  await driver.enter(kept.getByRole('button', { name: 'Keep the note', exact: true }));
  expect(await entry(page)).toEqual({ do: 'note', text: 'One line\nand another.' });
  await expect(note).toHaveValue('One line\nand another.');
  await expect(driver.log).toContainText('has noted');
  await driver.enter(driver.tool('Undo'));
  await expect(note).toHaveValue('');
  await expect(end).toBeVisible();
  await driver.enter(driver.tool('Redo'));
  await expect(note).toHaveValue('One line\nand another.');
});

test('one person signs once for all seats', async ({ page }) => {
  const driver = await at(page, pilgrimScene({ seats: 3, played: 9 }));
  const end = driver.acts.getByRole('region', { name: 'Won', exact: true });
  await expect(end.getByRole('textbox', { name: /^Name of/ })).toHaveCount(1);
  const name = end.getByRole('textbox', { name: 'Name of The Red, The Green and blue' });
  await expect(name).toHaveValue('Ada');
  await end.getByRole('button', { name: 'Sign for the hall of records' }).click();
  await expect(end.getByText('Signed on 21 Nov 2026: Ada.')).toBeVisible();
  await end.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'Left for #/new/pilgrims' })).toBeVisible();
});

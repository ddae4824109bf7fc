// What the table does when messages get lost, come late, or others are quicker.
import { expect, type Page } from '@playwright/test';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, openScene } from './built.ts';
import { Driver } from './driver.ts';
import { gameScene, toyScene } from './scenes.ts';
import { test } from '../../support/kept-page.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

const callsOf = async (
  page: Page,
  name: string,
): Promise<{ nonce: string; after: number; since: number }[]> =>
  page.evaluate(
    (wanted) => controls.calls.filter((call) => call.name === wanted).map(({ params }) => params as never),
    name,
  );

test('a lost update is asked for again, from the newest chapter that is known', async ({ page }) => {
  await openScene(page, built, gameScene({ played: 20 }));
  const driver = new Driver(page);
  await driver.log.waitFor();
  await page.evaluate(() => {
    controls.lose(2);
    controls.play(3);
  });
  await expect.poll(async () => (await callsOf(page, 'table.watch')).length).toBe(2);
  expect((await callsOf(page, 'table.watch'))[1].since).toBe(20);
  await expect.poll(async () => page.evaluate(() => controls.shown())).toBe(23);
});

test('who was overtaken is told so, and sees the newest position', async ({ page }) => {
  await openScene(page, built, toyScene({ seats: 1 }));
  const driver = new Driver(page);
  await driver.log.waitFor();
  await page.evaluate(() => {
    controls.lose(1);
    controls.play(1);
  });
  await driver.choice('Make a note').click();
  await expect(page.getByRole('alert')).toContainText('The table has moved on meanwhile.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn 2');
});

test('an entry counts once, however often the connection breaks', async ({ page }) => {
  await openScene(page, built, toyScene());
  const driver = new Driver(page);
  await driver.log.waitFor();
  await page.evaluate(() => controls.connect(false));
  await driver.choice('Make a note').click();
  await expect.poll(async () => (await callsOf(page, 'table.submit')).length).toBe(1);
  await page.evaluate(() => controls.connect(true));
  await expect(driver.log).toContainText('Ada: noted.');
  const submits = await callsOf(page, 'table.submit');
  expect(new Set(submits.map(({ nonce }) => nonce)).size).toBe(1);
  expect(submits.length).toBe(2);
  expect(await driver.entries()).toBe(1);
});

test('what happens is told by voice, and refusals at once', async ({ page }) => {
  await openScene(page, built, toyScene());
  const driver = new Driver(page);
  await driver.log.waitFor();
  const voice = page.getByRole('main').locator('> [role="status"]');
  await driver.enter(driver.choice('Make a note'));
  await expect(voice).toContainText('Ada: noted.');
  await driver.enter(driver.choice('Draw a card'));
  await expect(voice).toContainText('To do now: keep?');
  await driver.enter(driver.answers.last().getByRole('button'));
  await driver.choice('Win').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nobody wins by saying so.');
  // The id of a rule leads nowhere: it is not shown.
  await driver.page.getByText('Every line').click();
  await expect(page.getByText('TOY-1')).toHaveCount(0);
});

test('a double click makes one entry', async ({ page }) => {
  await openScene(page, built, toyScene());
  const driver = new Driver(page);
  await driver.log.waitFor();
  await driver.choice('Make a note').dblclick();
  await driver.settled();
  // The second click finds the first entry made; both are allowed to count, but never one twice.
  const nonces = (await callsOf(page, 'table.submit')).map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  expect(await driver.entries()).toBe(nonces.length);
});

test('a table that cannot be shown says why and can be tried again', async ({ page }) => {
  await openScene(page, built, { ...toyScene(), broken: true });
  await expect(page.getByRole('alert')).toContainText('There is no such table.');
  await page.evaluate(() => controls.mend());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('log')).toBeVisible();
});

test('what is told again in other words takes the place of what was known', async ({ page }) => {
  await openScene(page, built, gameScene({ played: 130 }));
  const driver = new Driver(page);
  const chapters = driver.log.getByRole('button', { name: /^Aurora/ });
  await driver.log.getByRole('button', { name: 'Earlier' }).click();
  await expect.poll(async () => chapters.count()).toBe(80);
  await page.evaluate(() => controls.retell());
  await expect.poll(async () => chapters.count()).toBe(40);
  await expect(page.getByRole('main').locator('> [role="status"]')).toBeEmpty();
});

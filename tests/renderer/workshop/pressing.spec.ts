// What is pressed on the sheet is what was under the pointer, whatever the focus shows and hides on its way.
import { expect } from '@playwright/test';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

test('a gap opens that ghosts before it have given their place to', async ({ page }) => {
  for (const tongue of ['en', 'de'] as const) {
    const author = await openBench(page, built, benchScene('mercy-stroke', { tongue }));
    await author.sheet.getByRole('spinbutton').focus();
    await expect(author.stop(/^(who|wer): /)).toBeVisible();
    await author.sheet.getByRole('combobox').first().click();
    await expect(author.sheet.getByRole('option').first()).toBeVisible();
  }
});

test('a stop opens that is in a line below ghosts', async ({ page }) => {
  const author = await openBench(page, built, benchScene('gorehound-master'));
  for (const from of ['gain sanity, effect 1 of 3', 'gains sanity, effect 3 of 3']) {
    await author.stop(from).focus();
    for (const stop of ['banish, effect 1 of 1', 'lose sanity, effect 1 of 1']) {
      await author.stop(stop).click();
      await expect(page.getByRole('combobox', { name: `choose, ${stop}` })).toBeFocused();
      await page.keyboard.press('Escape');
    }
  }
});

test('the menu of a clause opens by one press of the other button, from wherever the focus was', async ({
  page,
}) => {
  const author = await openBench(page, built, benchScene('gorehound-master'));
  for (const stop of ['gain sanity, effect 1 of 3', 'banish, effect 1 of 1', 'lose sanity, effect 1 of 1']) {
    await page.getByRole('searchbox').focus();
    await author.stop(stop).click({ button: 'right' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
  }
});

test('a number that is pressed waits for digits, and opens by a further press', async ({ page }) => {
  const author = await openBench(page, built, benchScene('gorehound-master'));
  const number = author.sheet.getByRole('spinbutton').first();
  const start = { position: { x: 3, y: 6 } };
  for (const before of [page.getByRole('searchbox'), author.stop('banish, effect 1 of 1')]) {
    await before.focus();
    await number.click(start);
    await expect(number).toBeFocused();
    await page.keyboard.type('4');
    await expect(number).toHaveAttribute('aria-valuenow', '4');
    await number.click(start);
    await expect(author.sheet.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('what is below the sentence stays where it is when the focus leaves it', async ({ page }) => {
  const author = await openBench(page, built, benchScene('gorehound-master'));
  const bottom = (): Promise<number> =>
    author.sheet.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom));
  const before = await bottom();
  let grown = 0;
  for (const stop of ['gain sanity, effect 1 of 3', 'banish, effect 1 of 1', 'lose sanity, effect 1 of 1']) {
    await author.stop(stop).focus();
    const inside = await bottom();
    grown = Math.max(grown, inside - before);
    await page.getByRole('searchbox').focus();
    expect(await bottom()).toBe(inside);
  }
  // At some of them more is shown than fits into their line.
  expect(grown).toBeGreaterThan(0);
});

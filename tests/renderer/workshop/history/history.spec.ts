// The history of a pack on a page of its own: whatever may be in it has its place, and is there by keyboard.
import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/kept-page.ts';
import { buildPage, openPage, type Built } from '../../../support/pages.ts';
import { DOUBLED, problemsOf, windows } from '../../../support/windows.ts';
import type { HistoryScene } from './page/scene.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});

async function open(page: Page, scene: HistoryScene): Promise<void> {
  await openPage(page, built, { extra: new Map([['scene.json', JSON.stringify(scene)]]) });
}

for (const { name, size, tongue } of [...windows, DOUBLED])
  test(`looks right at ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, { tongue, textSize: 1.3, lines: 40 });
    const lines = page.getByRole('option');
    await expect(lines).toHaveCount(40);
    await lines.nth(4).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect.soft(await problemsOf(page), 'a card').toEqual([]);
    await page.getByRole('listitem').last().getByRole('button').click();
    await lines.nth(5).click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
    expect.soft(await problemsOf(page), 'not known any more').toEqual([]);
  });

test('is gone through by keys, and further lines come at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, { tongue: 'en', textSize: 1, lines: 150 });
  const list = page.getByRole('listbox', { name: 'History' });
  const chosen = list.getByRole('option', { selected: true });
  await expect(list.getByRole('option')).toHaveCount(60);
  await list.focus();
  for (const key of ['End', 'End', 'End']) {
    await page.keyboard.press(key);
    await expect(chosen).toBeInViewport();
  }
  await expect(list.getByRole('option')).toHaveCount(150);
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  await expect(list.getByRole('option').nth(10)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('PageUp');
  await expect(chosen).toHaveText(/Undone: cost of Night Lantern\s*Bell/);

  // A step is found by what it says.
  const find = page.getByRole('searchbox', { name: 'Find a step' });
  await find.fill('release');
  await expect(list.getByRole('option')).toHaveCount(8);
  await find.fill('no such step');
  await expect(page.getByRole('heading', { name: 'No step is like that' })).toBeVisible();
  await find.fill('');
  await expect(list.getByRole('option')).toHaveCount(60);
  await list.focus();
  await page.keyboard.press('Home');

  // What a step alone has changed, and a thing that is not looked at yet.
  const differs = page.getByRole('region', { name: 'What differs' });
  await expect(differs.getByRole('radio', { name: 'This step alone' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(differs.getByRole('radio', { name: 'Then and now' })).toBeChecked();
  await expect(differs.getByRole('status')).toHaveText('4 things differ');
  // What differs of a card can be taken over bit by bit.
  for (const name of ['Take this over: Rules', 'Take this over: story', 'Take this away again: power'])
    await differs.getByRole('button', { name }).press('Enter');
  await differs.getByRole('button', { name: 'Organ gone' }).press('Enter');
  await expect(differs.getByRole('button', { name: 'Bring this card back' })).toBeVisible();
});

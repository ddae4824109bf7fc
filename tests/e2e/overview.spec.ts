// All cards of a pack in the real application: searched, changed in cells, many at once, and by their words.
import type { Locator } from '@playwright/test';
import { de } from '../../renderer/workshop/overview/text/de.ts';
import { en } from '../../renderer/workshop/overview/text/en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { PATIENCE } from '../support/patience.ts';
import { problemsOf } from '../support/windows.ts';
import { expect, test } from './app.ts';
import { Choir, costOf, draws } from './support/choir.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

const COUNT = 1000;
const words = createWords('en', { en, de });

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

test('a thousand cards are looked for, and changed one by one and at once', async ({ app, page }) => {
  const choir = new Choir(app.dataDir, COUNT);
  const workshop = new Workshop(app, page, 'keyboard');
  const { keyboard } = page;
  await workshop.open();
  await expect(page.getByRole('link', { name: Choir.title, exact: true })).toBeVisible({ timeout: PATIENCE });
  await page.goto(app.place(Choir.place));
  const grid = page.getByRole('grid', { name: words('table.label') });
  const rows = grid.getByRole('row');
  const cell = (row: Locator, at: number): Locator => row.locator(`[aria-colindex="${at}"]`);
  await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1), { timeout: PATIENCE });
  // Only rows that are seen are there.
  expect(await rows.count()).toBeLessThan(60);
  expect.soft(await problemsOf(page, '[role="grid"]'), 'the table').toEqual([]);

  // Looked for by kind, by a number and by a word of the text.
  const search = page.getByRole('searchbox', { name: words('search.label') });
  const status = page.locator('footer .count');
  await search.fill('kind:relic cost<5 "draw"');
  const found = Array.from({ length: COUNT }, (_, i) => i).filter((i) => draws(i) && costOf(i) < 5);
  await expect(status).toContainText(new RegExp(`^${found.length}\\s`), { timeout: PATIENCE });
  await search.fill('cots<5');
  await expect(page.getByText(/^Cards have no “cots” to look for\. There are: kind, name/)).toBeVisible();
  await search.fill('kind:relic cost<5 "draw"');
  await expect(grid).toHaveAttribute('aria-rowcount', String(found.length + 1), { timeout: PATIENCE });

  // A number in a cell: one step.
  await grid.focus();
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowDown');
  for (let i = 0; i < 4; i++) await keyboard.press('ArrowRight');
  await keyboard.press('7');
  const field = page.getByRole('spinbutton');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('7');
  await keyboard.press('Enter');
  await expect(grid).toBeFocused();
  await expect.poll(() => choir.cards()[found[1]].power, { timeout: PATIENCE }).toBe(7);
  // What is left with Escape stays as it was.
  await keyboard.press('F2');
  await keyboard.press('ArrowUp');
  await keyboard.press('Escape');
  await expect(cell(rows.nth(2), 5)).toHaveText('7');

  // What is changed is kept when the focus goes elsewhere, and stays there.
  await keyboard.press('F2');
  await field.fill('8');
  await search.click();
  await expect.poll(() => choir.cards()[found[1]].power, { timeout: PATIENCE }).toBe(8);
  await expect(search).toBeFocused();
  await grid.focus();

  // All that are found, changed as one step, and taken back byte by byte.
  const before = choir.text();
  await keyboard.press('Control+a');
  await workshop.hands.press(
    page.getByRole('button', { name: words('many.button', { count: found.length }) }),
  );
  const panel = page.getByRole('complementary', { name: words('many.title', { count: found.length }) });
  await panel.getByLabel(words('many.how')).selectOption(words('many.add.number'));
  await panel.getByRole('spinbutton').fill('2');
  const preview = panel.getByRole('list', { name: words('many.preview') });
  await expect(preview.getByRole('listitem')).toHaveCount(found.length, { timeout: PATIENCE });
  await expect(preview.getByRole('listitem').nth(1)).toContainText(/8.*10/);
  // So much power is far from what such cards cost.
  await expect(panel.getByRole('status').filter({ hasText: /new problem/ })).toBeVisible({
    timeout: PATIENCE,
  });
  const comes = panel.getByRole('list', { name: words('foreseen.label') });
  await expect(comes.getByRole('listitem').first()).toContainText('new: ');
  expect.soft(await problemsOf(page, '[role="grid"]'), 'what would come of it').toEqual([]);
  await panel.getByRole('button', { name: words('many.do', { count: found.length }) }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => choir.cards()[found[1]].power, { timeout: PATIENCE }).toBe(10);
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo: power: \+2 added/ });
  await undo.click();
  await expect.poll(() => choir.text(), { timeout: PATIENCE }).toBe(before);

  // Words of stories, but for one place.
  await page.getByRole('button', { name: words('replace.button') }).click();
  const replacing = page.getByRole('complementary', { name: words('replace.button') });
  await replacing.getByLabel(words('replace.find')).fill('Bell 20');
  await replacing.getByLabel(words('replace.by')).fill('Gong 20');
  await expect(replacing.getByRole('checkbox')).toHaveCount(2, { timeout: PATIENCE });
  await replacing.getByRole('switch', { name: words('replace.whole') }).click();
  await expect(replacing.getByRole('checkbox')).toHaveCount(1, { timeout: PATIENCE });
  await replacing.getByRole('switch', { name: words('replace.whole') }).click();
  await expect(replacing.getByRole('checkbox')).toHaveCount(2, { timeout: PATIENCE });
  await replacing.getByRole('checkbox').first().press('Space');
  expect.soft(await problemsOf(page, '[role="grid"]'), 'words that are replaced').toEqual([]);
  await replacing.getByRole('button', { name: words('replace.do', { count: 1 }) }).click();
  await expect
    .poll(() => [choir.cards()[20].name, choir.cards()[200].name], { timeout: PATIENCE })
    .toEqual(['Old Bell 20', 'Old Gong 200']);
  await keyboard.press('Escape');

  // The same cards as faces and as a tree: each opens a card on the bench.
  await page.getByRole('radio', { name: words('look.gallery') }).check();
  const gallery = page.getByRole('listbox', { name: words('gallery.label') });
  await expect(gallery.getByRole('img').or(gallery.locator('img')).first()).toBeAttached({
    timeout: PATIENCE,
  });
  expect.soft(await problemsOf(page, '[role="listbox"]'), 'the gallery').toEqual([]);
  await page.getByRole('radio', { name: words('look.tree') }).check();
  const tree = page.getByRole('navigation', { name: words('look.tree') });
  await tree.getByRole('button', { name: /^Relics/i }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await workshop.isShown('Old Bell 0');
});

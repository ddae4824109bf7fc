// One place that finds every card and every command.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../../support/axe.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import type { BenchScene } from './page/scene.ts';
import { benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const LONG = 'gorehound-master';

const open = (page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> =>
  openBench(page, built, benchScene(card, parts));

const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Find a card or a command' });
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Cards and commands' });
const option = (page: Page, name: string | RegExp): Locator => list(page).getByRole('option', { name });

test('a card is found by its name and put on the bench', async ({ page }) => {
  await open(page, LONG);
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('mercy str');
  await expect(option(page, /^Mercy Stroke/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'name', exact: true })).toHaveValue('Mercy Stroke');
});

test('cards are filtered by what they are', async ({ page }) => {
  await open(page, LONG);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('kind:foe hounds');
  await expect(option(page, /Master of the Hounds/)).toBeVisible();
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await search(page).fill('kind:relic hounds');
  await expect(page.getByText('No card and no command fits what you typed.')).toBeVisible();
  await search(page).fill('colour:red');
  await expect(page.getByText(/^Cards have no “colour” to look for/)).toBeVisible();
});

test('commands are found with their keys, and done at what had the focus', async ({ page }) => {
  const author = await open(page, LONG);
  await author.stop('gain sanity, effect 1 of 3').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('move down');
  await expect(option(page, 'Move down Alt Shift ↓')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(author.stop('gain sanity, effect 1 of 3')).toBeHidden();
  expect(await author.steps()).toBe(1);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('undo');
  await option(page, /^Undo: moved/).click();
  await expect(author.stop('gain sanity, effect 1 of 3')).toBeVisible();

  await author.stop('gain sanity, effect 1 of 3').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('you may gain');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => author.definition())
    .toMatchObject({
      rules: [{}, { do: [{ do: 'may' }, {}, {}] }, {}],
    });
});

test('what cannot be done now is there, and says so', async ({ page }) => {
  const author = await open(page, LONG);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to the next problem');
  await expect(option(page, /^Go to the next problem F8/)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await author.said()).at(-1))
    .toBe('Go to the next problem: there is nothing to do.');
  await expect(search(page)).toBeFocused();
});

test('Escape goes back to where one was', async ({ page }) => {
  const author = await open(page, LONG);
  await author.number('how often').focus();
  await page.keyboard.press('Alt+ArrowUp');
  const selected = author.focused('button', /^effect 2 of 3: .*, selected$/);
  await expect(selected).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(selected).toBeVisible();
});

test('a key right after it was closed is not lost', async ({ page }) => {
  const author = await open(page, LONG);
  await author.number('how often').focus();
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  // That it is closed is told by an event of its own, which a quick key comes before.
  await page.evaluate(
    `document.querySelector('dialog[open]').close();
    document.activeElement.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'F2', bubbles: true, cancelable: true }),
    );`,
  );
  await expect(author.tree).toBeVisible();
});

test('in German, with German filters and keys', async ({ page }) => {
  const author = await open(page, LONG, { tongue: 'de' });
  await author.line('Regel 1 von 3').waitFor();
  await page.keyboard.press('Control+k');
  const found = page.getByRole('listbox', { name: 'Karten und Befehle' }).getByRole('option');
  await page.getByRole('combobox', { name: 'Karte oder Befehl finden' }).fill('Regeln als Blöcke');
  await expect(found).toHaveText(/Regeln als Blöcke zeigen\s*F2/);
  await page.getByRole('combobox', { name: 'Karte oder Befehl finden' }).fill('Art:Feind Meute');
  await expect(found.first()).toHaveText(/Meister der Meute/);
});

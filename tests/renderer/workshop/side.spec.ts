// What is beside the card: its face in other looks, similar cards, where it is used, what words do.
import { expect, type Page } from '@playwright/test';
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

const SIMPLE = 'mercy-stroke';
const LONG = 'gorehound-master';

const open = (page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> =>
  openBench(page, built, benchScene(card, parts));

test('the face is seen large in each of its looks', async ({ page }) => {
  await open(page, LONG);
  const face = page.getByRole('region', { name: 'Face', exact: true });
  await expect(face.getByRole('img', { name: 'Master of the Hounds, as it is printed' })).toBeVisible();
  await face.getByRole('button', { name: 'hand' }).click();
  await expect(
    face.getByRole('img', { name: 'Master of the Hounds, as it is seen in a hand' }),
  ).toBeVisible();
  await face.getByRole('button', { name: 'slot' }).click();
  await expect(
    face.getByRole('img', { name: 'Master of the Hounds, as it is seen in a slot' }),
  ).toBeVisible();
  const german = face.getByRole('button', { name: 'Deutsch' });
  await german.click();
  await expect(german).toHaveAttribute('aria-pressed', 'true');
  await expect(face.getByRole('img', { name: /, as it is printed, Deutsch$/ })).toBeVisible();
  await german.click();
  await expect(face.getByRole('img', { name: 'Master of the Hounds, as it is printed' })).toBeVisible();
});

test('similar cards are asked for while their panel is open, and lead there', async ({ page }) => {
  const author = await open(page, SIMPLE);
  const panel = page.getByRole('region', { name: 'Similar cards' });
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  expect(await page.evaluate(() => card.asked())).toEqual({ similar: 0, uses: 0 });
  await panel.getByRole('button', { name: 'Similar cards' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect(await page.evaluate(() => card.asked())).toEqual({ similar: 1, uses: 0 });
  expect(await axeFindings(page)).toEqual([]);

  // Of some changes in a row only the last is asked about.
  await author.number('amount').focus();
  await page.evaluate(() => card.press(['ArrowUp', 'ArrowUp', 'ArrowDown']));
  await expect.poll(() => page.evaluate(() => card.asked().similar)).toBe(2);

  const [first] = await panel.getByRole('listitem').getByRole('button').allInnerTexts();
  await panel.getByRole('button', { name: first, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'name', exact: true })).toHaveValue(first);
});

test('where a card is used leads to the place', async ({ page }) => {
  await open(page, 'tool');
  const panel = page.getByRole('region', { name: 'Where used' });
  await panel.getByRole('button', { name: 'Where used' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  const name = await panel.getByRole('listitem').first().getByRole('button').innerText();
  await panel.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'name', exact: true })).toHaveValue(name);
});

test('a word says what it does, by its key and in the menu', async ({ page }) => {
  const author = await open(page, SIMPLE);
  await author.stop('gain sanity, effect 1 of 1').focus();
  await page.keyboard.press('?');
  await expect(author.sheet.getByText('For example:')).toBeVisible();
  const said = (await author.said()).at(-1);
  expect(said).toMatch(/For example: .*sanity/);
  await page.keyboard.press('Shift+F10');
  await author.item('What this word does').click();
  await expect(author.sheet.getByText('For example:')).toBeVisible();
  await expect(author.stop('gain sanity, effect 1 of 1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(author.sheet.getByText('For example:')).toBeHidden();
  await expect(author.stop('gain sanity, effect 1 of 1')).toBeFocused();
});

test('another card begins at its top, wherever one was in the last', async ({ page }) => {
  await open(page, LONG);
  const id = page.getByRole('textbox', { name: 'id', exact: true });
  await id.scrollIntoViewIfNeeded();
  const name = page.getByRole('textbox', { name: 'name', exact: true });
  await expect(name).not.toBeInViewport();
  const list = page.getByRole('navigation', { name: 'Cards of the pack' });
  await list.getByRole('searchbox').fill('Crimson Reaver');
  await list.getByRole('button', { name: 'Crimson Reaver' }).click();
  await expect(name).toHaveValue('Crimson Reaver');
  await expect(name).toBeInViewport();
});

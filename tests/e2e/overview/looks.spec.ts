// All cards of a pack in every size and language.
import { de } from '../../../renderer/workshop/overview/text/de.ts';
import { en } from '../../../renderer/workshop/overview/text/en.ts';
import { createWords } from '../../../renderer/ui/words.ts';
import { PATIENCE } from '../../support/patience.ts';
import { expect } from '../app.ts';
import { Choir } from '../support/choir.ts';
import { looking } from '../support/looking.ts';

const COUNT = 60;
/** It scrolls from side to side. */
const GRID = '[role="grid"]';

looking('all cards look right', async (looking) => {
  const { page, tongue } = looking;
  new Choir(looking.dataDir, COUNT);
  const t = createWords(tongue, { en, de });
  await looking.open();
  await expect(page.getByRole('link', { name: Choir.title, exact: true })).toBeVisible({ timeout: PATIENCE });
  await looking.goTo(Choir.place);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1), { timeout: PATIENCE });
  await looking.at('the table', GRID);
  await grid.focus();
  await page.keyboard.press('Space');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await page.getByRole('spinbutton').first().waitFor();
  await looking.at('a cell that is changed', GRID);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('many.button', { count: 1 }) }).click();
  const panel = page.getByRole('complementary');
  await panel.getByRole('spinbutton').fill('90');
  const foreseen = panel.getByRole('list', { name: t('foreseen.label') });
  await foreseen.getByRole('listitem').first().waitFor();
  await looking.at('a change of one card, with the problems that it brings', GRID);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('replace.button') }).click();
  await panel.getByRole('textbox').first().fill('Bell');
  await panel.getByRole('textbox').nth(1).fill('Gong');
  const nothing = panel.getByText(t('foreseen.count', { came: 0, gone: 0 }));
  await expect(nothing).toBeVisible({ timeout: PATIENCE });
  await looking.at('words that are replaced', GRID);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('columns.button') }).click();
  await looking.at('the columns', GRID);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: t('look.gallery') }).check();
  await page.getByRole('option').first().waitFor();
  await looking.at('the gallery');
  await page.getByRole('radio', { name: t('look.tree') }).check();
  await looking.at('the tree');
  await page.getByRole('searchbox').fill('x<');
  await looking.at('a search that cannot be read');
  await page.getByRole('searchbox').fill('no such card');
  await looking.at('no card');
});

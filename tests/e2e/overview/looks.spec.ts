// All cards of a pack in every size and language: nothing cut off, nothing too small, nothing that axe finds.
import { de } from '../../../renderer/workshop/overview/text/de.ts';
import { en } from '../../../renderer/workshop/overview/text/en.ts';
import { createWords, languageOf } from '../../../renderer/ui/words.ts';
import { PATIENCE } from '../../support/patience.ts';
import { problemsOf, windows } from '../../support/windows.ts';
import { expect, test } from '../app.ts';
import { Choir } from '../support/choir.ts';
import { FLAT } from '../support/stock.ts';

/** Two sizes of text; the larger one also in a small window, where everything is twice as large. */
const TEXTS = [1, 1.3] as const;
const DOUBLED = { width: 640, height: 360 };
const COUNT = 60;

for (const textSize of TEXTS)
  for (const { name, size, tongue } of windows)
    test.describe(`${name}, text ${textSize}`, () => {
      const language = languageOf(tongue);
      test.use({ stocked: { settings: { motion: 'off', board: FLAT, language, textSize } } });

      test('all cards look right', async ({ app, page }) => {
        new Choir(app.dataDir, COUNT);
        const t = createWords(tongue, { en, de });
        const search = tongue === 'pseudo' ? '?pseudo' : '';
        /** What scrolls from side to side is wider than it seems. */
        const looksRight = async (state: string): Promise<void> =>
          expect.soft(await problemsOf(page, '[role="grid"]'), state).toEqual([]);
        await page.setViewportSize(size);
        await page.goto(app.address);
        await page.goto(app.place('workshop', search));
        await expect(page.getByRole('link', { name: Choir.title, exact: true })).toBeVisible({
          timeout: PATIENCE,
        });
        await page.goto(app.place(Choir.place, search));
        const grid = page.getByRole('grid');
        await expect(grid).toHaveAttribute('aria-rowcount', String(COUNT + 1), { timeout: PATIENCE });
        await looksRight('the table');
        await grid.focus();
        await page.keyboard.press('Space');
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
          await page.keyboard.press(key);
        await page.getByRole('spinbutton').first().waitFor();
        await looksRight('a cell that is changed');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: t('many.button', { count: 1 }) }).click();
        const panel = page.getByRole('complementary');
        await panel.getByRole('spinbutton').fill('4');
        await panel.getByRole('listitem').first().waitFor();
        await looksRight('a change of one card');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('replace.button') }).click();
        await panel.getByRole('textbox').first().fill('Bell');
        await panel.getByRole('checkbox').first().waitFor();
        await looksRight('words that are replaced');
        await page.setViewportSize(DOUBLED);
        await looksRight('the same in a small window');
        await page.keyboard.press('Escape');
        await looksRight('the table in a small window');
        await page.setViewportSize(size);

        await page.getByRole('button', { name: t('columns.button') }).click();
        await looksRight('the columns');
        await page.keyboard.press('Escape');
        await page.getByRole('radio', { name: t('look.gallery') }).check();
        await page.getByRole('option').first().waitFor();
        await looksRight('the gallery');
        await page.getByRole('radio', { name: t('look.tree') }).check();
        await looksRight('the tree');
        await page.getByRole('searchbox').fill('x<');
        await looksRight('a search that cannot be read');
        await page.getByRole('searchbox').fill('no such card');
        await looksRight('no card');
      });
    });

// What is said for a moment is read beside the controls of the workshop, not over them.
import { coveredBy } from '../support/covered.js';
import { PATIENCE } from '../support/patience.ts';
import { lettered } from '../support/windows.ts';
import { expect, test } from './app.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

test('what is said for a moment covers no control', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'keyboard');
  const { t, bench } = workshop;
  await workshop.open();
  await workshop.makePack('A Fishing Village in Winter');
  const isClear = async (said: string, where: string): Promise<void> => {
    await expect(page.locator('[aria-hidden="true"]', { hasText: said }), where).toBeVisible({
      timeout: PATIENCE,
    });
    await lettered(page);
    expect(await page.evaluate(coveredBy, said), where).toEqual([]);
  };

  for (const [i, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    const name = `The Harbour Freezes ${i}`;
    await workshop.makeCard('weapon', name);
    const where = `the bench at ${size.width}`;
    await isClear(t('card.made', { name }), where);
    await page.getByRole('main').getByRole('textbox').last().scrollIntoViewIfNeeded();
    await isClear(t('card.made', { name }), `${where}, scrolled`);
  }
  await page.getByRole('link', { name: t('views.cards') }).press('Enter');
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo: / });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [, step] = /^Undo: (.*)$/.exec((await undo.getAttribute('aria-label'))!)!;
    await undo.press('Enter');
    await isClear(bench('said.undone', { step }), `all cards at ${size.width}`);
    await workshop.hands.press(page.getByRole('banner').getByRole('button', { name: /^Redo: / }));
    await expect(workshop.named('button', bench('bar.redo.none'))).toBeVisible({ timeout: PATIENCE });
  }
});

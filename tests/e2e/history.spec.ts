// The history of a pack in the real application: what is listed, what differs, and the way back.
import { literal } from './driver/named.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { de } from '../../renderer/workshop/history/text/de.ts';
import { en } from '../../renderer/workshop/history/text/en.ts';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { expect, test } from './app.ts';
import { FLAT } from './support/stock.ts';
import { benchWords, Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

const TITLE = 'The Drowned Choir';
const PACK = 'the-drowned-choir';
const POINT = 'before the try-out';
const t = createWords('en', { en, de });

const has = (fields: { [field: string]: unknown }): object => expect.objectContaining(fields) as object;
/** What the line of the restore point is called. */
const MARK = `${t('line.mark')} ${POINT}`;
const named = (name: string): RegExp => new RegExp(literal(name));

/** A window of 1280 x 720 in which everything is twice as large, and the smallest one. */
const SIZES = [
  { width: 640, height: 360 },
  { width: 1024, height: 640 },
];
const USUAL = { width: 1280, height: 720 };

test('a restore point is set, looked at and gone back to, and cards come back', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'mouse');
  const { hands } = workshop;
  const list = page.getByRole('listbox', { name: t('lines.label') });
  const differs = page.getByRole('region', { name: t('compare.label') });
  const views = page.getByRole('navigation', { name: workshopWords('views.label') });
  const lineOf = (name: string) => list.getByRole('option', { name: named(name) });
  const restore = (name: Parameters<typeof t>[0]) =>
    differs.getByRole('button', { name: t(name), exact: true });
  const toHistory = async (): Promise<void> => {
    await hands.press(views.getByRole('link', { name: workshopWords('views.history'), exact: true }));
    await expect(list.getByRole('option').first()).toBeVisible({ timeout: PATIENCE });
  };

  await workshop.open();
  await workshop.makePack(TITLE);
  await page.goto(app.place(`workshop/${PACK}/view/history`));
  await expect(workshop.named('heading', t('lines.none'))).toBeVisible({ timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'no step yet').toEqual([]);
  await page.goto(app.place(`workshop/${PACK}`));

  await workshop.makeCard('relic', 'Bell');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(benchWords('command.mark').slice(0, 15));
  await page.keyboard.press('Enter');
  const dialog = workshop.named('dialog', workshopWords('mark.title'));
  await hands.type(dialog.getByRole('textbox'), POINT);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await hands.type(workshop.name, 'Gong');
  await workshop.isOnDisk(PACK, [has({ name: 'Gong' })]);
  await toHistory();
  await expect(lineOf('name').first()).toHaveAttribute('aria-selected', 'true');
  await expect(differs.getByRole('deletion').first()).toHaveText(named('Bell'), { timeout: PATIENCE });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(lineOf(MARK)).toHaveAttribute('aria-selected', 'true');
  await expect(differs.getByRole('img')).toHaveCount(2, { timeout: PATIENCE });
  await expect(differs.getByRole('insertion').first()).toHaveText(named('Gong'));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect.soft(await problemsOf(page), `${size.width} x ${size.height}`).toEqual([]);
  }
  await page.setViewportSize(USUAL);

  // One difference alone.
  await hands.press(differs.getByRole('button', { name: `${t('take')}: name`, exact: true }));
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
  await expect(lineOf(`restored: Gong, name, as of ${POINT}`)).toBeVisible({ timeout: PATIENCE });
  await page.keyboard.press('ControlOrMeta+z');
  await workshop.isOnDisk(PACK, [has({ name: 'Gong' })]);

  // The card alone, as a step that is undone like all others.
  await restore('restore.card').focus();
  await page.keyboard.press('Enter');
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
  await expect(lineOf(`restored: Bell, as of ${POINT}`)).toBeVisible({ timeout: PATIENCE });
  await expect(workshop.named('heading', t('none.now'))).toBeVisible({ timeout: PATIENCE });
  await page.keyboard.press('ControlOrMeta+z');
  await workshop.isOnDisk(PACK, [has({ name: 'Gong' })]);
  await expect(list.getByRole('option').first()).toHaveText(named('Undone: '), { timeout: PATIENCE });

  // Only what was done to the card, and only restore points.
  await hands.press(page.getByRole('switch', { name: t('points.only') }));
  await expect(list.getByRole('option')).toHaveCount(1, { timeout: PATIENCE });
  await hands.press(page.getByRole('switch', { name: t('points.only') }));

  // A card that is gone comes back.
  await hands.press(views.getByRole('link', { name: workshopWords('views.card'), exact: true }));
  await workshop.isShown('Gong');
  await workshop.choose('Gong', workshopWords('card.delete'));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: workshopWords('delete.do') }));
  await workshop.isOnDisk(PACK, []);
  await toHistory();
  await list.focus();
  await page.keyboard.press('End');
  await expect(lineOf(t('line.beginning'))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(lineOf(MARK)).toHaveAttribute('aria-selected', 'true');
  await hands.press(restore('restore.card.back'));
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
});

// How a pack stands is said wherever it is seen, in the words of the shelf, and in the list of its cards for each of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { en as OVERVIEW_EN, type TextKey } from '../../renderer/workshop/overview/text/en.ts';
import { PACK_VIEWS } from '../../renderer/routes.ts';
import { PATIENCE } from '../support/patience.ts';
import { expect, test } from './app.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { Workshop } from './support/workshop.ts';

const PACK = 'drowned-choir';
const patient = { timeout: PATIENCE };
const said = (key: TextKey): string => OVERVIEW_EN[key];

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

test('what is wrong in a pack is said in all its views, and led to', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'keyboard');
  const { t } = workshop;
  const cards = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 60,
    without: ['board', 'hero', 'tower'],
  });
  const last = cards[cards.length - 1];
  const write = (more: object): void =>
    writeFileSync(
      join(app.dataDir, 'mods', PACK, 'cards', 'cards.json'),
      JSON.stringify({ cards: [...cards.slice(0, -1), { ...last, ...more }] }),
    );
  write({ luck: 7 });
  await workshop.open(`workshop/${PACK}`);
  const banner = page.getByRole('banner');
  const wrong = banner.getByRole('link', { name: /^1 (error|warning)$/ });
  for (const view of PACK_VIEWS) {
    await workshop.goTo(`workshop/${PACK}${view === 'card' ? '' : `/view/${view}`}`);
    await expect(wrong, view).toBeVisible(patient);
  }

  // The way to it: the card that it is in comes first.
  await workshop.goTo(`workshop/${PACK}/view/plan`);
  await wrong.press('Enter');
  const rows = page.getByRole('grid', { name: said('table.label') }).getByRole('row');
  await expect(rows.nth(1)).toContainText(String(last.name), patient);
  await expect(rows.nth(1).getByRole('gridcell', { name: 'one problem', exact: true })).toBeVisible();
  const none = page.getByRole('gridcell', { name: said('table.problems.none'), exact: true });
  await expect(none).toHaveCount(cards.length - 1);

  write({});
  await expect(none).toHaveCount(cards.length, patient);
  await expect(none.first()).toHaveText(said('table.problems.none'));
  for (const view of PACK_VIEWS) {
    await workshop.goTo(`workshop/${PACK}${view === 'card' ? '' : `/view/${view}`}`);
    await expect(banner.getByText(t('packs.fine'), { exact: true }), view).toBeVisible(patient);
  }
});

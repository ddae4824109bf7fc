// Whole packs in the workshop of the real application, and cards that go from one to another.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { de } from '../../renderer/workshop/overview/text/de.ts';
import { en } from '../../renderer/workshop/overview/text/en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { expect, test } from './app.ts';
import { FLAT } from './support/stock.ts';
import { benchWords, Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

const overviewWords = createWords('en', { en, de });

const CHOIR = 'the-drowned-choir';
const KENNEL = 'kennel-night';
const has = (fields: { [field: string]: unknown }): object => expect.objectContaining(fields) as object;

test('a card goes to another pack and comes back, and one that came with the program is patched', async ({
  app,
  page,
}) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await workshop.makePack('Kennel Night');
  await workshop.hands.press(page.getByRole('link', { name: benchWords('bar.back') }));
  await workshop.makePack('The Drowned Choir');
  await workshop.makeCard('relic', 'Bell');

  await workshop.choose('Bell', workshopWords('card.send'));
  const send = workshop.named('dialog', workshopWords('send.title', { name: 'Bell' }));
  await expect(send.getByRole('combobox')).toHaveText('Kennel Night', { timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'where to').toEqual([]);
  await workshop.hands.press(send.getByRole('button', { name: workshopWords('send.move.do') }));
  await workshop.isOnDisk(KENNEL, [has({ id: 'bell' })]);
  await workshop.isOnDisk(CHOIR, []);
  // Undone here, it is undone there as well.
  await workshop.hands.press(page.getByRole('banner').getByRole('button', { name: /^Undo: / }));
  await workshop.isShown('Bell');
  await workshop.isOnDisk(CHOIR, [has({ id: 'bell' })]);
  await workshop.isOnDisk(KENNEL, []);

  await page.goto(app.place('library/base:iron-lantern'));
  await workshop.hands.press(page.getByRole('link', { name: /^Patch this card/ }));
  const patch = workshop.named('dialog', workshopWords('patch.title', { name: 'Iron Lantern' }));
  await expect(patch).toBeVisible({ timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'who patches it').toEqual([]);
  await workshop.hands.select(patch.getByRole('combobox'), 'The Drowned Choir');
  await workshop.hands.press(patch.getByRole('button', { name: workshopWords('patch.do') }));
  await workshop.isShown('Iron Lantern');
  await workshop.hands.type(workshop.name, 'Iron Lamp');
  const patches = (): unknown => {
    const path = join(app.dataDir, 'mods', CHOIR, 'patches/patches.json');
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  await expect
    .poll(patches, { timeout: PATIENCE })
    .toEqual({ patches: [{ card: 'base:iron-lantern', set: { name: 'Iron Lamp' } }] });
  expect.soft(await problemsOf(page), 'a patched card').toEqual([]);

  // It is among all cards as well, marked, and opens from there.
  await page.goto(app.place(`workshop/${CHOIR}/view/cards`));
  const row = page.getByRole('row').filter({ hasText: 'Iron Lamp' });
  await expect(row).toContainText(overviewWords('patched'), { timeout: PATIENCE });
  expect.soft(await problemsOf(page, '[role="grid"]'), 'a patched card among all').toEqual([]);
  await page.getByRole('radio', { name: overviewWords('look.tree') }).check({ force: true });
  await workshop.hands.press(
    page
      .getByRole('navigation', { name: overviewWords('look.tree') })
      .getByRole('button', { name: /^Iron Lamp/ }),
  );
  await workshop.isShown('Iron Lamp');

  await page.goto(app.place(`workshop/${CHOIR}/view/numbers`));
  const changed = page.getByRole('list', { name: /^Changed cards of other packs/ });
  await expect(changed.getByRole('button')).toHaveText('Iron Lamp', { timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'a patched card beside the numbers').toEqual([]);

  // The same way leads to a copy of one's own.
  await page.goto(app.place('change/base:tool'));
  const copy = page.getByRole('dialog');
  await copy.getByRole('radio', { name: workshopWords('write.copy') }).check({ force: true });
  expect.soft(await problemsOf(page), 'a copy of a card').toEqual([]);
  await workshop.hands.select(copy.getByRole('combobox'), 'Kennel Night');
  await workshop.hands.press(copy.getByRole('button', { name: workshopWords('write.copy.do') }));
  await workshop.isOnDisk(KENNEL, [has({ id: 'tool' })]);
});

// The picture of a card in the real application: the way there and back, what is written of it, and pictures of one's own in
// the folder of the pack. How it is composed is tried on a page of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { png } from '../support/picture-files.ts';
import { PATIENCE } from '../support/patience.ts';
import { problemsOf } from '../support/windows.ts';
import { expect, test } from './app.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { SOON, Workshop } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT, textSize: 1.3 } } });

const PACK = 'drowned-choir';

/** What a card says of its picture. */
interface Written {
  readonly layers?: readonly { readonly icon?: string; readonly image?: string }[];
}

test('a picture is composed on its card, step by step, and kept with its pack', async ({ app, page }) => {
  const [card] = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 14,
    without: ['board', 'hero', 'tower'],
  });
  const workshop = new Workshop(app, page, 'keyboard');
  const art = (): Written | undefined =>
    workshop.onDisk(PACK).find(({ id }) => id === card.id)?.['art'] as Written | undefined;
  const heading = page.getByRole('heading', { level: 2, name: `Picture of ${String(card['name'])}` });
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });

  // From the field that has the focus there and back again.
  await page.setViewportSize({ width: 1280, height: 720 });
  await workshop.open(`workshop/${PACK}/${card.id}`);
  await workshop.isShown(String(card['name']));
  const story = page.getByRole('main').getByRole('textbox', { name: 'story', exact: true });
  await story.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('picture of the card');
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused({ timeout: PATIENCE });
  await page.getByRole('link', { name: 'Back to the card' }).press('Enter');
  await expect(story).toBeFocused({ timeout: PATIENCE });

  // The game draws a card without a picture by itself, until an icon is chosen.
  await page.getByRole('link', { name: 'Compose the picture …' }).press('Enter');
  await expect(heading).toBeFocused({ timeout: PATIENCE });
  await page.getByRole('button', { name: 'Leave it to the game' }).press('Enter');
  await expect.poll(art, SOON).toBeUndefined();
  await page.getByRole('searchbox', { name: 'Search the icons' }).fill('wolf howl');
  await page.keyboard.press('Enter');
  await expect.poll(art, SOON).toMatchObject({ layers: [{ icon: 'wolf-howl' }] });
  const chosen = art();
  await undo.press('Enter');
  await expect.poll(art, SOON).toBeUndefined();
  await page.getByRole('banner').getByRole('button', { name: /^Redo/ }).press('Enter');
  await expect.poll(art, SOON).toEqual(chosen);
  await page.getByRole('button', { name: 'Surprise me' }).press('Enter');
  await expect.poll(art, SOON).not.toEqual(chosen);
  await page.keyboard.press('Control+z');
  await expect.poll(art, SOON).toEqual(chosen);

  // A picture of one's own comes into the folder of the pack, with the name of its maker.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fog.png', mimeType: 'image/png', buffer: png(240, 160) });
  const taking = page.getByRole('dialog', { name: 'A picture of your own' });
  await taking.getByLabel('Made by').fill('Ada');
  await taking.getByLabel('Title').fill('Fog');
  await taking.getByRole('button', { name: 'Put it on the card' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Fog' })).toBeVisible({ timeout: PATIENCE });
  await expect.poll(() => art()?.layers?.at(-1)?.image, SOON).toMatch(/^[0-9a-f]{64}\.png$/);
  const image = art()!.layers!.at(-1)!.image!;
  expect(existsSync(join(app.dataDir, 'mods', PACK, 'images', image))).toBe(true);
  await expect
    .poll(workshop.filesOf(PACK).manifest, SOON)
    .toMatchObject({ pictures: { [image]: { author: 'Ada', title: 'Fog' } } });
  expect.soft(await problemsOf(page), 'composed').toEqual([]);
});

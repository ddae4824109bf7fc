// Drawing faces in idle moments never holds up the page for long.
import { expect, test } from '@playwright/test';
import { iconsOf } from '../../shared/face/face.ts';
import '../renderer/cards/page/globals.ts';
import { BASE_MODELS, icons } from '../shared/face/support.ts';
import { buildPage, openPage } from '../support/pages.ts';
import { holds } from './holds.ts';

/** Idle time comes in pieces of 50 milliseconds at most, and the last piece of work takes a few more. */
const MOST_SLICE = 65;

test('a piece of the drawing of faces is short', async ({ page }) => {
  await openPage(page, await buildPage(new URL('../renderer/cards/page', import.meta.url)));
  await page.waitForFunction(() => 'cards' in globalThis);
  const models = BASE_MODELS[0].models.slice(0, 200);
  await icons.load(models.flatMap(iconsOf));
  await holds(async () => {
    const { slice, drawn } = await page.evaluate((all) => cards.tryStore(all), models);
    expect(drawn).toBe(400);
    return { good: slice < MOST_SLICE, words: `longest piece ${slice.toFixed(1)} ms` };
  });
});

// What is seen before everything is there: questions wait for what happens, places for their cards.
import { expect, type Page } from '@playwright/test';
import { withhold } from '../../../../support/pages.ts';
import { questionsOf } from '../../../table/found.ts';
import { gameScene } from '../../../table/scenes.ts';
import { boxesOf, meet } from './rectangles.ts';
import { sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

/** Looks at every frame: whether something is asked, and whether something still flies or falls. */
const watch = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    const seen = (globalThis.seen = { asked: 0, moved: 0, both: 0 });
    const look = () => {
      if (globalThis.seen !== seen) return;
      const asks = document.querySelector('[data-zone="question"]') !== null;
      const moves = document.querySelector('[data-flying], .layer > *') !== null;
      if (asks) seen.asked++;
      if (moves) seen.moved++;
      if (asks && moves) seen.both++;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  })()`);

/** Frames in which something was asked, in which something moved, and in which both lay over each other. */
interface Seen {
  readonly asked: number;
  readonly moved: number;
  readonly both: number;
}
const seen = (page: Page): Promise<Seen> => page.evaluate('globalThis.seen');

test.describe('watched', () => {
  test.use({ spoils: true });

  test('P8: a question waits until what led to it has been shown', async ({ page }) => {
    const seed = 'drawn looks';
    let moved = 0;
    for (const n of questionsOf(gameScene({ seed }), 6)) {
      await sitDown(page, { motion: 'fast', seed, played: n - 1 });
      await watch(page);
      await page.evaluate(() => void controls.play(1));
      await expect.poll(async () => (await seen(page)).asked).toBeGreaterThan(3);
      const now = await seen(page);
      expect(now.both).toBe(0);
      moved += now.moved;
      if (moved > 0) break;
    }
    expect(moved).toBeGreaterThan(0);
  });
});

test('P15: until it is drawn a card lies face down, without its price', async ({ page }) => {
  await sitDown(page, { seed: 'drawn looks', played: 55 });
  const icons = await withhold(page, '**/assets/*.json');
  await page.reload();
  const card = page.locator('[data-zone="ring"] [data-card]').first();
  await expect(card.locator('.back')).toHaveCSS('background-image', /conic-gradient/);
  await page.evaluate(() => controls.playUntil('encounter', 0));
  const tags = page.locator('[data-zone="ring"] .tag');
  await expect(tags).not.toHaveCount(0);
  for (const tag of await tags.all()) await expect(tag).toBeHidden();
  icons();
  await expect(tags.first()).toBeVisible();
});

test('P9: a question leaves the hero and the board that it is about in sight', async ({ page }) => {
  const seed = 'drawn looks';
  const [first, second] = questionsOf(gameScene({ seed }), 2);
  for (const [n, size] of [
    [first, { width: 1024, height: 640 }],
    [second, { width: 1280, height: 720 }],
  ] as const) {
    await page.setViewportSize(size);
    await sitDown(page, { seed, played: n });
    const question = page.locator('[data-zone="question"]');
    const figures = page.locator('[data-spot].hero, [data-spot].foe');
    await expect(figures).not.toHaveCount(0);
    const covered = async (): Promise<number> => {
      const sheet = (await question.boundingBox())!;
      // A label stands above the head of its figure.
      return (await boxesOf(figures)).filter((box) => meet(sheet, { ...box, height: box.height + 24 }))
        .length;
    };
    await expect.poll(covered).toBe(0);
    // The board is drawn into what is left.
    const board = (await page.locator('.clear').boundingBox())!;
    expect(meet((await question.boundingBox())!, board)).toBe(false);
  }
});

test('P9: what the Well asks leaves the phases in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await sitDown(page, { seed: 'drawn looks', played: 60, textSize: 1.3 });
  await page.evaluate(() => controls.playUntil('explore', 0));
  await page.getByRole('button', { name: 'Well of Souls', exact: true }).click();
  const slip = (await page.getByRole('dialog', { name: 'Well of Souls' }).boundingBox())!;
  const bar = (await page.getByRole('navigation', { name: 'Phases of the turn' }).boundingBox())!;
  expect(meet(slip, bar)).toBe(false);
});

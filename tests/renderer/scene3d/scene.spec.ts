// A scene in a real browser, with a board that knows nothing of any game in this program.
import { expect } from '@playwright/test';
import { complaintsOf } from '../../support/complaints.ts';
import { test } from '../../support/kept-page.ts';
import { buildPage, openPage, type Built } from '../../support/pages.ts';
import './page/globals.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});
test.use({ viewport: { width: 480, height: 300 } });

const OPTIONS = {
  quality: 'low',
  ambient: false,
  motion: 0.2,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  follow: false,
} as const;

test('a board of six spaces is drawn, walked on, pointed at, and leaves nothing behind', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openPage(page, built);
  const seen = await page.evaluate(async (options) => {
    await six.make(options);
    const { scene } = six;
    await scene.show({ pawns: [0, 3], turn: 0 });
    const { drawCalls } = scene.stats;
    const places = new Set<number>();
    const stop = scene.onView(() => places.add(Math.round(scene.locate({ kind: 'pawn', index: 0 }).x)));
    await scene.show({ pawns: [2, 3], turn: 1 }, [{ pawn: 0, path: [1, 2] }]);
    stop();
    scene.look('above');
    scene.finish();
    const { x, y } = scene.locate({ kind: 'space', index: 1 });
    const found = scene.pick(x, y);
    scene.dispose();
    return { drawCalls, places: places.size, found, left: scene.stats.memory };
  }, OPTIONS);
  expect(seen.drawCalls).toBeGreaterThan(5);
  expect(seen.drawCalls).toBeLessThan(20);
  expect(seen.places).toBeGreaterThan(1);
  expect(seen.found).toEqual({ kind: 'space', index: 1 });
  expect(seen.left).toEqual({ geometries: 0, textures: 0, programs: 0 });
  expect(await page.locator('canvas').count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('CONTEXT_LOST'))).toEqual([]);
});

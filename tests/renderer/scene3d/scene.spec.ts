// A scene in a real browser, with a board that knows nothing of any game in this program.
import { expect, type Page } from '@playwright/test';
import type { BoardOptions } from '../../../renderer/scene3d/types.ts';
import { coloursAt } from '../../support/colours.ts';
import { complaintsOf } from '../../support/complaints.ts';
import { test } from '../../support/kept-page.ts';
import { buildPage, openPage, type Built } from '../../support/pages.ts';
import type { SixMove, SixState } from './six.ts';
import './page/globals.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('page', import.meta.url));
});
test.use({ viewport: { width: 480, height: 300 } });

const OPTIONS: BoardOptions = {
  quality: 'low',
  ambient: false,
  motion: 0,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  follow: false,
};
const START: SixState = { pawns: [0, 3], turn: 0 };
const WALKED: SixState = { pawns: [2, 3], turn: 1 };
const WALK: readonly SixMove[] = [{ pawn: 0, path: [1, 2] }];

/** Opens the page with a board that shows its first state. */
async function openBoard(page: Page, options: Partial<BoardOptions> = {}): Promise<string[]> {
  const complaints = complaintsOf(page);
  await openPage(page, built);
  await page.evaluate(
    async ([wanted, state]) => {
      await six.make(wanted);
      await six.scene.show(state);
    },
    [{ ...OPTIONS, ...options }, START] as const,
  );
  return complaints;
}

const stats = (page: Page) => page.evaluate(() => six.scene.stats);
/** From now on time passes only when a test says so (`page.clock`), on the page that is there. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate<number>('Date.now()');
  await page.clock.pauseAt(now + 1000);
}
/** Frames that are drawn while this many milliseconds pass. */
async function drawnIn(page: Page, ms: number): Promise<number> {
  const { frames: before } = await stats(page);
  await page.clock.runFor(ms);
  return (await stats(page)).frames - before;
}

test('a board of six spaces is drawn, walked on, pointed at, and leaves nothing behind', async ({ page }) => {
  const complaints = await openBoard(page, { motion: 0.2 });
  const seen = await page.evaluate(
    async ([state, moves]) => {
      const { scene } = six;
      const { drawCalls } = scene.stats;
      const places = new Set<number>();
      const stop = scene.onView(() => places.add(Math.round(scene.locate({ kind: 'pawn', index: 0 }).x)));
      await scene.show(state, moves);
      stop();
      scene.look('above');
      scene.finish();
      const { x, y } = scene.locate({ kind: 'space', index: 1 });
      const found = scene.pick(x, y);
      scene.dispose();
      return { drawCalls, places: places.size, found, left: scene.stats.memory };
    },
    [WALKED, WALK] as const,
  );
  expect(seen.drawCalls).toBeGreaterThan(5);
  expect(seen.drawCalls).toBeLessThan(20);
  expect(seen.places).toBeGreaterThan(1);
  expect(seen.found).toEqual({ kind: 'space', index: 1 });
  expect(seen.left).toEqual({ geometries: 0, textures: 0, programs: 0 });
  expect(await page.locator('canvas').count()).toBe(0);
  expect(complaints.filter((text) => !text.includes('CONTEXT_LOST'))).toEqual([]);
});

test.describe('at rest', () => {
  test.use({ ownPage: true });

  test('draws nothing while nothing happens', async ({ page }) => {
    await page.clock.install();
    await openBoard(page, { motion: 1 });
    await stopTime(page);
    expect(await drawnIn(page, 60_000)).toBe(0);
  });
});

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('flickers eight times a second when it may, and not while the page is hidden', async ({ page }) => {
    await page.clock.install();
    await openBoard(page);
    // A card that is done at once: a slow one is asked less often, see below.
    await page.evaluate(
      'WebGL2RenderingContext.prototype.getSyncParameter = function () { return this.SIGNALED; }',
    );
    await page.evaluate(() => six.scene.configure({ ambient: true }));
    await stopTime(page);
    // What came before was costly, since real time passed: it takes a while until flames have had their share again.
    while ((await drawnIn(page, 1000)) === 0);
    await page.clock.runFor(1000);
    const flickers = await drawnIn(page, 3000);
    expect(flickers).toBeGreaterThan(3);
    expect(flickers).toBeLessThanOrEqual(25);
    const hide = (hidden: boolean): Promise<void> =>
      page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`);
    await hide(true);
    expect(await drawnIn(page, 1500)).toBe(0);
    // What is shown meanwhile is there at once.
    await page.evaluate(
      async ([state, moves]) => {
        six.scene.configure({ motion: 1 });
        await six.scene.show(state, moves);
      },
      [WALKED, WALK] as const,
    );
    await hide(false);
    expect(await drawnIn(page, 1500)).toBeGreaterThan(1);
    await page.evaluate(() => six.scene.configure({ ambient: false }));
    await page.clock.runFor(1000);
    expect((await stats(page)).settled).toBe(true);
    expect(await drawnIn(page, 1000)).toBe(0);
  });
});

test('comes back when the graphics card was lost', async ({ page }) => {
  const complaints = await openBoard(page, { motion: 1 });
  const points = await page.evaluate(() =>
    [1, 2, 4].map((index) => six.scene.locate({ kind: 'space', index })),
  );
  const before = await coloursAt(page, points);
  const drawn = (await stats(page)).frames;
  await page.evaluate(() => six.lose());
  await expect.poll(() => page.evaluate(() => six.lost)).toEqual([true]);
  // Meanwhile the game goes on.
  await page.evaluate(
    async ([there, moves, back]) => {
      await six.scene.show(there, moves);
      await six.scene.show(back);
    },
    [WALKED, WALK, START] as const,
  );
  expect((await stats(page)).frames).toBe(drawn);
  await page.evaluate(() => six.restore());
  await expect.poll(() => page.evaluate(() => six.lost)).toEqual([true, false]);
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(drawn);
  await expect.poll(() => coloursAt(page, points)).toEqual(before);

  // Disposing of a scene whose context is lost permanently leaves no complaint either.
  await page.evaluate(() => six.lose());
  await expect.poll(() => page.evaluate(() => six.lost)).toEqual([true, false, true]);
  complaints.length = 0;
  await page.evaluate(() => six.scene.dispose());
  expect(complaints).toEqual([]);
});

test.describe('with a slow clock', () => {
  test.use({ ownPage: true });

  test('waits for a slow graphics card, and then draws with less care', async ({ page }) => {
    // Small, so that the card takes no longer in fact.
    await page.setViewportSize({ width: 240, height: 160 });
    await page.clock.install();
    await openBoard(page, { quality: 'medium', motion: 1, ambient: true });
    await stopTime(page);
    // A card that takes 300 ms for everything.
    await page.evaluate(`{
    const { prototype } = WebGL2RenderingContext;
    const { fenceSync } = prototype;
    const begun = new WeakMap();
    globalThis.tooEarly = 0;
    let last = 0;
    prototype.fenceSync = function (...all) {
      const fence = fenceSync.apply(this, all);
      if (performance.now() - last < 290) tooEarly++;
      last = performance.now();
      begun.set(fence, last);
      return fence;
    };
    prototype.getSyncParameter = function (fence) {
      return performance.now() - begun.get(fence) < 300 ? this.UNSIGNALED : this.SIGNALED;
    };
  }`);
    await page.evaluate((state) => {
      handed = [];
      const twiceRound = { pawn: 0, path: Array.from({ length: 12 }, (_, i) => (i + 1) % 6) };
      void six.scene.show(state, [twiceRound]).then(() => handed.push('shown'));
    }, START);
    while ((await page.evaluate(() => handed.length)) === 0) await page.clock.runFor(500);
    expect((await stats(page)).quality).toBe('low');
    expect(await page.evaluate('tooEarly')).toBe(0);
    // Flames take no more than their share: a frame of 300 ms every one and a half seconds.
    const flickers = await drawnIn(page, 6000);
    expect(flickers).toBeGreaterThan(0);
    expect(flickers).toBeLessThanOrEqual(5);
    // What is requested again is tried again.
    await page.evaluate(() => six.scene.configure({ quality: 'high' }));
    expect((await stats(page)).quality).toBe('high');
  });
});

declare global {
  var handed: string[];
}
for (const [card, qualities] of [
  ['a processor', ['low', 'high']],
  ['a graphics card', ['high']],
] as const) {
  test(`the first picture is there soon: drawn by ${card}`, async ({ page }) => {
    await page.setViewportSize({ width: 240, height: 160 });
    await openPage(page, built);
    // What each picture was drawn with, as it is handed over.
    await page.evaluate(`{
      const { prototype } = WebGL2RenderingContext;
      const { fenceSync } = prototype;
      globalThis.handed = [];
      prototype.fenceSync = function (...all) {
        handed.push(six.scene.stats.quality);
        return fenceSync.apply(this, all);
      };
    }`);
    if (card === 'a graphics card') {
      await page.evaluate(`{
        const { prototype } = WebGL2RenderingContext;
        const { getParameter } = prototype;
        const UNMASKED = 0x9246;
        prototype.getParameter = function (name) { return name === UNMASKED ? 'A Real Card' : getParameter.call(this, name); };
      }`);
    }
    const [placed, drawn] = await page.evaluate(
      async ([options, state]) => {
        await six.make(options);
        // Where things are is said before there is a picture of them.
        let soonest = -1;
        six.scene.onView(() => {
          const { onScreen } = six.scene.locate({ kind: 'pawn', index: 0 });
          if (soonest < 0 && onScreen) soonest = six.scene.stats.frames;
        });
        await six.scene.show(state);
        return [soonest, handed] as const;
      },
      [{ ...OPTIONS, quality: 'high' }, START] as const,
    );
    expect(placed).toBe(0);
    expect(drawn).toEqual(qualities);
    const { settled, frames: count } = await stats(page);
    expect(settled).toBe(true);
    expect(count).toBe(qualities.length);
  });
}

test('says clearly that there is no WebGL', async ({ page }) => {
  await openPage(page, built);
  await page.evaluate('HTMLCanvasElement.prototype.getContext = () => null');
  const said = await page.evaluate((options) => six.make(options).then(() => 'made', String), OPTIONS);
  expect(said).toBe('NoWebGL: The browser gives no WebGL 2 context.');
  expect(await page.locator('canvas').count()).toBe(0);
});

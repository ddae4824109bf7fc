// What a frame of the tower costs the page's own thread, and how long the first one takes.
import { expect, test, type Page } from '@playwright/test';
import type { BoardState } from '../../renderer/games/ravingspire/board/types.ts';
import { buildPage, type Built } from '../support/pages.ts';
import { openPage, openTower } from '../tower/page-of.ts';
import { hero, on, OPTIONS, START } from '../tower/states.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildPage(new URL('../tower/page', import.meta.url));
});
test.use({ viewport: { width: 640, height: 360 } });
test.setTimeout(120_000);

/** As much as ever moves at once: six heroes with keys, a foe on every level, everything lit, a whole ring turning. */
const FULL: BoardState = {
  ...START,
  heroes: [0, 1, 2, 3, 4, 5].map((seat) => hero(seat, on('dungeon', seat * 2), { key: true })),
  foes: [on('dungeon', 1), on('temple', 5), on('spire', 9)].map((at) => ({ at })),
};

/** Milliseconds that 95 of 100 frames may cost. */
const MOST = 3;
/** Frames of which less is not a measurement. */
const LEAST = 20;

/**
 * Milliseconds of the page's own thread for each frame while a ring turns and a hero walks: from the frame callback to
 * after the last call of the graphics interface. The calls that make the graphics card work are left out: where a
 * processor stands in for the card, its queue is full and these calls wait for it, which is not our time. All others
 * (state, uniforms, buffers) are made.
 */
async function costs(page: Page): Promise<number[]> {
  // What was found too slow for one round is tried again.
  for (const quality of ['low', 'medium'] as const) {
    await page.evaluate((wanted) => stage.tower.configure({ quality: wanted }), quality);
  }
  await page.evaluate(`{
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawElements', 'drawArrays', 'clear', 'blitFramebuffer', 'invalidateFramebuffer'])
      prototype[name] = () => {};
  }`);
  return page.evaluate(async (state) => {
    const seen: number[] = [];
    const stop = stage.tower.onView(() => void seen.push(stage.tower.stats.cpuMs));
    await stage.tower.show(state, [
      { kind: 'turn', level: 'dungeon', by: 3 },
      {
        kind: 'walk',
        seat: 0,
        path: [1, 2, 3].map((sector) => ({ level: 'dungeon' as const, sector: sector + 3 })),
      },
      { kind: 'turn', level: 'temple', by: -6 },
    ]);
    stop();
    return seen;
  }, FULL);
}

const percentile = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))];

test('a frame that moves costs less than 3 ms, with fewer than 200 draw calls', async ({ page }) => {
  await openTower(page, built, { quality: 'medium', motion: 0.5 }, FULL);
  const { drawCalls, triangles } = await page.evaluate(() => stage.tower.stats);
  // The machine has other things to do as well: the best of some rounds is what a frame costs.
  const rounds: number[] = [];
  while (rounds.length < 12 && Math.min(...rounds) >= MOST) {
    const seen = await costs(page);
    expect(seen.length).toBeGreaterThan(LEAST);
    rounds.push(percentile(seen, 0.95));
  }
  console.log(
    `tower: p95 ${rounds.map((ms) => ms.toFixed(2)).join(', ')} ms a frame without the card; ` +
      `${drawCalls} draw calls, ${triangles} triangles`,
  );
  expect(Math.min(...rounds)).toBeLessThan(MOST);
  expect(drawCalls).toBeLessThan(200);
});

test('the first frame is there soon', async ({ page }) => {
  await openPage(page, built);
  const [loaded, shown] = await page.evaluate(
    async ([options, state]) => {
      const begun = performance.now();
      await stage.make(options);
      const made = performance.now();
      await stage.tower.show(state);
      return [made - begun, performance.now() - made];
    },
    [OPTIONS, START] as const,
  );
  console.log(
    `tower: code and context ${loaded.toFixed(0)} ms, first position drawn after ${shown.toFixed(0)} ms more`,
  );
  // Generous, since a processor compiles and draws: a graphics card needs a fraction of it.
  expect(loaded + shown).toBeLessThan(8000);
});

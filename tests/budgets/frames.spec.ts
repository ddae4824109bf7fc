// What the tower may cost: frames that move, frames that only flicker, and none at all when nothing happens.
import type { Page } from '@playwright/test';
import { de } from '../../renderer/games/ravingspire/text/board.de.ts';
import { en } from '../../renderer/games/ravingspire/text/board.en.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { expect, test } from '../e2e/app.ts';
import { named } from '../e2e/driver/named.ts';
import { allScenes } from '../e2e/support/scenes.ts';
import type { SettingsChange } from '../e2e/support/stock.ts';
import { Viewer } from '../e2e/support/viewer.ts';
import { frameCosts, percentile, putGauge, readGauge } from './gauge.ts';
import { holds } from './holds.ts';

/** Milliseconds of own JavaScript for a frame that moves, for 95 of 100. */
const COST = 3;
const DRAW_CALLS = 200;
const IDLE_SECONDS = 5;
/** Frames a second while only flames and mist move. */
const AMBIENT = 8;

const words = createWords('en', { en, de });
/** Six heroes, and everything open: as much as can stand there. */
const scenes = allScenes().filter(({ name }) => name === 'six-heroes' || name === 'all-revealed');

const settled = (motion: SettingsChange['motion']) => ({
  stocked: { tables: scenes.map(({ table }) => table), settings: { motion } as SettingsChange },
});

/** Sits down at a table and waits until the tower stands. */
async function atTower(page: Page, viewer: Viewer, table: string): Promise<void> {
  await putGauge(page);
  await viewer.speak('en');
  await viewer.visit(`table/${table}`);
  await expect.poll(async () => (await readGauge(page)).frames, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** Frames drawn in some seconds in which nobody does anything. */
async function idleFrames(page: Page): Promise<number> {
  const { frames } = await readGauge(page);
  await page.waitForTimeout(IDLE_SECONDS * 1000);
  return (await readGauge(page)).frames - frames;
}

test.describe('while it moves', () => {
  test.use(settled('normal'));

  for (const [i, { name }] of scenes.entries()) {
    test(`a frame is cheap: ${name}`, async ({ app, page, tables }) => {
      test.setTimeout(300_000);
      await atTower(page, new Viewer(page, app), tables[i]);
      const camera = named(page, 'group', words('camera.name'));
      const look = async (which: 'plan' | 'overview' | 'keep'): Promise<void> => {
        await named(camera, 'button', words(`camera.${which}`)).click();
        // The camera is on its way for about a second.
        await page.waitForTimeout(1200);
      };
      await holds(async () => {
        const costs = await frameCosts(page, async () => {
          for (const which of ['plan', 'keep', 'overview', 'plan', 'overview'] as const) await look(which);
        });
        expect(costs.length, 'frames that moved').toBeGreaterThan(20);
        const p95 = percentile(costs, 0.95);
        const { most } = await readGauge(page);
        const median = percentile(costs, 0.5);
        return {
          good: p95 < COST && most < DRAW_CALLS,
          words: `${name}: ${costs.length} frames, median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${most} draw calls`,
        };
      });
    });
  }

  test('flames and mist draw few frames', async ({ app, page, tables }) => {
    await atTower(page, new Viewer(page, app), tables[0]);
    const frames = await idleFrames(page);
    console.log(`ambient: ${frames} frames in ${IDLE_SECONDS} s`);
    expect(frames).toBeGreaterThan(0);
    expect(frames).toBeLessThanOrEqual(AMBIENT * IDLE_SECONDS);
  });
});

test.describe('without motion', () => {
  test.use(settled('off'));

  test('nothing is drawn while nothing happens', async ({ app, page, tables }) => {
    await atTower(page, new Viewer(page, app), tables[0]);
    expect(await idleFrames(page)).toBe(0);
  });
});

// What a frame of the whole table costs the page's own thread, and how many are drawn for flames and mist.
import { expect, test } from '../e2e/app.ts';
import { atTower, cameraTo, SCENES, stocked } from '../budgets/at-tower.ts';
import { frameCosts, percentile, readGauge } from '../budgets/gauge.ts';
import { PATIENCE } from '../support/patience.ts';
import { holds } from './holds.ts';

/** Milliseconds of own JavaScript for a frame that moves, for 95 of 100. */
const COST = 3;
/** Frames of which less is not a measurement. */
const LEAST = 20;
/** Rounds of the camera in which even a processor that draws slowly makes as many. */
const MOST_ROUNDS = 12;
/** Milliseconds in which a camera reaches its place. */
const ON_ITS_WAY = 1200;
/** Frames a second while only flames and mist move. */
const AMBIENT = 8;
const IDLE_SECONDS = 5;

test.use(stocked('normal'));

for (const [i, name] of SCENES.entries()) {
  test(`a frame that moves is cheap: ${name}`, async ({ app, page, tables }) => {
    await atTower(page, app, tables[i]);
    await holds(async () => {
      const { frames: before } = await readGauge(page);
      const costs = await frameCosts(page, async () => {
        for (let round = 0; round < MOST_ROUNDS; round++) {
          for (const which of ['plan', 'keep', 'overview', 'plan', 'overview'] as const) {
            await cameraTo(page, which).click();
            await page.waitForTimeout(ON_ITS_WAY);
          }
          // Beside those that move a few are drawn for flames and mist.
          if ((await readGauge(page)).frames - before > LEAST * 1.5) break;
        }
      });
      expect(costs.length, 'frames that moved').toBeGreaterThan(LEAST);
      const [median, p95] = [percentile(costs, 0.5), percentile(costs, 0.95)];
      const { most } = await readGauge(page);
      return {
        good: p95 < COST,
        words: `${costs.length} frames, median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, ${most} draw calls`,
      };
    });
  });
}

test('flames and mist draw few frames', async ({ app, page, tables }) => {
  await atTower(page, app, tables[0]);
  const drawn = async (): Promise<number> => (await readGauge(page)).frames;
  const begin = await drawn();
  await expect.poll(drawn, { timeout: PATIENCE }).toBeGreaterThan(begin);
  const before = await drawn();
  await page.waitForTimeout(IDLE_SECONDS * 1000);
  const frames = (await drawn()) - before;
  test.info().annotations.push({
    type: 'figures',
    description: `some, then ${frames} frames in ${IDLE_SECONDS} s`,
  });
  expect(frames).toBeLessThanOrEqual(AMBIENT * IDLE_SECONDS);
});

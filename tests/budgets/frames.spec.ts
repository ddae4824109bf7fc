// What the tower may draw: little in a frame that moves, and nothing at all when nothing happens. What a frame costs in
// milliseconds is measured by `npm run soak` (tests/measured).
import { expect, test } from '../e2e/app.ts';
import { atTower, cameraTo, SCENES, stocked } from './at-tower.ts';
import { frames } from '../support/frames.ts';
import { readGauge } from './gauge.ts';

const DRAW_CALLS = 200;
/** Frames of the page without any input. */
const IDLE_FRAMES = 120;

test.describe('while it moves', () => {
  test.use(stocked('fast'));

  test(`a frame takes few draw calls: ${SCENES.join(', ')}`, async ({ app, page, tables }) => {
    for (const [i, name] of SCENES.entries()) {
      await atTower(page, app, tables[i]);
      for (const which of ['plan', 'keep', 'overview'] as const) {
        const { frames: drawn } = await readGauge(page);
        await cameraTo(page, which).click();
        await expect.poll(async () => (await readGauge(page)).frames).toBeGreaterThan(drawn + 1);
      }
      expect((await readGauge(page)).most, name).toBeLessThan(DRAW_CALLS);
    }
  });
});

test.describe('without motion', () => {
  test.use(stocked('off'));

  test('nothing is drawn while nothing happens', async ({ app, page, tables }) => {
    await atTower(page, app, tables[0]);
    const drawn = async (): Promise<number> => {
      const { frames: before } = await readGauge(page);
      await frames(page, IDLE_FRAMES);
      return (await readGauge(page)).frames - before;
    };
    // What is engraved and loaded comes after the first frame, much later on a busy machine.
    await expect.poll(drawn).toBe(0);
  });
});

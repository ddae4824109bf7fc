// How soon a game can be gone on with, when the application is started once more.
import { shellWords } from '../e2e/driver/setup.ts';
import { expect, test } from '../e2e/app.ts';
import { sceneOf } from '../e2e/support/scenes.ts';
import { percentile } from '../budgets/gauge.ts';
import { holds } from './holds.ts';

/** Milliseconds from the start of the program to a button that goes on with the newest game. */
const SOON = 1500;
const STARTS = 7;

test.use({ stocked: { tables: () => [sceneOf('all-revealed').table], settings: {} } });

test('the newest game can be gone on with soon after the start', async ({ app, page }) => {
  const onward = page.getByRole('link', { name: shellWords('en')('title.continue') });
  await page.goto(app.address);
  await expect(onward).toBeVisible();
  await holds(async () => {
    const times: number[] = [];
    for (let i = 0; i < STARTS; i++) {
      await page.goto('about:blank');
      await app.stop();
      const began = performance.now();
      await app.start();
      await page.goto(app.address, { waitUntil: 'commit' });
      await onward.waitFor();
      times.push(performance.now() - began);
    }
    const median = percentile(times, 0.5);
    const all = times.map((time) => Math.round(time)).join(', ');
    return { good: median < SOON, words: `start to Continue: median ${Math.round(median)} ms of ${all}` };
  });
});

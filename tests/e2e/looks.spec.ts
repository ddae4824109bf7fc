// The drawn table at positions of recorded games, by `npm run soak` in every size that must hold and in every language, by
// the gate where it is tightest: nothing cut off,
// nothing over another, nothing too small to hit, and nothing that a checker of accessibility finds.
import type { Page } from '@playwright/test';
import type { Tongue } from '../../renderer/ui/words.ts';
import { axeFindings } from '../support/axe.ts';
import { layoutProblems } from '../support/geometry.js';
import { LONG } from '../support/windows.ts';
import { expect, test } from './app.ts';
import { sceneOf } from './support/scenes.ts';
import { Viewer } from './support/viewer.ts';

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
/** What holds in words that are 40 % longer holds in shorter ones; the long run looks at all. */
const TONGUES: readonly Tongue[] = LONG ? ['en', 'de', 'pseudo'] : ['pseudo'];

/** The fullest tables: there is time for them every day. */
const FULLEST = ['turn-encounter', 'question-overwhelmed', 'six-heroes', 'payment', 'inspector', 'end-won'];
/** One of every kind of thing that can lie on the table; `npm run screens -- --check` looks at all there are. */
const SHOWN = LONG
  ? [...FULLEST, 'turn-move', 'battle-foe', 'question-direction', 'why-not', 'looking-back', 'discard-pile']
  : FULLEST;

/** Two can be looked at side by side. */
const HALVES = [SHOWN.slice(0, SHOWN.length / 2), SHOWN.slice(SHOWN.length / 2)];

async function problemsAt(page: Page, viewer: Viewer, name: string, tongue: Tongue): Promise<string[]> {
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await viewer.rest();
    const found = await page.evaluate(layoutProblems, {});
    problems.push(
      ...found.map((problem) => `${name}, ${tongue}, ${size.width} x ${size.height}: ${problem}`),
    );
  }
  const found = await axeFindings(page);
  return [...problems, ...found.map((problem) => `${name}, ${tongue}: ${problem}`)];
}

for (const [half, shown] of HALVES.entries()) {
  test.describe(`half ${half + 1}`, () => {
    test.use({
      stocked: { tables: () => shown.map((name) => sceneOf(name).table), settings: { motion: 'off' } },
    });

    for (const tongue of TONGUES) {
      test(`the drawn table looks right, ${tongue}`, async ({ app, page, tables }) => {
        const viewer = new Viewer(page, app);
        await viewer.speak(tongue);
        for (const [i, name] of shown.entries()) {
          await test.step(name, async () => {
            await page.setViewportSize(SIZES[0]);
            await viewer.sitDown(sceneOf(name), tables[i]);
            expect.soft(await problemsAt(page, viewer, name, tongue), name).toEqual([]);
          });
        }
      });
    }
  });
}

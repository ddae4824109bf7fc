// The game of docs/adding-a-game.md in the real application: from the shelf to its end, by what the page shows alone.
import { Project } from '../docs/adding-a-game/project.ts';
import type { Sitting } from '../docs/adding-a-game/sitting.ts';
import { expect, test as base } from './app.ts';
import { PagePlayer } from './driver/player.ts';
import { Shell, wishOf } from './driver/setup.ts';
import { Served } from './support/served.ts';

const GAME = 'vigil';
const LANGUAGE = 'de';

/** The application as it is once the guide has been followed. */
const test = base.extend<{ project: Project; app: Served }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
  project: async ({}, use) => {
    const project = new Project();
    project.follow();
    await use(project);
    project.remove();
  },
  app: async ({ project }, use) => {
    const { code, stderr } = await project.node('scripts/gen/validators.ts');
    expect(code, stderr).toBe(0);
    const app = new Served(project.folder, 'scripts/cli.ts');
    await app.start();
    await use(app);
    await app.close();
    expect(app.complaints).toEqual([]);
  },
});

test('a further game is on the shelf, and is played to its end at the table in words', async ({
  app,
  page,
  project,
}) => {
  const { stdout, stderr } = await project.node('tests/docs/adding-a-game/sitting.ts', GAME, 'sitting');
  expect(stderr).toBe('');
  const { saved, title, form, gestures } = JSON.parse(stdout) as Sitting;

  await page.goto(app.address);
  const wish = wishOf(form[LANGUAGE], saved.setup, ['Ada', 'Bo'], title[LANGUAGE]);
  await new Shell(page, 'mouse', LANGUAGE).begin(wish);
  const player = new PagePlayer(page, 'mouse', LANGUAGE, 'plain');
  await player.play(gestures[LANGUAGE]);
  expect(await player.fingerprint()).toBe(saved.hash);
});

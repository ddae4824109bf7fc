// A small game on a table that is drawn with the kit alone: played to its end, by mouse and by keyboard, and looked at.
import { expect, type Locator, type Page } from '@playwright/test';
import { STANDARD } from '../../../main/host/settings.ts';
import { handsOf, type Style } from '../../e2e/driver/hands.ts';
import { test } from '../../support/kept-page.ts';
import { problemsOf, sizes, type Window } from '../../support/windows.ts';
import { buildTablePage, sitDown } from '../table/built.ts';
import type { Scene } from '../table/page/scene.ts';
import { toyScene } from '../table/scenes.ts';

const lamps = (motion: Scene['settings']['motion']): Scene => ({
  ...toyScene({ settings: { ...STANDARD, motion } }),
  game: 'lamps',
  setup: { seed: 'lamps', heroes: ['lamplighter'], packs: [], options: {} },
});

/** A player at the table, who knows it by roles and names only. */
class Player {
  readonly page: Page;
  private readonly style: Style;

  constructor(page: Page, style: Style) {
    this.page = page;
    this.style = style;
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get payment(): Locator {
    return this.page.getByRole('group', { name: 'Payment: Light it' });
  }

  get way(): Locator {
    return this.page.getByRole('group', { name: 'The way on' });
  }

  /** The cards of the hand. */
  get cards(): Locator {
    return this.region('Hand of Lamplighter').getByRole('button');
  }

  async press(within: Locator, name: string): Promise<void> {
    await handsOf(this.page, this.style).press(within.getByRole('button', { name, exact: true }).first());
  }

  /** Presses what makes an entry, and waits until it is made and nothing is on its way any more. */
  async enter(within: Locator, name: string): Promise<void> {
    const before = await this.page.evaluate(() => controls.n);
    await this.press(within, name);
    await this.page.waitForFunction((n) => controls.n > n && !looks.isBusy(), before);
  }

  async walk(name: string): Promise<void> {
    await this.enter(this.region('The pond'), `Walk to the ${name}`);
  }

  /** Rests, and keeps the better card of two. */
  async rest(): Promise<void> {
    await this.enter(this.way, 'Rest');
    const answers = this.page.getByRole('group', { name: 'Which oil do you keep?' }).getByRole('list');
    const names = await answers.getByRole('button').allTextContents();
    await this.enter(answers, names.sort().at(-1)!.trim());
  }
}

test.describe('watched', () => {
  test.use({ spoils: true });

  for (const style of ['mouse', 'keyboard'] as const) {
    test(`it is played to its end by ${style}, and one sees what happens`, async ({ page }) => {
      await sitDown(page, await buildTablePage(), lamps('fast'));
      const player = new Player(page, style);
      const seen = () => page.evaluate(() => looks.seen());
      await page.evaluate(() => looks.watch());

      await player.walk('Gate');
      await expect(
        player.region('The pond').getByRole('button', { name: 'Gate, where you are' }),
      ).toHaveCount(1);
      // Two steps, each in several pictures.
      await expect.poll(async () => (await seen()).places).toBeGreaterThan(4);
      expect((await seen()).flights).toBe(0);

      const held = await player.cards.count();
      await player.press(player.region('More to do'), 'Light');
      const enough = player.payment.getByRole('status');
      await expect(enough).toContainText('That pays it');
      // A card of the hand is taken back, and paid again.
      const card = (await player.cards.first().getAttribute('aria-label'))!;
      await player.press(player.region('Hand of Lamplighter'), card);
      await expect(enough).toContainText('A lamp takes 3 oil.');
      await player.press(player.region('Hand of Lamplighter'), card);
      await player.enter(player.payment, 'Light it');
      await expect(player.cards).toHaveCount(held - 3);
      await expect.poll(async () => (await seen()).flights).toBe(3);

      await player.rest();
      await expect.poll(async () => (await seen()).flights).toBe(4);
      await player.rest();
      await player.walk('Well');
      await player.press(player.region('More to do'), 'Light');
      await player.enter(player.payment, 'Light it');
      await expect(page.getByRole('region', { name: 'Won' })).toContainText('The pond is bright.');
      expect(await problemsOf(page)).toEqual([]);
      expect(await page.evaluate(() => violations)).toEqual([]);
    });
  }
});

const SIZES = [
  { width: 1024, height: 640 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

test('nothing is cut off, nothing lies over anything else, and axe finds nothing', async ({ page }) => {
  await sitDown(page, await buildTablePage(), lamps('off'));
  const player = new Player(page, 'mouse');
  const looksRight = async (state: string, all: readonly Window['size'][]): Promise<void> => {
    for (const size of all) {
      await page.setViewportSize(size);
      expect.soft(await problemsOf(page), `${state}, ${size.width}`).toEqual([]);
    }
  };
  await looksRight('beginning', sizes);
  await player.press(player.region('More to do'), 'Light');
  await looksRight('payment', SIZES);
  await player.enter(player.payment, 'Light it');
  await player.enter(player.way, 'Rest');
  await looksRight('question', SIZES);
});

// A pack beside the base set: its numbers as drawings and tables, by keyboard.
import { expect, test } from './app.ts';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT, textSize: 1.3 } } });

const PACK = 'drowned-choir';
const WITHOUT = ['board', 'hero', 'tower'];

test('the numbers of a pack are gone through by keyboard, and lead to its cards', async ({ app, page }) => {
  const cards = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 11,
    without: WITHOUT,
  });
  const workshop = new Workshop(app, page, 'keyboard');
  await page.setViewportSize({ width: 1024, height: 640 });
  await workshop.open(`workshop/${PACK}/view/numbers`);
  const main = page.getByRole('main');
  await expect(main.getByText(`${cards.length} cards of this pack`)).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByRole('link', { name: workshopWords('views.numbers') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect.soft(await problemsOf(page), 'numbers').toEqual([]);

  // A column lists its cards.
  const curve = main.getByRole('group', { name: /^Cards by cost/ });
  await curve.getByRole('button').first().focus();
  for (let i = 0; i < 20; i++) {
    if (/: (?:one card|\d+ cards)/.test((await page.locator(':focus').getAttribute('aria-label')) ?? ''))
      break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(
    main
      .getByRole('list', { name: /^cost \d+: / })
      .getByRole('button')
      .first(),
  ).toBeVisible();

  // A word does, too; those that no card uses can be seen alone.
  const draw = main.getByRole('button', { name: 'draw a card', exact: true });
  await draw.focus();
  await page.keyboard.press('Enter');
  await expect(draw).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('list', { name: 'draw a card: cards of the pack' })).toBeVisible();
  await page.getByRole('radio', { name: 'Not in the pack' }).check({ force: true });
  await expect(draw).toHaveCount(0);
  expect.soft(await problemsOf(page), 'with lists of cards').toEqual([]);

  // A point of the cloud opens its card; the one to the right of it is another one.
  const cloud = main.getByRole('group', { name: /^Cards by power and cost/ });
  const name = async (): Promise<string> => (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  await cloud.getByRole('button').first().focus();
  await page.keyboard.press('Home');
  const first = await name();
  await page.keyboard.press('ArrowRight');
  expect(await name()).not.toBe(first);
  const [called] = (await name()).split(': ');
  await page.keyboard.press('Enter');
  await workshop.isShown(called);
});

// The numbers and the plan of a pack, gone through by keyboard in the largest letters; the plan is kept in its folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { expect, test } from './app.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT, textSize: 1.3 } } });

const PACK = 'drowned-choir';
const WITHOUT = ['board', 'hero', 'tower'];

test('the numbers of a pack lead to its cards, and its plan to new ones, by keyboard', async ({
  app,
  page,
}) => {
  const cards = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 14,
    without: WITHOUT,
  });
  const noted = (): unknown => {
    const file = join(app.dataDir, 'mods', PACK, 'workshop.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  const workshop = new Workshop(app, page, 'keyboard');
  await page.setViewportSize({ width: 1024, height: 640 });
  await workshop.open(`workshop/${PACK}/view/numbers`);
  const main = page.getByRole('main');
  await expect(main.getByText(`${cards.length} cards of this pack`)).toBeVisible({ timeout: PATIENCE });

  // The focus stays on the way that was taken.
  const ways = page.getByRole('navigation', { name: 'Views of the pack' });
  for (const name of ['Card', 'Numbers']) {
    const way = ways.getByRole('link', { name, exact: true });
    await way.press('Enter');
    await expect(way).toHaveAttribute('aria-current', 'page');
    await expect(way).toBeFocused();
  }
  await expect(main.getByText(`${cards.length} cards of this pack`)).toBeVisible({ timeout: PATIENCE });

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
  expect.soft(await problemsOf(page), 'numbers').toEqual([]);

  // A point of the cloud opens its card; the one to the right of it is another one.
  const cloud = main.getByRole('group', { name: /^Cards by power and cost/ });
  const name = async (): Promise<string> => (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  await cloud.getByRole('button').first().focus();
  await page.keyboard.press('Home');
  const leftmost = await name();
  await page.keyboard.press('ArrowRight');
  expect(await name()).not.toBe(leftmost);
  const [called] = (await name()).split(': ');
  await page.keyboard.press('Enter');
  await workshop.isShown(called);

  await page.goto(app.place(`workshop/${PACK}/view/plan`));
  await expect(main.getByText('none planned yet')).toBeVisible({ timeout: PATIENCE });
  // As long as nothing is planned, cards are only counted; and none is called a draft just because it is there.
  const table = main.getByRole('table').first();
  await expect(table.getByRole('button', { name: /: in progress$/ })).toHaveCount(cards.length);
  await expect(table.getByText(/\bof\b/)).toHaveCount(0);
  const size = main.getByLabel('Cards in the set');
  await size.fill('40');
  await page.keyboard.press('Enter');
  await expect(main.getByText(`${cards.length} of 40 cards`)).toBeVisible();

  // State, label and place of cards.
  const list = main.getByRole('list', { name: 'Order of the set' });
  const [first, second] = cards.map(({ name }) => String(name));
  await list.getByRole('checkbox', { name: `Choose ${first}` }).press('Space');
  const labels = main.getByRole('button', { name: 'Labels …' });
  await labels.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('sea, finale');
  await page.keyboard.press('Enter');
  await expect(list.getByText('finale', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await list.getByRole('checkbox', { name: `Choose ${second}` }).press('Space');
  await main.getByLabel('State', { exact: true }).selectOption('locked');
  await expect(list.getByRole('listitem').first().getByText('locked')).toBeVisible();
  const side = main.getByRole('button', { name: 'Side by side' });
  await side.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `${first} and ${second}` });
  await expect(dialog.getByRole('row').filter({ hasText: 'differs' }).first()).toBeVisible();
  expect.soft(await problemsOf(page), 'two cards').toEqual([]);
  await page.keyboard.press('Escape');
  expect.soft(await problemsOf(page), 'the plan').toEqual([]);
  const grip = list.getByRole('button', { name: `Move ${first}, place 1 of` });
  await grip.focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: `Move ${first}, place 2 of` })).toBeFocused();
  await expect
    .poll(noted)
    .toMatchObject({ cards: { [cards[0].id]: { state: 'locked', labels: ['sea', 'finale'] } } });

  // An empty place becomes a card of its kind.
  const empty = main.getByRole('button', { name: /^New card: relic, cost 4 to 6/ }).first();
  await empty.focus();
  await page.keyboard.press('Enter');
  const made = page.getByRole('dialog', { name: workshopWords('card.new') });
  await expect(made.getByLabel(workshopWords('card.kind'), { exact: true })).toHaveValue('relic');
  await made.getByLabel(workshopWords('card.name')).fill('Tide Bell');
  await page.keyboard.press('Enter');
  await workshop.isShown('Tide Bell');

  // A locked card says so, is unlocked by a step, and asks before it is changed.
  await page.goto(app.place(`workshop/${PACK}/${cards[0].id}`));
  await workshop.isShown(first);
  const seal = page.getByRole('group', { name: workshop.bench('lock.title') });
  await expect(seal).toBeVisible();
  expect.soft(await problemsOf(page), 'a locked card').toEqual([]);
  await seal.getByRole('button', { name: workshop.bench('lock.unlock') }).press('Enter');
  await expect(seal).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(noted).toMatchObject({ cards: { [cards[0].id]: { state: 'ready' } } });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Undo: / })
    .press('Enter');
  await expect(seal).toBeVisible({ timeout: PATIENCE });
  await workshop.name.press('End');
  await page.keyboard.type('!');
  const locked = page.getByRole('dialog', { name: workshopWords('locked.title', { name: first }) });
  await expect(locked).toBeVisible({ timeout: PATIENCE });
  await locked.getByRole('button', { name: workshopWords('locked.do') }).press('Enter');
  await workshop.isOnDisk(PACK, expect.arrayContaining([expect.objectContaining({ name: `${first}!` })]));

  // What it was before is set beside it.
  await page.goto(app.place(`workshop/${PACK}/view/plan`));
  await list.getByRole('checkbox', { name: `Choose ${first}!` }).press('Space');
  await side.press('Enter');
  const versions = page.getByRole('dialog', { name: `${first}!, then and now` });
  const named = versions.getByRole('row', { name: /^name/ });
  await expect(named.getByRole('cell', { name: first, exact: true })).toBeVisible({ timeout: PATIENCE });
  await expect(named.getByRole('cell', { name: `${first}!`, exact: true })).toBeVisible();
});

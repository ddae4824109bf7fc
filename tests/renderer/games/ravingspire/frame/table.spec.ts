// The drawn table, played in a browser against the real engine.
import { expect, type Locator } from '@playwright/test';
import { gameScene, SOON_WON } from '../../../table/scenes.ts';
import { button, entries, goOn, log, sitDown, way } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

// Generous: a slow machine is no defect.

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

test('everything that can be done lies in the region that bears the name of what is asked', async ({
  page,
}) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'encounter');
  const asked = page.getByRole('region', { name: 'Encounter: play, buy, fight' });
  await expect(asked).toHaveAttribute('aria-busy', 'false');
  await expect(button(asked, 'End the Encounter phase')).toBeVisible();
  await expect(asked.getByRole('region', { name: 'Battlemat' })).toBeVisible();
  await expect(asked.getByRole('region', { name: /^Hand of/ })).toBeVisible();
  // The log is no part of it: its entries bear names of choices as well.
  await expect(asked.getByRole('log')).toHaveCount(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').count()).toBe(1);
});

/** A turn whose end costs sanity. */
const LOSS = { seed: 'table', played: 60 } as const;

test('the way on is one button with a key; who wants to be asked is warned of a loss then, and only then', async ({
  page,
}) => {
  await sitDown(page, { ...LOSS, ask: 'any' });
  await expect(way(page)).not.toHaveClass(/primary/);
  await expect(way(page)).toHaveAttribute('aria-keyshortcuts', 'E');
  await expect(way(page)).not.toHaveAccessibleDescription(/danger/);
  const before = await entries(page);
  await page.keyboard.press('e');
  const sure = page.getByRole('dialog', { name: 'End the turn' });
  await expect(sure.getByRole('listitem').first()).toContainText('Ending now costs');
  await expect(page.getByText(/Ending now costs/)).toHaveCount(1);
  await button(sure, 'Go back').click();
  expect(await entries(page)).toBe(before);
  // Nor does Enter lead into harm, from wherever.
  await page.getByRole('heading', { level: 2 }).last().click();
  await page.keyboard.press('Enter');
  expect(await entries(page)).toBe(before);
  await page.keyboard.press('e');
  await button(sure, 'Do it').click();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
});

test('a loss that is not asked about is told above the way on, in red, and advice in gold', async ({
  page,
}) => {
  await sitDown(page, { ...LOSS, ask: 'never' });
  await expect(way(page)).not.toHaveClass(/primary/);
  await expect(way(page)).toHaveAccessibleDescription(/danger: .*Ending now costs/);
  const [red, gold] = [page.locator('.warn.harm'), page.locator('.warn.advice')];
  await expect(red).toHaveCSS('color', 'rgb(255, 210, 201)');
  await expect(gold).toContainText('could still go into a free slot');
  await expect(gold).toHaveCSS('color', 'rgb(255, 201, 146)');
  const before = await entries(page);
  await page.keyboard.press('e');
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the phase of the turn is marked, and every phase explains itself to mouse, keys and voice', async ({
  page,
}) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'explore');
  const guide = page.getByRole('navigation', { name: 'Phases of the turn' });
  await expect(guide.getByRole('listitem')).toHaveCount(6);
  await expect(guide.locator('[aria-current="step"]')).toHaveAccessibleName('Explore');
  await expect(button(guide, 'Foe')).toHaveAccessibleDescription(/Showdown/);
  await expect(guide.locator('[aria-current="step"]')).toHaveAccessibleDescription(/What can be done now/);
  await button(guide, 'Recover').hover();
  const tip = page.locator('.tip:popover-open');
  await expect(tip).toContainText('Adversaries of this level cost sanity');
  // One at a time: that of what has the focus takes the place of that under the pointer.
  await button(guide, 'Recover').focus();
  await page.keyboard.press('Tab');
  await expect(tip).toContainText('The foe of this level walks');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('the chronicle follows, tells all when asked, and leads back to any moment', async ({ page }) => {
  await sitDown(page, { played: 50 });
  const count = await log(page).getByRole('listitem').getByRole('button').count();
  await page.evaluate(() => void controls.play(1));
  await expect(log(page).getByRole('listitem').getByRole('button')).toHaveCount(count + 1);
  const lines = log(page).getByRole('listitem').getByRole('listitem');
  const few = await lines.count();
  await button(page, 'Every line').click();
  expect(await lines.count()).toBeGreaterThan(few);
  // An id of a rule leads nowhere: none is shown.
  await expect(log(page).getByText(/\b[A-Z]{3,}-\d/)).toHaveCount(0);

  await log(page)
    .getByRole('button', { name: /^Aurora goes to/ })
    .last()
    // At its words: what lies under them has links of its own.
    .click({ position: { x: 12, y: 8 } });
  const past = page.getByRole('region', { name: /^Looking back at entry/ });
  await expect(past).toBeVisible();
  await expect(page.getByRole('group', { name: 'The way on' })).toHaveCount(0);
  await button(past, 'Back to now').click();
  await expect(past).toBeHidden();
  expect(await page.evaluate(() => looks.hasLostFocus())).toBe(false);
});

test('piles can be looked through: the own deck by name, those of others not at all', async ({ page }) => {
  await sitDown(page, { seats: 2, elsewhere: [1], played: 60 });
  const deck = page.getByRole('dialog', { name: 'Deck of Aurora' });
  const lying = deck.getByRole('listitem').getByRole('button');
  // On to a turn at which the deck is not used up.
  for (let turn = 0; turn < 20 && (await lying.count()) === 0; turn++) {
    await page.keyboard.press('Escape');
    await page.evaluate(() => void controls.play(1));
    await goOn(page, 'move', 0);
    await button(page, /deck$/).click();
    await deck.waitFor();
  }
  const names = await lying.evaluateAll((cards) =>
    cards.map((card) => (card.getAttribute('aria-label') ?? '').replace(/^\d+\s×\s/u, '')),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  await page.keyboard.press('Escape');
  await expect(deck).toBeHidden();
  await expect(button(page, /deck$/)).toBeFocused();

  await page.getByRole('list', { name: 'Other heroes' }).getByRole('button').click();
  const other = page.getByRole('dialog', { name: 'Crimson Reaver' });
  const hidden = other.getByRole('region', { name: 'Deck of Crimson Reaver' });
  await expect(hidden.getByRole('button')).toHaveCount(0);
  await expect(hidden).toContainText(/that you cannot see/);
  await page.keyboard.press('Escape');
});

/** Presses "Skip" as soon as it can be pressed, without waiting for it to lie still. */
const SKIP = `[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Skip')?.click()`;

test('what a bot does is shown step by step, and can be skipped', async ({ page }) => {
  const players = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', bot: 'greedy' },
  ] as const;
  // The bot has moved already when the page comes; it moves again when the own turn ends.
  await sitDown(page, { seats: 2, players, played: 0, motion: 'cinematic' });
  await goOn(page, 'explore', 0);
  const skip = button(page, 'Skip');
  await expect(skip.or(way(page)).first()).toBeVisible();
  // It may go by itself meanwhile.
  await page.evaluate(SKIP);
  await way(page).click();
  const sure = button(page.getByRole('dialog'), 'Do it');
  await expect(sure.or(skip).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(skip).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Crimson Reaver' })).toBeVisible();
  // The host is further than what is shown.
  const told = await log(page).getByRole('listitem').getByRole('button').count();
  await page.evaluate(SKIP);
  await expect(skip).toBeHidden();
  expect(await log(page).getByRole('listitem').getByRole('button').count()).toBeGreaterThan(told);
  await expect(page.getByRole('region', { name: /Where do you go|Encounter|Which|What/ })).toBeVisible();
});

test('the end is told in its own region, with the fingerprint, and signed on the card', async ({ page }) => {
  await sitDown(page, { seed: SOON_WON, played: 5000 });
  const end = page.getByRole('region', { name: /^(Won|Lost)$/ });
  await expect(end.getByRole('code')).toHaveText(/^[0-9a-f]{16}$/);
  await expect(end.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await end.getByRole('textbox', { name: 'Name of Aurora' }).fill('Somebody');
  await button(end, 'Sign for the hall of records').click();
  await expect(end.getByRole('status')).toHaveText('Signed on 21 Nov 2026: Somebody.');
  await button(end, 'Watch it again').click();
  await expect(page.getByRole('region', { name: /^Looking back at entry 0/ })).toBeVisible();
  await button(page, 'Back to now').click();
  await button(end, 'New game').click();
  await expect(page.getByRole('heading', { name: 'Left for #/new' })).toBeVisible();
});

test('the plain table is a click away, and so is the way back', async ({ page }) => {
  await sitDown(page, { played: 30 });
  await button(page, 'Menu of the table').click();
  await button(page, 'Plain table').click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await button(page, 'Drawn table').click();
  await expect(page.getByRole('navigation', { name: 'Phases of the turn' })).toBeVisible();
});

test('the frame follows the seat whose eyes are used; a curtain hangs between secret hands', async ({
  page,
}) => {
  const hero = (name: string): Locator => page.getByRole('heading', { level: 2, name });
  await sitDown(page, { seats: 2, played: 20 });
  await goOn(page, 'move', 0);
  await expect(hero('Aurora the All-Knowing')).toBeVisible();
  await goOn(page, 'move', 1);
  await expect(hero('Crimson Reaver')).toBeVisible();

  const secret = gameScene({ seats: 2, seed: 'secret' }).setup;
  await sitDown(page, { seats: 2, setup: { ...secret, options: { flanking: true } } });
  const curtain = page.getByRole('dialog', { name: 'Pass the screen to Ada' });
  await expect(curtain).toBeVisible();
  await button(curtain, 'I am Ada').click();
  await expect(curtain).toBeHidden();
  await expect(hero('Aurora the All-Knowing')).toBeVisible();
});

test('tools work by keys, and say why they do not work now', async ({ page }) => {
  await sitDown(page, { played: 0 });
  await expect(button(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Redo')).toHaveAccessibleDescription('There is nothing to redo.');
  await page.keyboard.press('r');
  await expect(page.getByRole('alert')).toContainText('There is nothing to redo.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  await button(hint, 'Do it').click();
  await expect.poll(() => entries(page)).toBe(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('go on');
  await page.keyboard.press('Escape');
  await button(page, 'Leave').click();
  await expect(page.getByRole('heading', { name: 'Left for #/' })).toBeVisible();
});

test('a payment says what follows it, card by card and place by place, at either table', async ({ page }) => {
  await sitDown(page, { seed: 'drawn', played: 207 });
  const follows = 'Then Staircase with Teeth takes place 1: −1 sanity.';
  await page
    .getByRole('region', { name: 'Cards of the ring' })
    .getByRole('button', { name: /^Gallows Ladder/ })
    .click();
  const sheet = page.getByRole('group', { name: 'Payment: Buy Gallows Ladder' });
  await expect(sheet.getByRole('list', { name: 'To know before it' })).toContainText(follows);
  await button(sheet, 'Pay by hand: Buy Gallows Ladder').click();
  const byHand = page.getByRole('dialog', { name: 'Pay: Buy Gallows Ladder' });
  await expect(byHand.getByRole('listitem').filter({ hasText: follows })).toHaveCount(1);
  await button(byHand, 'Pay').click();
  // What has been told is not asked about as well.
  await expect.poll(() => entries(page)).toBe(208);
});

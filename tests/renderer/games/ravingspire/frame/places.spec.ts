// Where things are on the drawn table: each can be pressed where it is seen, and is called what is written on it.
import { expect } from '@playwright/test';
import { button, goOn, log, region, sitDown } from './sitting.ts';
import { test } from '../../../../support/kept-page.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('what stands above the hand can be pressed, and pointers reach the tower where no card lies', async ({
  page,
}) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'explore');
  for (const each of await region(page, 'More to do').getByRole('button').all())
    await each.click({ trial: true });
  await button(region(page, 'More to do'), 'Rotate').click();
  await expect(page.getByRole('dialog', { name: 'Rotate' })).toBeVisible();
  await page.keyboard.press('Escape');
  const hand = (await region(page, /^Hand of/).boundingBox())!;
  await page.mouse.move(hand.x + 3, hand.y + hand.height / 2);
  await expect(page.locator('section.board:hover')).toHaveCount(1);
});

test('before the move is made nothing is offered above the hand that belongs to another phase', async ({
  page,
}) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'move');
  for (const name of ['Rotate', 'Exert yourself', 'Well of Souls', 'Abilities'])
    await expect(button(region(page, 'More to do'), name)).toHaveCount(0);
});

test('cards spent and gained are shown next to the piles until the turn ends', async ({ page }) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'encounter');
  const turn = region(page, 'Spent and gained this turn');
  await expect(turn).toHaveCount(0);
  const buy = region(page, 'Cards of the ring').locator('button.good').first();
  const bought = (await buy.getAttribute('aria-label'))!;
  await buy.click();
  const payment = page.getByRole('group', { name: /^Payment: / });
  await expect(payment.getByRole('status')).toContainText('That pays it.');
  const paid = await payment.getByRole('listitem').getByRole('button', { pressed: true }).count();
  // While something is paid, that is the one thing to go on with.
  await expect(page.locator('.btn.primary')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(turn.getByRole('list', { name: 'gained' }).getByRole('button')).toHaveAccessibleName(bought);
  const spent = turn.getByRole('list', { name: 'spent' }).getByRole('button');
  await expect(spent).toHaveCount(paid);
  await spent.first().hover();
  await expect(page.locator('.float .large')).toBeVisible();
  await spent.first().click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
    (await spent.first().getAttribute('aria-label'))!,
  );
  await page.keyboard.press('Escape');
  await goOn(page, 'move');
  await expect(turn).toHaveCount(0);
});

test('what is written on a chip of a payment is how its name begins', async ({ page }) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'encounter');
  await region(page, 'Cards of the ring').locator('button.good').first().click();
  const chips = page.getByRole('list', { name: 'What pays' }).getByRole('listitem').getByRole('button');
  await expect(chips.first()).toBeVisible();
  for (const chip of await chips.all())
    await expect(chip).toHaveAccessibleName(/^\p{L}[^:]*[^:\s]: (\d+\s\p{L}+|not used)/u);
});

test('amounts in a heading are told as they are written', async ({ page }) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'battle');
  const asked = page.getByRole('heading', { level: 2, name: /^Against/ });
  await expect(asked).toHaveAccessibleName(
    /^Against .+: \d+\s(fight|skill|charm)(, \d+\s(skill|charm))*(, or brute force\s\d+)?$/,
  );
});

test('in a small window phases have their names, and nothing lies over the name of the hero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await sitDown(page, { played: 60 });
  await goOn(page, 'move');
  const phases = page.getByRole('navigation', { name: 'Phases of the turn' }).getByRole('button');
  for (const [i, name] of ['Move', 'Draw', 'Encounter', 'Explore', 'Recover', 'Foe'].entries())
    await expect(phases.nth(i)).toHaveAccessibleName(name);
  const hero = (await button(page, 'Aurora the All-Knowing').boundingBox())!;
  const sanity = (await page.locator('.dial .value').boundingBox())!;
  expect(sanity.y + sanity.height).toBeLessThanOrEqual(hero.y + 4);
});

test('six heroes stand side by side in a small window, each of them in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await sitDown(page, { seats: 6, played: 90 });
  await goOn(page, 'encounter');
  const others = page.getByRole('list', { name: 'Other heroes' }).getByRole('button');
  await expect(others).toHaveCount(5);
  const panel = (await page.getByRole('region', { name: 'Aurora the All-Knowing' }).boundingBox())!;
  for (const other of await others.all()) {
    await other.click({ trial: true });
    const box = (await other.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(panel.y + panel.height + 1);
  }
});

test('the chronicle is one stop for the keyboard, at its newest entry, and follows what happens', async ({
  page,
}) => {
  await sitDown(page, { played: 60 });
  const entries = log(page).getByRole('listitem').getByRole('button');
  await expect(log(page).locator('ol [tabindex="0"]')).toHaveCount(1);
  await expect(log(page).locator('ol').first()).toBeVisible();
  await entries.nth(2).focus();
  await expect(entries.nth(2)).toBeInViewport();
  // As long as the focus is there, nothing moves.
  const before = await entries.count();
  await page.evaluate(() => void controls.play(1));
  await expect.poll(() => entries.count()).toBeGreaterThan(before);
  await expect(entries.nth(2)).toBeInViewport();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.evaluate(() => void controls.play(1));
  await expect(entries.last()).toBeInViewport();
  await expect(entries.nth(2)).not.toBeInViewport();
});

test('paying by hand begins with what has been put together', async ({ page }) => {
  await sitDown(page, { played: 60 });
  await goOn(page, 'encounter');
  await region(page, 'Cards of the ring').locator('button.good').first().click();
  const payment = page.getByRole('group', { name: /^Payment: / });
  await expect(payment.getByRole('status')).toContainText('That pays it.');
  const chip = payment.getByRole('listitem').getByRole('button', { pressed: true }).first();
  const name = (await chip.locator('> span').textContent())!.split(':')[0];
  await expect(payment.getByRole('button', { pressed: true, name }).first()).toBeVisible();
  const before = await payment.getByRole('button', { pressed: true }).count();
  // Out of the payment, through all that it could count as.
  while ((await payment.getByRole('button', { pressed: true }).count()) === before) await chip.click();
  await button(payment, /^Pay by hand/).click();
  const dialog = page.getByRole('dialog', { name: /^Pay: / });
  await expect(dialog.getByRole('status')).toContainText('Needs');
});

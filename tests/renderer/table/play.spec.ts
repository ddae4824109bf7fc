// The table, played in a browser against the real engine.
import { expect, type Page } from '@playwright/test';
import { LONG } from '../../support/windows.ts';
import type { Built } from '../../support/pages.ts';
import { buildTablePage, openScene, sitDown } from './built.ts';
import type { Driver } from './driver.ts';
import type { Scene } from './page/scene.ts';
import { costlyScene, encounter, lengthOf } from './found.ts';
import { gameScene, SOON_WON, toyScene } from './scenes.ts';
import { test } from '../../support/kept-page.ts';

/** How many entries are made at the end of a game, and by pressing whatever there is. */
const [LAST, PRESSED] = LONG ? [60, 30] : [10, 12];

let built: Built;
test.beforeAll(async () => {
  built = await buildTablePage();
});

const at = (page: Page, scene: Scene): Promise<Driver> => sitDown(page, built, scene);

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

test('a game is played to its end by roles and names alone, as the hints say', async ({ page }) => {
  const scene = gameScene({ seed: SOON_WON });
  // The last entries; a whole game does the same for longer.
  const driver = await at(page, { ...scene, played: lengthOf(scene) - LAST });
  const end = page.getByRole('region', { name: /^(Won|Lost)$/ });
  const hint = driver.dialog('Hint').getByRole('button', { name: 'Do it' });
  let made = 0;
  for (; (await end.count()) === 0; made++) {
    await driver.tool('Hint').click();
    await driver.enter(hint);
    expect(await page.evaluate(() => looks.hasLostFocus())).toBe(false);
  }
  expect(made).toBeGreaterThanOrEqual(LAST);
});

test('the end of a game is told, and signed', async ({ page }) => {
  const driver = await at(page, gameScene({ seed: SOON_WON, played: 5000 }));
  const end = driver.acts.getByRole('region', { name: /^(Won|Lost)$/ });
  await expect(end.getByText(/^Fingerprint: [0-9a-f]{16}$/)).toBeVisible();
  await end.getByRole('textbox', { name: 'Name of Aurora' }).fill('Somebody');
  await end.getByRole('button', { name: 'Sign for the hall of records' }).click();
  await expect(end.getByText('Signed on 21 Nov 2026: Somebody.')).toBeVisible();
  await end.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('heading', { name: 'Left for #/new/ravingspire' })).toBeVisible();
});

test('a game that was signed before tells so, and is not signed again', async ({ page }) => {
  const scene = gameScene({ seed: SOON_WON, played: 5000 });
  const driver = await at(page, { ...scene, signed: ['Somebody'] });
  const end = driver.acts.getByRole('region', { name: /^(Won|Lost)$/ });
  await expect(end.getByText('Signed on 21 Nov 2026: Somebody.')).toBeVisible();
  await expect(end.getByRole('textbox')).toHaveCount(0);
});

test.describe('without a clipboard', () => {
  test.use({ ownPage: true });

  test('the details name the options in words, and the seed, which can be copied', async ({ page }) => {
    const scene = gameScene({ seed: 'a seed to copy' });
    const options = { trading: false, madness: 1, finale: true };
    // As on a page that is not served securely.
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    const driver = await at(page, { ...scene, setup: { ...scene.setup, options } });
    await driver.tool('Details').click();
    const dialog = driver.dialog('About this game');
    await expect(dialog.getByText('a seed to copy', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('definition').nth(2)).toHaveText(
      'Trading: off, Patience of the tower: Longer: one more, Own finale of expansions: on',
    );
    await expect(dialog).toContainText('is told when the game is over');
    await dialog.getByRole('button', { name: 'Copy the seed' }).click();
    // The seed is selected instead.
    await expect(dialog.getByRole('status')).toHaveText('The seed is selected; press Ctrl and C.');
    expect(await page.evaluate('String(getSelection())')).toBe('a seed to copy');
  });
});

test(`${PRESSED} entries are made by pressing what there is`, async ({ page }) => {
  const driver = await at(page, gameScene({ seed: 'pressing' }));
  for (let made = 0; made < PRESSED; made++) {
    const answers = driver.answers;
    if ((await answers.count()) > 0) await driver.enter(answers.first().getByRole('button').first());
    else if ((await driver.onward.count()) > 0) await driver.enter(driver.onward.first());
    else await driver.enter(driver.acts.getByRole('group').getByRole('button').first());
    expect(await page.evaluate(() => looks.hasLostFocus())).toBe(false);
  }
  expect(await driver.entries()).toBeGreaterThanOrEqual(PRESSED);
  await expect(driver.log.getByRole('listitem').first()).toBeVisible();
});

test('every legal choice is one button, refused ones say why and stay reachable', async ({ page }) => {
  const driver = await at(page, gameScene({ played: 60 }));
  await driver.acts.getByRole('switch', { name: 'Show everything' }).click();
  const labels = await driver.acts.getByRole('group').getByRole('button').allTextContents();
  expect(labels.length).toBeGreaterThan(5);
  const refused = driver.acts.getByRole('button', { disabled: true }).first();
  const name = (await refused.textContent()) ?? '';
  await expect(refused).toHaveAccessibleName(name.trim());
  await expect(refused).toHaveAccessibleDescription(/\S/);
  const before = await driver.entries();
  await refused.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await driver.entries()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('what is paid can be put together by hand, and is checked while it is', async ({ page }) => {
  const { scene, ware, payer } = encounter();
  const driver = await at(page, scene);
  await driver.acts.getByRole('button', { name: `Pay by hand: Buy ${ware}`, exact: true }).click();
  const dialog = driver.dialog(`Pay: Buy ${ware}`);
  const pay = dialog.getByRole('button', { name: 'Pay', exact: true });
  const pays = dialog.getByRole('group', { name: payer.name });
  await expect(dialog.getByRole('status')).toContainText('That pays it.');
  await pays.getByRole('radio', { name: 'Not used' }).check();
  await expect(dialog.getByRole('status')).not.toContainText('That pays it.');
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(pay).toHaveAccessibleDescription(/\S/);
  await pays.getByRole('radio', { name: payer.as }).check();
  await expect(dialog.getByRole('status')).toContainText('That pays it.');
  await driver.enter(pay);
  await expect(dialog).toBeHidden();
  await expect(driver.log).toContainText(`Aurora buys ${ware}.`);
});

test('a warning is asked about first', async ({ page }) => {
  const driver = await at(page, costlyScene());
  const before = await driver.entries();
  await driver.onward.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'danger' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toBeHidden();
  await expect(driver.onward).toBeFocused();
  expect(await driver.entries()).toBe(before);
  await driver.enter(driver.onward);
  expect(await driver.entries()).toBe(before + 1);
});

test('a game without a table of its own shows the faces of its cards', async ({ page }) => {
  await openScene(page, built, toyScene());
  await expect(page.getByRole('article').first().locator('[data-detail="tiny"]')).toBeVisible();
});

test('a card opens with what it says and what can be done with it', async ({ page }) => {
  const { scene, ware, kind, ring } = encounter();
  const driver = await at(page, scene);
  const card = driver.zone(ring).getByRole('button', { name: ware, exact: true });
  await expect(card).toHaveAccessibleDescription(/within reach/);
  await card.click();
  const dialog = driver.dialog(ware);
  await expect(dialog).toContainText(kind);
  await expect(dialog).toContainText(`Lies in: ${ring}`);
  await expect(dialog.locator('[data-detail="short"]')).toBeVisible();
  // A game with a table of its own tells its cards in words here.
  await expect(driver.zone(ring).locator('[data-detail]')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: `Buy ${ware}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await card.click();
  await driver.enter(dialog.getByRole('button', { name: `Buy ${ware}`, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(driver.log).toContainText(`Aurora buys ${ware}.`);
});

test('undo, redo, hint and log have keys, which do nothing in a text field', async ({ page }) => {
  const driver = await at(page, toyScene());
  await driver.enter(driver.choice('Make a note'));
  await expect(driver.choice('Make a note')).toBeFocused();
  await page.keyboard.press('u');
  await expect(driver.log.getByText('taken back')).toBeVisible();
  await page.keyboard.press('r');
  await expect(driver.log.getByText('taken back')).toBeHidden();
  await page.keyboard.press('l');
  await expect(driver.log).toBeHidden();
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(driver.dialog('Keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(driver.dialog('Hint')).toContainText('End the turn');
  await driver.enter(driver.dialog('Hint').getByRole('button', { name: 'Do it' }));
  await expect(driver.page.getByRole('heading', { level: 1 })).toHaveText('Turn 2');
});

test('undo beyond what was turned up is asked about, and makes the game practice', async ({ page }) => {
  const driver = await at(page, toyScene());
  await driver.enter(driver.choice('Roll the die'));
  await driver.tool('Undo').click();
  const dialog = driver.dialog(/practice/);
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await driver.enter(dialog.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Practice', { exact: true })).toBeVisible();
  await driver.enter(driver.choice('Roll the die'));
  await driver.enter(driver.tool('Undo'));
});

test('where others sit elsewhere, they are asked, and can be asked', async ({ page }) => {
  const driver = await at(page, toyScene({ seats: 2, elsewhere: [1] }));
  await driver.enter(driver.choice('Roll the die'));
  await expect(driver.tool('Undo')).toHaveAccessibleDescription(
    /^Takes back: .+[^.]\. The others are asked first\.$/,
  );
  await driver.tool('Undo').click();
  await expect(driver.acts.getByText('Waiting for: Ben.')).toBeVisible();
  await page.evaluate(() => controls.askConsent(1, [0]));
  const asked = page.getByRole('region', { name: 'Undo?' });
  await expect(asked).toContainText('Ben would like to take something back');
  await driver.enter(asked.getByRole('button', { name: 'Agree' }));
  await expect(asked).toBeHidden();
});

test('why a bot did something is shown on request, by keyboard too', async ({ page }) => {
  const driver = await at(page, gameScene({ played: 60 }));
  const whys = driver.log.getByLabel(/^Why\? Aurora goes to/);
  const why = whys.last();
  const reason = why.locator('xpath=..').getByRole('paragraph');
  await expect(reason).toBeHidden();
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(reason).toHaveText(/^[A-Z].*\.$/);
  await page.keyboard.press('Space');
  await expect(reason).toBeHidden();
  // What people do has no such sign.
  await page.evaluate(() => controls.playUntil('encounter'));
  const signs = await driver.log.getByLabel(/^Why\?/).count();
  await driver.enter(driver.onward);
  expect(await driver.log.getByLabel(/^Why\?/).count()).toBe(signs);
});

const WHY_END = /^Why\? .* ends the turn\.$/;

test('a reason is in sight, between what was done and what came of it', async ({ page }) => {
  const driver = await at(page, gameScene({ played: 60 }));
  const why = driver.log.getByLabel(WHY_END).last();
  await why.click();
  const entry = driver.log
    .getByRole('listitem')
    .filter({ has: page.getByLabel(WHY_END).last() })
    .last();
  const reason = entry.getByRole('paragraph');
  await expect(why).toBeInViewport({ ratio: 1 });
  await expect(reason).toBeInViewport({ ratio: 1 });
  const lines = (await entry.getByRole('list').boundingBox())!;
  const told = (await reason.boundingBox())!;
  expect(told.y + told.height).toBeLessThanOrEqual(lines.y);
});

test('where no bot can go on, the seat is taken over', async ({ page }) => {
  const bots = [
    { kind: 'person', name: 'Ada', person: 'p0' },
    { kind: 'bot', bot: 'any' },
  ] as const;
  const driver = await at(page, toyScene({ seats: 2, players: bots }));
  await page.evaluate(() => controls.getStuck(1));
  const stuck = driver.acts.getByRole('region', { name: 'The bot cannot go on' });
  await expect(stuck).toContainText('Take the seat over, or take something back: nothing is lost.');
  await expect(stuck).toContainText('The bot that plays Ben knows no way on.');
  await stuck.getByRole('button', { name: 'Take over' }).click();
  await expect(stuck).toBeHidden();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Ben (Ada, you)');
  // It is the same person: one who was only called the same would have to be handed the screen.
  const [seated] = await page.evaluate(() => controls.calls.filter(({ name }) => name === 'table.seat'));
  expect(seated.params).toMatchObject({ player: bots[0] });
});

test('a bot that cannot go on is not waited for', async ({ page }) => {
  await at(page, toyScene({ seats: 2, elsewhere: [0] }));
  const waiting = page.getByRole('heading', { name: 'Waiting for Ada' });
  await expect(waiting).toBeVisible();
  await page.evaluate(() => controls.getStuck(0));
  await expect(page.getByRole('heading', { name: 'The bot cannot go on' })).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('the screen is passed on behind a curtain', async ({ page }) => {
  const driver = await at(page, toyScene({ seats: 2 }));
  const ada = driver.dialog('Pass the screen to Ada');
  await page.keyboard.press('Escape');
  await expect(ada).toBeVisible();
  await expect(page.getByText('Number', { exact: false })).toBeHidden();
  await ada.getByRole('button', { name: 'I am Ada' }).click();
  await expect(driver.zone('Hand of Ada').getByRole('button').first()).toBeVisible();
  // Of two at one screen neither is "you", and a name is not said twice.
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Ben');
  await expect(page.getByRole('list', { name: 'Seats' })).not.toContainText('(');
  await driver.enter(driver.onward);
  await driver.dialog('Pass the screen to Ben').getByRole('button', { name: 'I am Ben' }).click();
  await expect(driver.zone('Hand of Ben').getByRole('button').first()).toBeVisible();
});

test('the past can be looked at, walked through and left', async ({ page }) => {
  const driver = await at(page, gameScene({ played: 60 }));
  const now = await page.getByRole('heading', { level: 1 }).textContent();
  await driver.log
    .getByRole('button', { name: / goes to / })
    .first()
    .click();
  const past = page.getByRole('region', { name: /^Looking back at entry \d+ of 60$/ });
  await expect(past).toBeVisible();
  await expect(driver.acts.getByRole('group')).toHaveCount(0);
  await past.getByRole('slider', { name: 'Entry' }).fill('3');
  await expect(page.getByRole('region', { name: 'Looking back at entry 3 of 60' })).toBeVisible();
  await past.getByRole('button', { name: 'Previous' }).click();
  await past.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('region', { name: 'Looking back at entry 3 of 60' })).toBeVisible();
  await past.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(now ?? '');
  await driver.log
    .getByRole('button', { name: / goes to / })
    .first()
    .click();
  await past.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('heading', { name: /^Left for #\/table\/branch-/ })).toBeVisible();
});

test('older chapters come when they are asked for', async ({ page }) => {
  const driver = await at(page, gameScene({ played: 130 }));
  const rows = driver.log.getByRole('button', { name: /^Aurora/ });
  const before = await rows.count();
  await driver.log.getByRole('button', { name: 'Earlier' }).click();
  await expect.poll(async () => rows.count()).toBeGreaterThan(before);
});

test('what a bot does is told one step after the other, until one skips that', async ({ page }) => {
  const scene = gameScene({ seed: 'pressing', seats: 2 });
  const driver = await at(page, {
    ...scene,
    settings: { ...scene.settings, motion: 'cinematic' },
    players: [scene.players[0], { kind: 'bot', bot: 'greedy' }],
  });
  await page.evaluate(() => controls.playUntil('', 1) && controls.play(3));
  const strip = page.getByRole('region', { name: 'What happened' });
  await expect(strip).not.toBeEmpty();
  await strip.getByRole('button', { name: 'Skip' }).click();
  await expect(strip.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await expect(strip).toContainText('Crimson Reaver');
  // What is short has nothing to scroll.
  const fits = await strip.evaluate((slip) =>
    [...slip.children].every((part) => part.scrollHeight <= part.clientHeight),
  );
  expect(fits).toBe(true);
  expect(await driver.entries()).toBeGreaterThan(3);
});

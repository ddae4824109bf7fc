// What people do with the real application, besides playing games to their end: at the drawn table, which is the
// default. By role and name, in English.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { layoutOf } from '../../main/db/layout.ts';
import { createWords } from '../../renderer/ui/words.ts';
import { de } from '../../renderer/table/text/de.ts';
import { en } from '../../renderer/table/text/en.ts';
import { loadShelf } from '../../scripts/commands/support/packs.ts';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import type { SavedTable } from '../../shared/engine/log.ts';
import { startOf } from '../../shared/engine/versions.ts';
import { games } from '../../shared/games/index.ts';
import { expect, test } from './app.ts';
import { handsOf } from './driver/hands.ts';
import { drawnNames } from './driver/names.ts';
import { PagePlayer } from './driver/player.ts';
import { scriptOf, type Gesture, type Pay } from './driver/script.ts';
import { Shell, shellWords } from './driver/setup.ts';
import { FLAT, MUTED } from './support/stock.ts';

const shell = shellWords('en');
const table = createWords('en', { en, de });
const drawn = drawnNames('en');

// What moves and what is heard is proved elsewhere, and so is the tower; here they would only have to be waited for.
const SETTINGS = { motion: 'off', board: FLAT, sound: MUTED } as const;
test.use({ stocked: { settings: SETTINGS } });

/** Entries of which the stories tell. */
const BEGINNING = 20;

/** A game of one, of which the beginning is known entry by entry. */
const KNOWN = ((): { saved: SavedTable; gestures: readonly Gesture[] } => {
  const whole = readRecording(join(import.meta.dirname, '../recorded/page/won.json'));
  const saved = { ...whole, log: whole.log.slice(0, BEGINNING) };
  const [game] = games;
  const titles = loadShelf([]).titles('en', saved.definitions);
  return { saved, gestures: scriptOf(game, saved, 'en', titles) };
})();

/** The known game after its first entries. */
function knownAt(entries: number): SavedTable {
  const { saved } = KNOWN;
  const table = startOf(games[0].game, saved);
  for (const entry of saved.log.slice(0, entries)) table.replayEntry(entry);
  return table.save();
}

const [AURORA, QUINN, REAVER] = ['Aurora the All-Knowing', 'Quinn ApBlanc', 'Crimson Reaver'];

/** The application with the known game on its table, after its first entries. @param counts it is no practice */
const knownTable = (entries: number, counts = true) => ({
  stocked: {
    tables: () => [{ saved: knownAt(entries), players: [{ kind: 'person', name: 'Ada' }] as const, counts }],
    settings: SETTINGS,
  },
});

/** From the title screen to the known game. */
async function goOn(page: Page, address: string): Promise<PagePlayer> {
  await page.goto(address);
  const title = new Shell(page, 'mouse', 'en');
  await title.speak();
  await title.goOn();
  return new PagePlayer(page, 'mouse', 'en');
}

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** What the log tells, entry by entry. */
const entries = (page: Page): Locator =>
  page
    .getByRole('log', { name: table('log.title') })
    .getByRole('listitem')
    .getByRole('button');

/** Where one can walk, or what can be answered just now. */
const possible = (page: Page): Locator =>
  page
    .getByRole('region', { name: drawn.board })
    .getByRole('button', { name: /\bWalk to / })
    .or(page.getByRole('list', { name: table('prompt.answers') }).getByRole('button'));

const practice = (page: Page): Locator => page.getByText(table('bar.practice'), { exact: true });

/** Goes the way on, or does the first thing there is, until something is shown. */
async function playUntil(page: Page, shown: Locator): Promise<void> {
  const onward = page.getByRole('group', { name: table('prompt.onward') }).getByRole('button');
  for (let n = await entries(page).count(); n < 30 && !(await shown.isVisible()); n++) {
    await ((await onward.count()) > 0 ? onward : possible(page)).first().click();
    const sure = button(page.getByRole('dialog'), table('confirm.do'));
    const next = entries(page).nth(n);
    await expect(next.or(sure).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await expect(next.or(shown).first()).toBeVisible();
  }
  await expect(shown).toBeVisible();
}

/** Away from the table, to the title screen. */
const leave = (page: Page): Promise<void> => button(page, table('tool.leave')).click();

const visit = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).click();

test.describe('the board as it comes', () => {
  test.use({ stocked: { settings: { motion: 'off' } }, paints: 'all' });

  test('a newcomer is at a table that can be played after two clicks', async ({ app, page }) => {
    await page.goto(app.address);
    await page.getByRole('link', { name: shell('title.new') }).click();
    await button(page, shell('new.start')).click();
    await expect(possible(page).first()).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await possible(page).first().click();
    await expect(entries(page)).toHaveCount(2);
  });
});

test.describe('what moves', () => {
  // Slowly, and for two bots: a player who is slow to press the button must still find it.
  test.use({ stocked: { settings: { motion: 'cinematic' } } });

  test('bots play their turns step by step, unless one skips that', async ({ app, page }) => {
    await page.goto(app.address);
    await new Shell(page, 'mouse', 'en').begin({
      seats: [
        { hero: AURORA, player: { person: 'Ada' } },
        { hero: QUINN, player: { bot: 'Adept' } },
        { hero: REAVER, player: { bot: 'Adept' } },
      ],
      options: [{ label: 'Who begins', choose: `2: ${QUINN}` }],
      seed: 'a bot begins',
    });
    // Nothing is pressed: they do all this by themselves, and what is shown stays behind what has been decided.
    const skip = button(page, table('step.skip'));
    await expect(skip).toBeVisible();
    const seen = await entries(page).count();
    await handsOf(page, 'mouse').press(skip);
    await expect(skip).toBeHidden();
    expect(await entries(page).count()).toBeGreaterThan(seen);
    await expect(possible(page).first()).toBeVisible();
  });
});

test('where secrets matter the screen is passed on, and the hand of another stays hidden', async ({
  app,
  page,
}) => {
  await page.goto(app.address);
  await new Shell(page, 'mouse', 'en').begin({
    seats: [
      { hero: AURORA, player: { person: 'Ada' } },
      { hero: QUINN, player: { person: 'Bo' } },
    ],
    options: [{ label: 'Interfering in battles', turn: true }],
    seed: 'secrets',
  });
  const curtain = (name: string): Locator => dialog(page, table('curtain.title', { name }));
  const pass = (name: string): Promise<void> =>
    button(curtain(name), table('curtain.button', { name })).click();
  const hand = (hero: string): Locator =>
    page.getByRole('region', { name: `Hand of ${hero}`, exact: true, includeHidden: true });
  const cards = (hero: string): Locator => hand(hero).getByRole('button', { includeHidden: true });

  await expect(curtain('Ada')).toBeVisible();
  await expect(hand('Aurora')).toBeAttached();
  await expect(cards('Aurora')).toHaveCount(0);
  await pass('Ada');
  await expect(curtain('Ada')).toBeHidden();
  await expect(cards('Aurora')).toHaveCount(6);
  await button(page.getByRole('list', { name: 'Other heroes' }), QUINN).click();
  const other = dialog(page, QUINN);
  const theirs = other.getByRole('region', { name: `Hand of ${QUINN}`, exact: true });
  await expect(theirs).toContainText('6');
  await expect(theirs.getByRole('button')).toHaveCount(0);
  await button(other, table('dialog.close')).click();

  await playUntil(page, curtain('Bo'));
  await expect(cards('Aurora')).toHaveCount(0);
  await pass('Bo');
  await expect(cards(QUINN)).toHaveCount(6);
  await expect(cards('Aurora')).toHaveCount(0);
});

test.describe('after an entry', () => {
  test.use(knownTable(1));

  test('taking back what has been seen makes a practice game, if one agrees; a hint says what and why, and is followed', async ({
    app,
    page,
  }) => {
    await goOn(page, app.address);
    const asked = dialog(page, table('undo.title'));
    await button(page, table('tool.undo')).click();
    await button(asked, table('confirm.back')).click();
    await expect(asked).toBeHidden();
    await expect(practice(page)).toBeHidden();
    await button(page, table('tool.undo')).click();
    await button(asked, table('undo.do')).click();
    await expect(practice(page)).toBeVisible();
    await expect(entries(page)).toHaveCount(3);

    await button(page, table('tool.hint')).click();
    const hint = dialog(page, table('hint.title'));
    await expect(hint.getByRole('paragraph')).toHaveText([/\S/, /\S/]);
    await button(hint, table('hint.do')).click();
    await expect(entries(page)).toHaveCount(4);
  });
});

test.describe('what is paid', () => {
  const PAY = KNOWN.gestures.findIndex((gesture) => gesture.do === 'pay');
  test.use(knownTable(PAY, false));

  test('a payment by hand that will not do says why, and one that will is taken', async ({ app, page }) => {
    const player = await goOn(page, app.address);
    const gesture = KNOWN.gestures[PAY] as Pay;
    const { button: label } = gesture;
    await player.openPayment(gesture);
    const before = await entries(page).count();
    const form = dialog(page, table('pay.title', { choice: label }));
    const verdict = form.getByRole('status');
    const pay = button(form, table('pay.do'));
    await expect(verdict).toContainText(table('pay.enough'));

    // Each source is a group of radio buttons, of which the first means that it is not used.
    const used: { source: Locator; unused: Locator }[] = [];
    for (const source of await form.getByRole('listitem').getByRole('group').all()) {
      const radios = await source.getByRole('radio').all();
      const chosen = await Promise.all(radios.map((radio) => radio.isChecked()));
      const unused = source.getByRole('radio', { name: table('pay.notUsed'), exact: true });
      if (!(await unused.isChecked())) used.push({ source: radios[chosen.indexOf(true)], unused });
    }
    for (const { unused } of used) await unused.check();
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(verdict).not.toContainText(table('pay.checking'));
    await expect(verdict).toContainText(/\w+.*\./);
    await expect(verdict).not.toContainText(table('pay.enough'));

    for (const { source } of used) await source.check();
    await expect(verdict).toContainText(table('pay.enough'));
    await pay.click();
    await expect(form).toBeHidden();
    await expect(entries(page)).toHaveCount(before + 1);
  });
});

test.describe('after four entries', () => {
  test.use(knownTable(4));

  test('a player who looks back can play on from there, at a practice table, which goes into the bin and comes back', async ({
    app,
    page,
  }) => {
    await goOn(page, app.address);
    // In the midst of an entry there may be the name of a card, which leads elsewhere.
    await handsOf(page, 'mouse').press(entries(page).nth(2));
    const past = page.getByRole('region', { name: table('past.title', { n: 2, of: 4 }), exact: true });
    await expect(past).toBeVisible();
    await button(past, table('past.branch')).click();
    await expect(past).toBeHidden();
    await expect(practice(page)).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    await leave(page);
    await visit(page, shell('tables.title'));
    const both = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    await expect(both).toHaveCount(2);
    const branch = both.filter({ hasText: shell('tables.practice') });
    await expect(branch).toHaveCount(1);

    await button(branch, shell('tables.putIn')).click();
    await expect(both).toHaveCount(1);
    await expect(branch).toHaveCount(0);
    await button(both, shell('tables.putIn')).click();
    await expect(page.getByRole('heading', { name: shell('tables.none.open') })).toBeVisible();
    await page.getByRole('tab', { name: shell('tables.bin') }).click();
    const takeOut = button(page, shell('tables.takeOut'));
    await takeOut.first().click();
    await expect(takeOut).toHaveCount(1);
    await takeOut.click();
    await expect(page.getByRole('heading', { name: shell('tables.none.bin') })).toBeVisible();
    await page.getByRole('tab', { name: shell('tables.open') }).click();
    await expect(both).toHaveCount(2);
  });
});

/** Makes a backup, from the title screen, and stays with the list. */
async function makeBackup(page: Page): Promise<void> {
  await visit(page, shell('backups.title'));
  await button(page, shell('backups.make')).click();
  await expect(page.getByRole('listitem').filter({ hasText: shell('backups.manual') })).toHaveCount(1);
}

test.describe('after two entries', () => {
  test.use(knownTable(2));

  test('a backup is restored, and the page shows its state', async ({ app, page }) => {
    const player = await goOn(page, app.address);
    await leave(page);
    await makeBackup(page);
    await page.goBack();
    await new Shell(page, 'mouse', 'en').goOn();
    await player.play(KNOWN.gestures.slice(2, 4));
    await leave(page);
    await visit(page, shell('backups.title'));
    const made = page.getByRole('listitem').filter({ hasText: shell('backups.manual') });
    await button(made, shell('backups.restore')).click();
    await button(dialog(page, shell('backups.ask')), shell('backups.ask.yes')).click();
    const said = page.getByText(shell('reset.done')).or(page.getByText(shell('backups.restored')));
    await expect(said.first()).toBeVisible();
    await page.goBack();
    await new Shell(page, 'mouse', 'en').goOn();
    await expect(entries(page)).toHaveCount(3);
    await player.play(KNOWN.gestures.slice(2, 4));
  });

  test('after damage the newest backup is there, and the title screen says so', async ({ app, page }) => {
    await goOn(page, app.address);
    await leave(page);
    await makeBackup(page);
    await page.goto('about:blank');
    expect(await app.stop()).toBe(0);
    const { tables } = layoutOf(app.dataDir);
    writeFileSync(tables, Buffer.alloc(readFileSync(tables).length, 'scribble'));
    await app.start();
    await page.goto(app.address);
    const notice = page.getByRole('alert').filter({ hasText: 'The stored data was damaged.' });
    await expect(notice).toContainText(join(app.dataDir, 'damaged'));
    await button(notice, shell('notice.dismiss')).click();
    await expect(notice).toBeHidden();
    await new Shell(page, 'mouse', 'en').goOn();
    await expect(entries(page)).toHaveCount(3);
  });
});

test('German, once chosen in the settings, is still spoken after a reload', async ({ app, page }) => {
  await page.goto(app.address);
  await visit(page, shell('settings.title'));
  const german = shellWords('de');
  await page
    .getByRole('group', { name: shell('settings.language'), exact: true })
    .getByRole('radio', { name: 'Deutsch', exact: true })
    .check();
  await expect(page.getByRole('heading', { level: 1, name: german('settings.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: german('settings.title') })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: german('title.new') })).toBeVisible();
});

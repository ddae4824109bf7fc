// The shell as a user sees it, with a host that lives in the page.
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ProcedureName, Params } from '../../../shared/rpc/contract.ts';
import './fake-host.ts';
import { complaintsOf } from '../../support/complaints.ts';
import { buildPage, openPage } from '../../support/pages.ts';
import { test as base } from '../../support/kept-page.ts';

const test = base.extend<{ complaints: string[] }>({
  // Errors, warnings and breaches of the security policy, none of which may happen in any test.
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const PAGE = new URL('page', import.meta.url);

async function open(page: Page, place = ''): Promise<void> {
  await openPage(page, await buildPage(PAGE), { place });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What the host was asked last by a name. */
async function lastCall<N extends ProcedureName>(page: Page, name: N): Promise<Params<N>> {
  const found = await page.evaluate((name) => fakeHost.calls.findLast((call) => call.name === name), name);
  if (found === undefined) throw new Error(`The host was never asked for ${name}.`);
  return found.params as Params<N>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a game begins with two clicks from the title screen', async ({ page }) => {
  await open(page, '?fresh');
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(heading(page, 'Table t1')).toBeFocused();
  expect(await lastCall(page, 'tables.create')).toMatchObject({
    game: 'snow-fort',
    seats: [{ hero: 'frost:ada', player: { kind: 'person', name: 'Player 1' } }],
    packs: ['frost'],
    options: { melting: 4, avalanche: true, first: 0 },
  });
  expect(await lastCall(page, 'settings.set')).toEqual({
    change: { names: ['Player 1'], game: 'snow-fort' },
  });
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'On the shelf' })).toHaveCount(0);
});

test.describe('with two games', () => {
  const shelf = (page: Page) => page.getByRole('region', { name: 'On the shelf' });

  test('the shelf tells of each, and leads to a new game of it', async ({ page }) => {
    await open(page, '?two');
    const games = shelf(page).getByRole('listitem');
    await expect(games).toHaveCount(2);
    await expect(games.nth(0)).toContainText('1–6 players');
    await expect(games.nth(0)).toContainText('30–90 minutes');
    await expect(games.nth(1)).toContainText('20 minutes');
    const moor = games.nth(1).getByRole('link', { name: 'Moor Walk', exact: true });
    await expect(moor).toHaveAccessibleDescription(/2–4\splayers.*Four birds, one path/);
    await expect(games.nth(1).locator('img')).toHaveCount(1);
    await moor.press('Enter');
    await expect(heading(page, 'New game')).toBeFocused();
    await expect(page.getByLabel('Game', { exact: true })).toHaveValue('moor-walk');
    // Two seats at least, for two people, and nothing that this game has not.
    await expect(page.getByRole('button', { name: /^Seat 2: Jonas/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Lark' })).toBeChecked();
    await expect(page.getByText('Starting deck')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Packs' })).toHaveCount(0);
    await expect(page.getByText('House rules')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Table/ })).toBeVisible();
    expect(await lastCall(page, 'tables.create')).toMatchObject({
      game: 'moor-walk',
      packs: [],
      options: {},
      seats: [
        { hero: 'lark', player: { kind: 'person', name: 'Mara' } },
        { hero: 'heron', player: { kind: 'person', name: 'Jonas' } },
      ],
    });
  });

  test('the last game goes on with one click, and a new one is of the game that was begun last', async ({
    page,
  }) => {
    await open(page, '?two');
    await expect(page.getByRole('main')).toContainText('Snow Fort');
    await page.getByRole('link', { name: 'New game' }).click();
    await expect(page.getByLabel('Game', { exact: true })).toHaveValue('snow-fort');
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Moor Walk' });
    await expect(page.getByRole('radio', { name: 'Lark' })).toBeChecked();
    await expect(page).toHaveURL(/#\/new\/moor-walk$/);
    // Two people may have the same name.
    await page.getByRole('button', { name: /^Seat 2: Jonas/ }).click();
    await page.getByLabel('Name').fill('Mara');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Table/ })).toBeVisible();
    expect((await lastCall(page, 'tables.create')).seats.map(({ player }) => player)).toEqual([
      { kind: 'person', name: 'Mara', person: 'p0' },
      { kind: 'person', name: 'Mara', person: 'p1' },
    ]);
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: 'New game' }).click();
    await expect(page.getByLabel('Game', { exact: true })).toHaveValue('moor-walk');
    await page.goBack();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Table/ })).toBeVisible();
  });

  test('a game that is not there is reported', async ({ page }) => {
    await open(page, '?two#/new/lost-game');
    await expect(page.getByText('There is no game "lost-game".')).toBeVisible();
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Snow Fort' });
    await expect(page.getByRole('radio', { name: /^Ada/ })).toBeChecked();
  });

  test('tables and records tell which game it was', async ({ page }) => {
    await open(page, '?two#/tables');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows.filter({ hasText: 'one-pale-path' })).toContainText('Moor Walk');
    await expect(rows.filter({ hasText: 'seven-wet-ravens' })).toContainText('Snow Fort');
    await page.goto(page.url().replace('#/tables', '#/records'));
    const signed = page.getByRole('list', { name: 'Signed' }).getByRole('listitem');
    await expect(signed.nth(0)).toContainText('Snow Fort');
    await expect(signed.nth(1)).toContainText('Moor Walk');
    await page.getByRole('tab', { name: 'All finished games' }).click();
    await expect(page.getByRole('columnheader', { name: 'Game' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Moor Walk' })).toHaveCount(1);
  });

  test('the library is of one game or of all, and keeps kinds of the same name apart', async ({ page }) => {
    await open(page, '?two#/library');
    const cards = page.getByRole('region', { name: 'Cards' }).getByRole('link');
    const kinds = page.getByRole('group', { name: 'Kind' });
    await kinds.getByLabel('thing (Moor Walk)').check();
    await expect(cards).toHaveCount(2);
    await kinds.getByLabel('thing (Snow Fort)').check();
    await expect(cards).toHaveCount(10);
    await page.getByRole('group', { name: 'Game' }).getByLabel('Moor Walk').check();
    await expect(cards).toHaveCount(3);
    await expect(kinds.locator('label')).toHaveText([/^all$/, /^bird$/, /^thing$/]);
    await expect(page.getByRole('group', { name: 'Pack' }).locator('label')).toHaveText([/^all$/, /^Reeds$/]);
    await kinds.getByLabel('bird').check();
    await expect(cards).toHaveCount(1);
    expect(await lastCall(page, 'library.search')).toMatchObject({ game: 'moor-walk', kind: 'bird' });
  });
});

test('the newest open table goes on with one click, or with Enter', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(heading(page, 'Table a1')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Ravingspire');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Table a1')).toBeVisible();
});

test('the workshop is reached from the title screen, and its bench from a pack of one’s own', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Workshop' }).click();
  await expect(heading(page, 'Workshop')).toBeFocused();
  await page.getByRole('link', { name: 'Base set' }).click();
  await expect(page.getByRole('link', { name: 'Edit the cards' })).toHaveCount(0);
  await page.getByRole('button', { name: /^The Drowned Choir/ }).click();
  const edit = page.getByRole('link', { name: 'Edit the cards' });
  await expect(edit).toHaveAttribute('href', '#/workshop/choir');
  // Cards of other packs are patched from the library.
  await page.getByRole('button', { name: /^Base set/ }).click();
  await page.getByRole('link', { name: 'Its cards' }).click();
  await expect(page.getByRole('radio', { name: 'Base set' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Patch this card, or copy it …' })).toHaveAttribute(
    'href',
    /^#\/change\/frost%3A/,
  );
});

test('M switches the sound off everywhere but in the workshop, where letters are written', async ({
  page,
}) => {
  await open(page, '#/settings');
  await heading(page, 'Settings').press('m');
  await expect(page.getByRole('status').filter({ hasText: 'Sound off.' })).toBeAttached();
  const changes = (): Promise<number> =>
    page.evaluate(() => fakeHost.calls.filter(({ name }) => name === 'settings.set').length);
  const before = await changes();
  for (const place of ['#/workshop', '#/workshop/lost-pack']) {
    await page.evaluate(`location.hash = '${place}'`);
    await heading(page, 'Workshop').press('m');
  }
  // What is asked for later comes later.
  await page.evaluate(`location.hash = '#/settings'`);
  await expect(heading(page, 'Settings')).toBeFocused();
  expect(await changes()).toBe(before);
});

test('while packs are read neither the shelf nor the expansions look as if there were none', async ({
  page,
}) => {
  await open(page, '#/workshop');
  const own = page.getByRole('region', { name: /^Yours/ });
  const bin = page.getByRole('region', { name: /^Bin/ });
  const pushed = (stage: 'reading' | 'ready', isEmpty: boolean): Promise<void> =>
    page.evaluate(
      ([to, empty]) => {
        const { packs } = fakeHost.state;
        const next = { ...packs, generation: packs.generation + (to === 'ready' ? 2 : 1), stage: to };
        fakeHost.push('packs', empty ? { ...next, packs: [] } : next);
      },
      [stage, isEmpty] as const,
    );
  await expect(own).toBeVisible();
  await pushed('reading', true);
  await expect(page.getByRole('status').getByText('The packs are being read.')).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(bin).toHaveCount(0);
  await pushed('ready', false);
  await expect(own.getByRole('link')).toHaveCount(2);

  await page.evaluate(`location.hash = '#/expansions'`);
  await expect(page.getByRole('button', { name: /^Base set/ })).toBeVisible();
  await page.evaluate(() => {
    const { packs } = fakeHost.state;
    fakeHost.push('packs', { ...packs, generation: packs.generation + 3, stage: 'reading', packs: [] });
  });
  await expect(page.getByRole('button', { name: /^Base set/ })).toHaveCount(0);
  await expect(page.getByText('There are no packs')).toHaveCount(0);
});

test('a pack is put into the bin by keyboard, taken back, and removed for ever with what is lost named', async ({
  page,
}) => {
  await open(page, '#/workshop');
  const own = page.getByRole('region', { name: /^Yours/ });
  const bin = page.getByRole('region', { name: /^Bin/ });
  await expect(own.getByRole('link')).toHaveCount(2);
  await expect(bin).toContainText('empty');
  const putAway = async (): Promise<void> => {
    await page.getByRole('button', { name: 'What can be done with The Drowned Choir' }).press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Put into the bin' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bin.getByRole('listitem')).toHaveCount(1);
    await expect(bin.getByRole('heading')).toBeFocused();
  };
  await putAway();
  await expect(own.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bin.getByRole('button', { name: 'Take it back: The Drowned Choir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByRole('link', { name: 'The Drowned Choir' })).toBeVisible();
  await putAway();
  await page.getByRole('button', { name: 'Empty the bin …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Empty the bin?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveText(
    /^The Drowned Choir: no cards and 12.steps that could be undone$/,
  );
  await dialog.getByRole('button', { name: 'Remove for ever' }).press('Enter');
  await expect(bin).toContainText('empty');
});

test('a game is set up by keyboard: seats, bots, heroes, packs, rules, seed', async ({ page }) => {
  await open(page, '#/new');
  await page.getByRole('button', { name: 'Add a bot' }).press('Enter');
  const second = page.getByRole('button', { name: /^Seat 2: Bot: steady/ });
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Played by').selectOption({ label: 'Bot: timid' });
  await page.getByRole('radio', { name: /Bruno Coldhand/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /Cleo the Unmelted/ })).toBeChecked();
  await page.getByRole('button', { name: /^Seat 1: Mara/ }).click();
  await page.getByLabel('Name').fill('Zoë');
  await page.getByRole('switch', { name: 'Barter' }).press('Space');
  await page.getByRole('group', { name: 'Melting track' }).getByLabel('6').check();
  await page.getByLabel('Who begins').selectOption({ label: '2: Cleo the Unmelted' });
  const pack = page.getByRole('button', { name: 'The Late Thaw' });
  await pack.click();
  await expect(pack).toHaveAttribute('aria-pressed', 'true');
  const about = page.getByText(/Two weeks in March/);
  await expect(about).toBeVisible();
  await expect(page.getByRole('radio', { name: /Ida Who Counts Flakes/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'The Drowned Choir' }).click();
  await pack.click();
  await expect(about).toBeHidden();
  await expect(page.getByRole('radio', { name: /Ida Who Counts Flakes/ })).toHaveCount(0);
  await page.getByLabel('Seed', { exact: true }).fill('my own seed');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Table/ })).toBeVisible();
  expect(await lastCall(page, 'tables.create')).toEqual({
    game: 'snow-fort',
    seed: 'my own seed',
    seats: [
      { hero: 'frost:ada', player: { kind: 'person', name: 'Zoë', person: 'p0' } },
      { hero: 'frost:cleo', player: { kind: 'bot', bot: 'timid' } },
    ],
    packs: ['frost', 'choir'],
    options: { melting: 6, avalanche: true, barter: true, weather: 'snow', first: 1 },
  });
});

test('arrows lead past the heroes of others, and only Space, Enter or a click picks', async ({ page }) => {
  await open(page, '#/new');
  await page.getByRole('button', { name: 'Add a person' }).click();
  const hero = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const seats = page.getByRole('button', { name: /^Seat \d:/ });
  const stand = async (first: string, second: string) => {
    await expect(seats.nth(0)).toContainText(first);
    await expect(seats.nth(1)).toContainText(second);
  };
  await stand('Ada', 'Bruno');
  await hero('Bruno').focus();
  const steps = [
    ['ArrowLeft', 'Ada'],
    ['ArrowUp', 'Hugo'],
    ['ArrowRight', 'Ada'],
    ['ArrowDown', 'Bruno'],
    ['End', 'Hugo'],
    ['Home', 'Ada'],
    ['ArrowRight', 'Bruno'],
    ['ArrowRight', 'Cleo'],
  ];
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(hero(name)).toBeFocused();
    await expect(hero('Bruno')).toBeChecked();
    await stand('Ada', 'Bruno');
  }
  await page.keyboard.press('Enter');
  await expect(hero('Cleo')).toBeChecked();
  await stand('Ada', 'Cleo');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(hero('Hugo')).toBeChecked();
  await stand('Ada', 'Hugo');
  // Only who picks the hero of another seat swaps.
  await hero('Ada').click();
  await stand('Hugo', 'Ada');
});

test('what is wrong with a new game is said at its place', async ({ page }) => {
  await open(page, '#/new');
  await page.getByLabel('Name').fill(' ');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByText('Everybody needs a name.')).toBeVisible();
  await page.getByLabel('Name').fill('Mara');
  await expect(page.getByText('Everybody needs a name.')).toHaveCount(0);
  await page.evaluate(() => fakeHost.fail('tables.create', 'not-possible', 'The snow is gone.'));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText('The snow is gone.');
  await page.evaluate(() => fakeHost.fail('tables.create', 'not-possible', null));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Table/ })).toBeVisible();
});

test('another seed is drawn, and the seed is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/new');
  const seed = page.getByLabel('Seed', { exact: true });
  await seed.fill('a word');
  await page.getByRole('button', { name: 'Draw another seed' }).click();
  await expect(seed).toHaveValue(/^[a-z]+-[a-z]+-[a-z]+$/);
  await page.getByRole('button', { name: 'Copy the seed' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toHaveCount(1);
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await seed.inputValue());
});

test('a table goes into the bin and comes out again', async ({ page }) => {
  await open(page, '#/tables');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('practice');
  await rows.nth(0).getByRole('button', { name: 'Put in the bin' }).press('Enter');
  await expect(rows).toHaveCount(2);
  // The button is gone; the focus stays with the list it was in.
  await expect(page.getByRole('tabpanel').getByRole('list')).toBeFocused();
  await page.getByRole('tab', { name: 'Open' }).press('End');
  await expect(page.getByRole('tab', { name: 'Bin' })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Mara' }).getByRole('button', { name: 'Take out of the bin' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('tab', { name: 'Finished' }).click();
  await expect(rows.nth(0)).toContainText('The fort stood until noon');
  await rows.nth(0).getByRole('link', { name: 'View' }).click();
  await expect(heading(page, 'Table b1')).toBeVisible();
});

test('a table is saved as a file, and one is taken in, with progress and a way to stop', async ({ page }) => {
  await open(page, '#/tables/open');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).nth(1).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('snow-fort-a2.json');
  expect(await lastCall(page, 'files.export')).toEqual({ table: 'a2' });

  const running = { job: 'j3', kind: 'import', state: 'running', progress: 0.6, note: '' } as const;
  await page.evaluate((job) => fakeHost.push('job', job), running);
  await expect(page.getByRole('progressbar', { name: /^A table is being taken in/ })).toHaveAttribute(
    'aria-valuenow',
    '60',
  );
  const choose = page.getByRole('button', { name: 'Open a file' });
  await expect(choose).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await lastCall(page, 'jobs.cancel')).toEqual({ job: 'j3' });
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const chooses = async (size: number): Promise<void> => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
    await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.alloc(size, '[') });
  };
  await page.evaluate(() => fakeHost.fail('files.import', 'not-possible', 'The file is no exported table.'));
  await chooses(200_000);
  await expect(page.getByRole('alert')).toContainText('The file is no exported table.');
  const pieces = await page.evaluate(() =>
    fakeHost.calls.flatMap(({ name, params }) =>
      name === 'files.write' ? [(params as { offset: number }).offset] : [],
    ),
  );
  expect(pieces).toEqual([0, 196_608]);
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.evaluate(() => fakeHost.fail('files.import', 'not-possible', null));
  await chooses(3);
  await expect(heading(page, 'Table a3')).toBeFocused();
  expect(await lastCall(page, 'files.begin')).toEqual({
    name: 'a.json',
    size: 3,
    sha256: createHash('sha256').update('[[[').digest('hex'),
  });
});

test('lists that are empty say so, and what to do', async ({ page }) => {
  for (const [place, title] of [
    ['?fresh#/tables/open', 'No game is under way'],
    ['?fresh#/tables/finished', 'No game has ended yet'],
    ['?fresh#/tables/removed', 'The bin is empty'],
    ['?fresh#/records/signed', 'Nobody has signed yet'],
    ['?fresh#/backups', 'There is no backup yet'],
  ]) {
    await open(page, place);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('settings show at once, and the language changes everything', async ({ page }) => {
  await open(page, '#/settings');
  const root = page.locator('html');
  await page.getByRole('group', { name: 'Palette' }).getByLabel('red-green').check();
  await expect(root).toHaveAttribute('data-palette', 'red-green');
  await page.getByRole('group', { name: 'Contrast' }).getByLabel('more').check();
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await page.getByRole('group', { name: 'Motion' }).getByLabel('off').check();
  await expect(root).toHaveAttribute('data-motion', 'off');
  const before = await page.getByText('This is how it looks').boundingBox();
  await page.getByRole('group', { name: 'Text size' }).getByLabel('largest').check();
  const after = await page.getByText('This is how it looks').boundingBox();
  expect(after!.height).toBeGreaterThan(before!.height * 1.2);
  await page.getByRole('group', { name: 'Language' }).getByLabel('Deutsch').check();
  await expect(heading(page, 'Einstellungen')).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Einstellungen · Ravingspire');
  expect(await lastCall(page, 'app.language')).toEqual({ language: 'de' });
});

test('settings that the host refuses go back', async ({ page }) => {
  await open(page, '#/settings');
  await page.evaluate(() => fakeHost.fail('settings.set', 'read-only', 'The folder cannot be written.'));
  await page.getByRole('group', { name: 'Contrast' }).getByText('more').click();
  await expect(page.getByRole('status').filter({ hasText: 'The folder cannot be written.' })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'normal');
});

test('a backup is made with progress, and restored only after a question', async ({ page }) => {
  await open(page, '#/backups');
  await page.getByRole('button', { name: 'Make a backup' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
  await page.evaluate(() =>
    fakeHost.push('job', { job: 'j2', kind: 'backup', state: 'done', progress: 1, note: 'manual.zip' }),
  );
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const restore = page.getByRole('button', { name: 'Restore', exact: true }).first();
  await restore.click();
  const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  const yes = dialog.getByRole('button', { name: 'Restore everything' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(restore).toBeFocused();
  await restore.click();
  await yes.click();
  await expect.poll(() => page.evaluate(() => fakeHost.calls.at(-1)?.name)).toBe('backups.list');
  expect(await lastCall(page, 'backups.restore')).toEqual({ name: 'manual-2026-03-14.zip' });
});

test('packs are switched, their problems have a place and a cure', async ({ page }) => {
  await open(page, '#/expansions');
  await page.getByRole('button', { name: /^The Drowned Choir/ }).click();
  const detail = page.getByRole('region', { name: 'The Drowned Choir' });
  await expect(detail).toContainText('There is no amount "warmht".');
  await expect(detail).toContainText('Did you mean "warmth"?');
  await expect(detail).toContainText('Bell:');
  // Where it is in the files is for authors.
  await expect(detail).not.toContainText('cards/relics.json');
  await detail.getByText('For authors').click();
  await expect(detail).toContainText('cards/relics.json, line 41, column 17');
  await page.getByRole('switch', { name: 'Use Umbrellas' }).click();
  await expect(page.getByRole('button', { name: /^Umbrellas in use/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Safe mode' }).click();
  await expect(page.getByRole('alert')).toContainText('Safe mode is on');
  await expect(page.getByRole('switch', { name: 'Use Umbrellas' })).toBeDisabled();
  await page.getByRole('button', { name: 'Reload packs' }).click();
  await expect(page.getByRole('progressbar', { name: 'The packs are being read.' })).toBeVisible();
  await page.evaluate(() => {
    const { packs } = fakeHost.state;
    fakeHost.push('packs', { ...packs, generation: packs.generation + 1, stage: 'filling' });
  });
  await expect(page.getByRole('progressbar', { name: /^The packs can be played\./ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('of a pack that is there twice one row says that it is used, the other which one is', async ({
  page,
}) => {
  await open(page, '#/expansions/thaw');
  await page.evaluate(() => {
    const { packs } = fakeHost.state;
    const [, thaw] = packs.packs;
    const copy = { ...thaw, folder: '/home/mara/packs/thaw copy', state: 'skipped' as const, cards: 0 };
    const rows = [...packs.packs, { ...copy, twin: thaw.folder, untranslated: [] }];
    const missing = [{ language: 'de', cards: 3, pack: false }];
    rows[1] = { ...thaw, untranslated: missing };
    fakeHost.push('packs', { ...packs, generation: packs.generation + 1, packs: rows });
  });
  await expect(page.getByRole('button', { name: /^The Late Thaw in use/ })).toBeVisible();
  await page.getByText('For authors').click();
  await expect(page.getByText('3 of 26 cards are not translated')).toBeVisible();
  await page.getByRole('button', { name: /^The Late Thaw left out: there twice/ }).click();
  const detail = page.getByRole('region', { name: 'The Late Thaw' });
  await expect(detail).toContainText('the pack of the same id in /home/mara/packs/thaw;');
  expect(await lastCall(page, 'packs.problems')).toMatchObject({ folder: '/home/mara/packs/thaw copy' });
  await expect(page.getByRole('switch', { name: 'Use The Late Thaw' })).toHaveCount(1);
});

test('the balance of a pack is tested, stopped, gone on with, sorted and saved', async ({ page }) => {
  await open(page, '#/expansions/thaw');
  const lab = page.getByRole('region', { name: 'Balance of The Late Thaw' });
  await lab.getByLabel('Pairs of games').selectOption('3,000');
  await lab.getByRole('button', { name: 'Test balance' }).click();
  expect(await lastCall(page, 'lab.start')).toEqual({ pack: 'thaw', bot: 'steady', games: 3000 });
  await expect(page.getByRole('progressbar', { name: 'Testing the balance of The Late Thaw' })).toBeVisible();
  await expect(lab.getByRole('button', { name: 'Test balance' })).toHaveAttribute('aria-disabled', 'true');
  await expect(lab).toContainText('1,200 of 3,000 pairs');
  await lab.getByRole('button', { name: 'Stop' }).click();
  await expect(lab).toContainText('Stopped after 1,200 of 3,000 pairs.');
  await lab.getByRole('button', { name: 'Go on' }).click();
  expect(await lastCall(page, 'lab.resume')).toEqual({ run: 'r1' });
  await page.evaluate(() => {
    const { state } = fakeHost;
    state.runs = state.runs.map((run) => ({ ...run, pairs: run.games, job: null }));
    fakeHost.push('job', { job: 'lab-r1', kind: 'lab', state: 'done', progress: 1, note: 'r1' });
  });
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  const first = lab.locator('tbody tr').nth(1);
  await expect(lab.locator('tbody tr').first()).toContainText('The whole pack');
  await expect(first).toContainText('Warm Mittens');
  await expect(first).toContainText('helps to win');
  await expect(first).toContainText('+9.0');
  const column = lab.getByRole('columnheader', { name: 'Games won' });
  await expect(column).toHaveAttribute('aria-sort', 'descending');
  await column.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(column).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('Last Light in the Window');
  await expect(first.getByRole('link')).toHaveAttribute('href', '#/library/thaw%3Ac11');
  await lab.getByLabel('Games of').selectOption('Bruno');
  await expect(lab).toContainText('wins 35%');
  await lab.getByLabel('Show').selectOption('not clear yet (2)');
  await expect(lab.locator('tbody tr')).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await lab.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('balance-r1.csv');
  expect(await lastCall(page, 'files.close')).toEqual({ file: 'f1' });
});

test('a test of balance that fails says so where it belongs, and one elsewhere can be stopped', async ({
  page,
}) => {
  await open(page, '#/expansions/thaw');
  const start = page.getByRole('button', { name: 'Test balance' });
  await start.click();
  await page.getByRole('button', { name: /^Umbrellas/ }).click();
  await page.getByRole('switch', { name: 'Use Umbrellas' }).click();
  const elsewhere = page.getByRole('progressbar', { name: 'Another pack is being tested.' });
  await expect(elsewhere).toBeVisible();
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(elsewhere).toHaveCount(0);
  await start.click();
  await page.evaluate(() => {
    const note = 'Something went wrong inside the program.';
    fakeHost.push('job', { job: 'lab-r2', kind: 'lab', state: 'failed', progress: 0.4, note });
  });
  await expect(page.getByRole('alert')).toContainText('The test ended early. Something went wrong');
  await page.getByRole('button', { name: /^The Late Thaw/ }).click();
  await expect(page.getByText('Stopped after 400 of 1,000 pairs.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the library is searched, filtered and looked into', async ({ page }) => {
  await open(page, '#/library');
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('link');
  await expect(cards).toHaveCount(60);
  // In the words of the game where it has any.
  const kinds = page.getByRole('group', { name: 'Kind' });
  await expect(kinds.locator('label')).toHaveText(
    ['all', 'relic', 'snowball', 'thing', 'wanderer', 'weapon'].map((word) => new RegExp(`^${word}$`)),
  );
  const others = page.getByRole('group', { name: 'Words of the rules' });
  await expect(others.locator('label')).toHaveText([/^something warm$/]);
  // What is no card stands behind the cards.
  const last = page.getByRole('heading', { name: 'Not cards: boards, and what is explained' });
  await expect(last).toBeVisible();
  await expect(cards.last()).toContainText('something warm · ');
  await expect(cards.first()).not.toContainText('something warm · ');
  await kinds.getByLabel('wanderer').check();
  await expect(last).toHaveCount(0);
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText('wanderer · ');
  expect(await lastCall(page, 'library.search')).toMatchObject({ kind: 'adventurer' });
  await kinds.getByLabel('all', { exact: true }).check();
  await expect(cards).toHaveCount(60);
  await page.getByRole('searchbox', { name: 'Search' }).fill('warmth');
  await expect(page.locator('mark').first()).toHaveText('warmth');
  await page.getByRole('searchbox', { name: 'Search' }).fill('owl');
  await expect(cards).toHaveCount(6);
  await page.getByRole('group', { name: 'Pack' }).getByLabel('The Late Thaw').check();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'The card' })).toContainText('Owl in Waiting');
  await page.getByRole('group', { name: 'Pack' }).getByLabel('all').check();
  await cards.filter({ hasText: 'Owl of Noon' }).click();
  const card = page.getByRole('region', { name: 'The card' });
  await expect(card.getByRole('heading', { name: 'Owl of Noon' })).toBeVisible();
  await expect(page).toHaveURL(/#\/library\/frost%3Aowl-4$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such thing');
  await expect(page.getByRole('heading', { name: 'No card is like that' })).toBeVisible();
});

test('records lead back to their tables', async ({ page }) => {
  await open(page, '#/records');
  const signed = page.getByRole('list', { name: 'Signed' }).getByRole('listitem');
  await expect(signed.filter({ hasText: 'Mara' })).toContainText('Beaten last: The Sun, Personally');
  await page.getByRole('tab', { name: 'All finished games' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'View the table of Edda Quickmitten' }).click();
  await expect(heading(page, 'Table b1')).toBeVisible();
});

test('a new game can be read about before it begins', async ({ page }) => {
  await open(page, '?two#/new/moor-walk');
  const how = page.getByRole('button', { name: 'How to play' });
  await how.click();
  const dialog = page.getByRole('dialog', { name: 'How to play' });
  await expect(dialog.getByRole('heading', { name: 'What you want' })).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveText('sings.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(how).toBeFocused();
  // The other game does not tell it.
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Snow Fort' });
  await expect(how).toHaveCount(0);
});

test('the hall of records shows what a game has left to be read', async ({ page }) => {
  await open(page, '?two#/records');
  const signed = page.getByRole('list', { name: 'Signed' }).getByRole('listitem');
  const reads = page.getByRole('button', { name: 'What the birds said' });
  // Of two games one leaves nothing.
  await expect(reads).toHaveCount(1);
  await expect(signed).not.toHaveCount(1);
  await reads.click();
  const dialog = page.getByRole('dialog', { name: 'What the birds said' });
  const words = dialog.getByRole('list', { name: 'What the birds said' }).getByRole('listitem');
  await expect(words.nth(0)).toContainText('First: Owl of Noon');
  await expect(words.nth(0)).toContainText('It is late.');
  await expect(words.nth(1)).toHaveText('Your words: none.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(reads).toBeFocused();
});

test('a lost connection is shown until it is back', async ({ page }) => {
  await open(page, '#/tables');
  await page.evaluate(() => fakeHost.connect(false));
  await expect(page.getByRole('alert')).toContainText('The connection to the program is lost.');
  await page.evaluate(() => {
    fakeHost.state.tables.length = 1;
    fakeHost.connect(true);
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
});

test('everything is requested again when the host says that all has changed', async ({ page }) => {
  await open(page, '#/tables');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => {
    fakeHost.state.tables.length = 2;
    fakeHost.push('reset', {});
  });
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2);
});

test('notices stay until they are dismissed, one after the other', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    fakeHost.push('notices', [
      { id: 'n1', tone: 'warning', sentence: 'One pack has a problem.', cure: 'See the list.' },
      { id: 'n2', tone: 'info', sentence: 'A backup was made.', cure: '' },
    ]);
  });
  await expect(page.getByRole('alert')).toContainText('One pack has a problem. See the list.');
  await expect(page.getByText('and 1 more')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(page.getByText('A backup was made.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toHaveCount(0);
  expect(await lastCall(page, 'app.dismiss')).toEqual({ notice: 'n2' });
});

test('notices go when the host says so, and all at once', async ({ page }) => {
  await open(page);
  const push = (count: number): Promise<void> =>
    page.evaluate((count) => {
      const notice = { tone: 'warning', sentence: 'A problem.', cure: '' } as const;
      fakeHost.push(
        'notices',
        Array.from({ length: count }, (_, i) => ({ id: `n${i}`, ...notice })),
      );
    }, count);
  await push(3);
  await expect(page.getByText('and 2 more')).toBeVisible();
  await push(0);
  await expect(page.getByText('A problem.')).toHaveCount(0);
  await push(3);
  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(page.getByText('A problem.')).toHaveCount(0);
  expect(await lastCall(page, 'app.dismiss')).toEqual({ notice: 'n2' });
});

test('every screen begins at its heading, and the history of the page leads back', async ({ page }) => {
  await open(page);
  for (const [link, title] of [
    ['Tables', 'Tables'],
    ['Library', 'Library'],
    ['Expansions', 'Expansions'],
    ['Hall of records', 'Hall of records'],
    ['Settings', 'Settings'],
    ['Backups', 'Backups'],
    ['Credits and licences', 'Credits and licences'],
  ]) {
    await page.getByRole('link', { name: link }).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Ravingspire`);
    await page.goBack();
    await expect(heading(page, 'Ravingspire')).toBeFocused();
  }
});

test.describe('without an invitation', () => {
  test.use({ ownPage: true });

  test('who has no invitation sees nothing but that', async ({ page }) => {
    await page.addInitScript(() => {
      let host: typeof fakeHost;
      Object.defineProperty(globalThis, 'fakeHost', {
        get: () => host,
        set(made: typeof fakeHost) {
          made.state.hello = { ...made.state.hello, role: 'guest' };
          host = made;
        },
      });
    });
    await open(page);
    await expect(page.getByRole('heading', { name: 'This place needs an invitation' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New game' })).toHaveCount(0);
  });
});

test('the credits name the authors of the icons that are shown, what was done to them, and the licences', async ({
  page,
}) => {
  await open(page, '#/credits');
  const icons = page.getByRole('listitem').filter({ hasText: 'recoloured, outlined, hatched' });
  await expect(icons).toContainText('CC BY 3.0');
  await expect(icons.locator('dt')).toHaveCount(0);
  await icons.getByText('Who made which').click();
  const lorc = icons.locator('dl > div').filter({ hasText: 'Lorc' });
  await expect(lorc.locator('dt')).toHaveText(/^Lorc \d+\sicons, CC BY 3\.0$/);
  await expect(lorc.locator('dd')).toContainText('broadsword');
  const grenze = page.getByRole('listitem').filter({ hasText: 'Grenze' });
  await grenze.getByText('SIL OFL 1.1').click();
  await expect(grenze).toContainText('SIL OPEN FONT LICENSE Version 1.1');
});

test('what a pack shows is credited on its own page and among the credits', async ({ page }) => {
  await open(page, '#/expansions/thaw');
  await page.getByText('Who made which').click();
  const rows = page.locator('dl > div').filter({ hasText: 'Mara Quill' });
  await expect(rows.locator('dt')).toHaveText('Mara Quill no licence named');
  await expect(rows.locator('dd')).toHaveText([
    'Pictures: The thaw at noon (https://example.org/thaw) and untitled',
  ]);
  await open(page, '#/credits');
  const thaw = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'The Late Thaw' }) });
  await thaw.getByText('Who made which').click();
  await expect(thaw).toContainText('Icons: broadsword');
});

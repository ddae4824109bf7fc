// The texts of a pack on a page of their own: what is to be done, by keyboard, and as a table.
import { expect, type Page } from '@playwright/test';
import { test } from '../../../support/kept-page.ts';
import type { Built } from '../../../support/pages.ts';
import { buildTextsPage, openTexts, textsScene, type Translator } from './translator.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildTextsPage();
});

async function open(page: Page): Promise<Translator> {
  await page.setViewportSize({ width: 1280, height: 720 });
  return openTexts(page, built, textsScene());
}

/** Shows only the texts in a state. */
const narrow = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('radio', { name }).check({ force: true });

test('what is outdated says from which words it was translated, and is still right', async ({ page }) => {
  const translator = await open(page);
  await narrow(page, /^Outdated 1$/);
  await expect(translator.list.getByRole('textbox')).toHaveCount(1);
  await expect(translator.list.getByRole('deletion').first()).toHaveText('Another name');
  await page
    .getByRole('button', { name: `Still right: ${translator.labelled(1, 'name')}`, exact: true })
    .press('Enter');
  await expect(page.getByRole('radio', { name: 'Outdated 0' })).toBeChecked();
  // It stays until others are asked for.
  await expect(translator.field(1)).toHaveValue('Die Zweite');
  expect(await page.evaluate(() => texts.said)).toEqual([`${translator.title(1)}: still right.`]);
});

test('F8 goes round what is to be done, and what is typed is written', async ({ page }) => {
  const translator = await open(page);
  await translator.field(0).focus();
  await page.keyboard.press('F8');
  await expect(translator.field(0, 'story')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(translator.field(1)).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await expect(translator.field(0, 'story')).toBeFocused();
  await page.keyboard.type('Eine Geschichte');
  await translator.field(3).focus();
  // A name has one line.
  await page.keyboard.type('Die');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' Vierte');
  await expect
    .poll(() => translator.written())
    .toMatchObject({
      [translator.id(0)]: { name: 'Der Erste', story: 'Eine Geschichte' },
      [translator.id(3)]: { name: 'Die Vierte' },
    });
  await page
    .getByRole('button', { name: `Needs none: ${translator.labelled(4, 'name')}`, exact: true })
    .press('Enter');
  await expect
    .poll(() => translator.written())
    .toMatchObject({ [translator.id(4)]: { name: translator.title(4) } });
  // One that is to be done and is not shown brings all of them back.
  await narrow(page, /^Done /);
  await page.keyboard.press('F8');
  await expect(page.getByRole('radio', { name: /^All / })).toBeChecked();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /German$/);
});

test('texts are found by words of either language, and by their kind', async ({ page }) => {
  const translator = await open(page);
  const search = page.getByRole('searchbox', { name: 'Search the texts' });
  await search.fill('zweite');
  await expect(translator.list.getByRole('textbox')).toHaveCount(1);
  await search.fill(translator.title(3));
  await expect(translator.field(3)).toBeVisible();
  await search.fill('no such text');
  await expect(page.getByRole('heading', { name: 'No text is like that' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all texts' }).press('Enter');
  await expect(search).toHaveValue('');
  await page.getByLabel('Kind').selectOption({ label: 'The pack itself' });
  await expect(translator.list.getByRole('textbox')).toHaveCount(1);
});

test('a locked card is only read, and beside a text are its card and the words of the game', async ({
  page,
}) => {
  const translator = await open(page);
  await expect(translator.field(2)).toHaveCount(0);
  await expect(translator.list.getByText('Das Dritte')).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'Beside the text' });
  await translator.field(1).focus();
  await expect(aside.getByRole('heading', { name: translator.title(1) })).toBeVisible();
  await aside.getByRole('button', { name: 'Show the face' }).press('Enter');
  await expect(aside.getByRole('img', { name: 'Die Zweite, as it is printed' })).toBeVisible();
  // What is typed is printed.
  await translator.field(1).fill('Die Neue');
  await expect(aside.getByRole('img', { name: 'Die Neue, as it is printed' })).toBeVisible();
  const words = aside.getByRole('searchbox', { name: 'Search the words of the game' });
  await words.fill('relic');
  await expect(aside.getByText('Relikt', { exact: true })).toBeVisible();
  await words.fill('no such word');
  await expect(aside.getByText('The game has no such word.')).toBeVisible();
  await aside.getByRole('button', { name: 'Open the card' }).press('Enter');
  expect(await page.evaluate(() => texts.opened())).toEqual([translator.title(1)]);
});

test('a table leaves, and comes back with what it does to each text', async ({ page }) => {
  const translator = await open(page);
  const table = await translator.save();
  expect(table.split('\r\n')[0]).toBe('\ufeffid,pointer,source,target,state');
  const changed = table
    .replace('Der Erste', '=HYPERLINK(1)')
    .replace('Das Dritte', 'Das Vierte')
    .concat(`unknown,/name,Unknown,Unbekannt,\r\n${translator.id(0)},/name,x,Noch einmal,\r\n`);
  const taking = await translator.bring(changed);
  await expect(taking.getByText(/^2.changed · 1.unknown · 1.twice · 1.locked/)).toBeVisible();
  await expect(taking.getByText('not taken: the card is locked. Unlock it in the plan.')).toBeVisible();
  await taking.getByRole('button', { name: 'Take 2 texts in' }).press('Enter');
  await expect(taking).toHaveCount(0);
  await expect
    .poll(() => translator.written())
    .toMatchObject({
      [translator.id(0)]: { name: '=HYPERLINK(1)' },
      [translator.id(2)]: { name: 'Das Dritte' },
    });

  // What brings nothing new is not taken.
  const again = await translator.bring(await translator.save());
  await expect(again.getByText('Nothing in it is new.').first()).toBeAttached();
  await expect(again.getByRole('button', { name: 'Take 0 texts in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('any other language begins with its tag', async ({ page }) => {
  const translator = await open(page);
  const another = page.getByLabel('Translate into');
  await another.selectOption({ label: 'Another language …' });
  const asked = page.getByRole('dialog', { name: 'Another language' });
  const tag = asked.getByRole('textbox', { name: 'Tag of the language' });
  await tag.fill('?');
  await expect(asked.getByText('That is no tag of a language.').first()).toBeVisible();
  await tag.fill('en');
  await expect(asked.getByText('The pack is written in English itself.').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked).toBeVisible();
  await tag.fill('fr');
  await expect(asked.getByText('That is French.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(translator.field(0, 'name', 'fr')).toHaveValue('');
  await translator.field(0, 'name', 'fr').fill('La première');
  await expect.poll(() => translator.written()).toEqual({ [translator.id(0)]: { name: 'La première' } });
});

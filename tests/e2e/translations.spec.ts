// The texts of a pack beside those in another language, by keyboard in the largest letters; a table leaves and comes back.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { expect, test } from './app.ts';
import { Meddler } from './support/meddler.ts';
import { putOwnPack } from './support/own-pack.ts';
import { FLAT } from './support/stock.ts';
import { Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT, textSize: 1.3 } } });

const PACK = 'drowned-choir';

test('the texts of a pack are translated by keyboard, and as a table that comes back', async ({
  app,
  page,
}) => {
  const cards = putOwnPack(app.dataDir, {
    id: PACK,
    game: 'ravingspire',
    from: 'base',
    every: 40,
    without: ['board', 'hero', 'tower'],
  });
  const [first, second, third] = cards.map(({ id, name }) => ({ id, name: String(name) }));
  const folder = join(app.dataDir, 'mods', PACK);
  const texts = join(folder, 'text', 'de.json');
  const put = (path: string, data: object): void => writeFileSync(join(folder, path), JSON.stringify(data));
  mkdirSync(join(folder, 'text'));
  put('text/de.json', { [first.id]: { name: 'Der Erste' } });
  put('workshop.json', { translated: { de: { cards: { [first.id]: { name: 'Another name' } } } } });
  const read = (): unknown => JSON.parse(readFileSync(texts, 'utf8'));

  const workshop = new Workshop(app, page, 'keyboard');
  await page.setViewportSize({ width: 1024, height: 640 });
  await workshop.open(`workshop/${PACK}/view/translations`);
  const main = page.getByRole('main');
  const field = (name: string, what: string) =>
    main.getByRole('textbox', { name: `${name}: ${what}, German` });
  await expect(field(first.name, 'name')).toHaveValue('Der Erste', { timeout: PATIENCE });

  // What is outdated says from which words it was translated, and is still right.
  await main.getByRole('radio', { name: 'Outdated 1' }).press('Space');
  await expect(main.getByRole('textbox', { name: /, German$/ })).toHaveCount(1);
  await expect(main.getByText('Another name')).toBeVisible();
  await main.getByRole('button', { name: `Still right: ${first.name}: name, German` }).press('Enter');
  await expect(main.getByRole('radio', { name: 'Outdated 0' })).toBeVisible();
  await main.getByRole('radio', { name: /^All / }).press('Space');
  await expect(main.getByRole('radio', { name: /^All / })).toBeChecked();

  // F8 goes from one that is to be done to the next; what is typed is written.
  await field(first.name, 'name').focus();
  await page.keyboard.press('F8');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /: \w+, German$/);
  await expect(page.locator(':focus')).not.toHaveValue('Der Erste');
  await field(second.name, 'name').focus();
  await page.keyboard.type('Die Zweite');
  const aside = page.getByRole('complementary', { name: 'Beside the text' });
  await expect(aside.getByRole('heading', { name: second.name })).toBeVisible();
  await aside.getByRole('button', { name: 'Show the face' }).press('Enter');
  await expect(aside.getByRole('img', { name: 'Die Zweite, as it is printed' })).toBeVisible({
    timeout: PATIENCE,
  });
  await aside.getByRole('searchbox', { name: 'Search the words of the game' }).fill('relic');
  await expect(aside.getByText('Relikt', { exact: true })).toBeVisible();
  expect.soft(await problemsOf(page), 'translations').toEqual([]);
  await field(third.name, 'name').focus();
  await main.getByRole('button', { name: `Needs none: ${third.name}: name, German` }).press('Enter');
  const before = {
    [first.id]: { name: 'Der Erste' },
    [second.id]: { name: 'Die Zweite' },
    [third.id]: { name: third.name },
  };
  await expect.poll(read, { timeout: PATIENCE }).toEqual(before);
  await workshop.isKept();
  const bytes = readFileSync(texts);

  // A table leaves, and comes back with other words.
  await main.getByRole('button', { name: 'As a table …' }).press('Enter');
  const out = page.getByRole('dialog', { name: 'The texts as a table' });
  await out.getByRole('radio', { name: /^Semicolon/ }).check({ force: true });
  expect.soft(await problemsOf(page), 'a table leaves').toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    out.getByRole('button', { name: 'Save the table' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`${PACK}-de.csv`);
  const table = readFileSync(await download.path(), 'utf8');
  expect(table.split('\r\n').slice(0, 1)).toEqual(['\ufeffid;pointer;source;target;state']);
  const changed = table
    .replace('Der Erste', '"=HYPERLINK(""x"")"')
    .replace('Die Zweite', 'Die Königin')
    .concat('nobody;/name;Nobody;Niemand;\r\n');
  await main.getByRole('button', { name: 'Take a table in …' }).press('Enter');
  const taking = page.getByRole('dialog', { name: 'Take a table in' });
  await taking
    .getByLabel('CSV file')
    .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(changed, 'utf8') });
  await expect(taking.getByText(/^2.changed · 1.unknown/)).toBeVisible({ timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'a table comes back').toEqual([]);
  await taking.getByRole('button', { name: 'Take 2 texts in' }).press('Enter');
  await expect.poll(read, { timeout: PATIENCE }).toEqual({
    ...before,
    [first.id]: { name: '=HYPERLINK("x")' },
    [second.id]: { name: 'Die Königin' },
  });
  await page.getByRole('banner').getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect.poll(() => readFileSync(texts).equals(bytes), { timeout: PATIENCE }).toBe(true);

  // Any other language begins with its tag.
  await main.getByLabel('Translate into').selectOption({ label: 'Another language …' });
  const asked = page.getByRole('dialog', { name: 'Another language' });
  await asked.getByRole('textbox', { name: 'Tag of the language' }).fill('fr');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: `${first.name}: name, French` })).toHaveValue('');

  // On the bench a name says how it declines, and the pack has the format for that.
  await page.goto(app.place(`workshop/${PACK}/${second.id}`));
  await workshop.isShown(second.name);
  await main.getByRole('button', { name: 'Forms of “Die Zweite” …' }).press('Enter');
  const forms = page.getByRole('dialog', { name: 'Forms of “Die Zweite”' });
  await expect(forms.getByRole('radio', { name: 'die', exact: true })).toBeChecked();
  await expect(forms.getByText('Aurora kauft die Zweite.')).toBeVisible();
  await forms.getByRole('textbox', { name: 'Several of it' }).fill('Zweite');
  await expect(forms.getByText('2 Zweite')).toBeVisible();
  expect.soft(await problemsOf(page), 'forms of a name').toEqual([]);
  await page.keyboard.press('Enter');
  await expect
    .poll(read, { timeout: PATIENCE })
    .toMatchObject({ [second.id]: { name: { one: 'Die Zweite', many: 'Zweite', gender: 'f' } } });
});

test('what is typed in the details of a pack stays while what is listed of them is late', async ({
  app,
  page,
}) => {
  putOwnPack(app.dataDir, { id: PACK, game: 'ravingspire', from: 'base', every: 100, without: ['board'] });
  const meddler = new Meddler();
  await meddler.stand(page);
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open(`workshop/${PACK}/view/translations`);
  await workshop.hands.press(
    page
      .getByRole('banner')
      .getByRole('button', { name: /Drowned/i })
      .first(),
  );
  const details = workshop.named('dialog', workshopWords('details.heading'));
  const title = details.getByRole('group').getByLabel(workshopWords('details.title'), { exact: true });
  await expect(title).toBeVisible({ timeout: PATIENCE });
  meddler.hush('workshop.details');
  await title.focus();
  const typed = 'Der ertrunkene Chor';
  const manifest = (): string => readFileSync(join(app.dataDir, 'mods', PACK, 'pack.json'), 'utf8');
  const [begin, end] = [typed.slice(0, 5), typed.slice(5)];
  await page.keyboard.type(begin);
  await expect.poll(manifest, { timeout: PATIENCE }).toContain(`"${begin}"`);
  await page.keyboard.type(end);
  await expect.poll(manifest, { timeout: PATIENCE }).toContain(`"${typed}"`);
  await expect(title).toHaveValue(typed);
});

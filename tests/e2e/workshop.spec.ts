// The workshop in the real application: packs and cards that are made there, and what becomes of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../shared/engine/json.ts';
import type { Definition } from '../../shared/packs/content.ts';
import { makeCard, type WantedCard } from '../support/author.ts';
import { printedFields, printedRules } from '../support/author/printed.ts';
import { fieldPlaceOf } from '../support/fields/benches.ts';
import { problemsOf } from '../support/windows.ts';
import { PATIENCE } from '../support/patience.ts';
import { workplaceOf } from '../support/sentence/benches.ts';
import { expect, test } from './app.ts';
import { Connection } from './support/connection.ts';
import { FLAT } from './support/stock.ts';
import { benchWords, Workshop, workshopWords } from './support/workshop.ts';

test.use({ stocked: { settings: { motion: 'off', board: FLAT } } });

const TITLE = 'The Drowned Choir';
const PACK = 'the-drowned-choir';

const has = (fields: { [field: string]: unknown }): object => expect.objectContaining(fields) as object;

/** One kind of five: what a new card of each kind has in it is tested at the command that makes it. */
const EVERY = 5;

test('a pack with cards of many kinds is made by keyboard, changed, left and opened again', async ({
  app,
  page,
}) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await expect(page.getByText(workshopWords('packs.new.about'))).toBeVisible({ timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'the packs').toEqual([]);
  await workshop.makePack(TITLE);
  expect(page.url()).toContain(`#/workshop/${PACK}`);
  expect.soft(await problemsOf(page), 'a pack without cards').toEqual([]);

  const all = await workshop.kinds();
  expect(all.length).toBeGreaterThan(10);
  const kinds = all.filter((_, i) => i % EVERY === 0);
  for (const kind of kinds) await workshop.makeCard(kind, `A ${kind}`);
  await workshop.isOnDisk(
    PACK,
    kinds.map((kind) => has({ name: `A ${kind}` })),
  );
  expect(new Set(workshop.onDisk(PACK).map(({ kind }) => kind)).size).toBe(kinds.length);

  // A number in what it says, and its name.
  const [first] = kinds;
  const list = page.getByRole('navigation', { name: benchWords('cards.label') });
  await workshop.hands.type(list.getByRole('searchbox'), `A ${first}`);
  await workshop.hands.press(list.getByRole('button', { name: `A ${first}`, exact: true }));
  await workshop.isShown(`A ${first}`);
  await workshop.hands.type(workshop.name, 'Bell of Noon');
  await workshop.isKept();
  await expect(list.getByRole('searchbox')).toHaveValue(`A ${first}`);
  await workshop.isOnDisk(PACK, expect.arrayContaining([has({ name: 'Bell of Noon' })]));
  expect.soft(await problemsOf(page), 'the bench').toEqual([]);

  // Taken back by the button: in a field Ctrl Z is that of the field.
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo: / });
  await workshop.hands.press(undo);
  await workshop.isShown(`A ${first}`);
  await workshop.hands.press(page.getByRole('banner').getByRole('button', { name: /^Redo: / }));
  await workshop.isShown('Bell of Noon');

  await workshop.hands.press(page.getByRole('link', { name: benchWords('bar.back') }));
  const box = page.getByRole('link', { name: TITLE, exact: true });
  await expect(box).toBeVisible({ timeout: PATIENCE });
  await workshop.hands.press(box);
  await expect(list.getByRole('button', { name: 'Bell of Noon', exact: true })).toBeVisible({
    timeout: PATIENCE,
  });
  await workshop.isOnDisk(PACK, expect.arrayContaining([has({ name: 'Bell of Noon' })]));

  // A sentence is typed, a number in it counted up and taken back.
  await workshop.makeCard('attack', 'Hymn');
  const rules = page.getByRole('region', { name: benchWords('sheet.label') });
  await workshop.hands.type(rules.getByRole('combobox').first(), 'when spent gain 1 sanity');
  await expect(rules.getByRole('option').first()).toBeVisible({ timeout: PATIENCE });
  await page.keyboard.press('Enter');
  const number = rules.getByRole('spinbutton').first();
  await expect(number).toBeVisible({ timeout: PATIENCE });
  await workshop.isOnDisk(PACK, expect.arrayContaining([has({ rules: [has({ when: 'spent' })] })]));
  const before = workshop.onDisk(PACK);
  const value = Number(await number.getAttribute('aria-valuenow'));
  await number.focus();
  await page.keyboard.press('ArrowUp');
  await expect(number).toHaveAttribute('aria-valuenow', String(value + 1));
  await expect.poll(() => workshop.onDisk(PACK), { timeout: PATIENCE }).not.toEqual(before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(number).toHaveAttribute('aria-valuenow', String(value));
  await workshop.isOnDisk(PACK, before);
});

test('cards are duplicated, get another id, move to another file, and go', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await workshop.makePack(TITLE);
  await workshop.makeCard('relic', 'Bell');
  await workshop.choose('Bell', workshopWords('card.duplicate'));
  await workshop.isOnDisk(PACK, [has({ id: 'bell' }), has({ id: 'bell-2', name: 'Bell' })]);

  await workshop.choose('Bell', workshopWords('card.rename'));
  const rename = workshop.named('dialog', workshopWords('rename.title', { name: 'Bell' }));
  await workshop.hands.type(rename.getByRole('textbox'), 'gong');
  await workshop.hands.press(rename.getByRole('button', { name: workshopWords('rename.do') }));
  await workshop.isOnDisk(PACK, [has({ id: 'bell' }), has({ id: 'gong' })]);
  await expect.poll(() => page.url()).toContain('/gong');

  await workshop.choose('Bell', workshopWords('card.move'));
  const move = workshop.named('dialog', workshopWords('move.title', { name: 'Bell' }));
  await workshop.hands.type(move.getByLabel(workshopWords('move.name')), 'bells');
  await workshop.hands.press(move.getByRole('button', { name: workshopWords('move.do'), exact: true }));
  await workshop.isOnDisk(PACK, [has({ id: 'gong' })], 'cards/bells.json');
  await workshop.isOnDisk(PACK, [has({ id: 'bell' })]);

  await workshop.choose('Bell', workshopWords('card.delete'));
  const remove = workshop.named('dialog', workshopWords('delete.title', { name: 'Bell' }));
  await expect(remove.getByText(workshopWords('delete.unused'))).toBeVisible({ timeout: PATIENCE });
  await workshop.hands.press(remove.getByRole('button', { name: workshopWords('delete.do') }));
  await workshop.isOnDisk(PACK, [], 'cards/bells.json');
  // What was done long ago and elsewhere is asked about first.
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo: / });
  await workshop.hands.press(undo);
  const far = workshop.named('dialog', workshopWords('far.undo'));
  await expect(far).toContainText(/“deleted: Bell” was done 1[12]\sminutes ago, not on this card\./);
  expect.soft(await problemsOf(page), 'a far step').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(far).toHaveCount(0);
  expect(workshop.onDisk(PACK, 'cards/bells.json')).toEqual([]);
  await workshop.hands.press(undo);
  await workshop.hands.press(far.getByRole('button', { name: workshopWords('far.undo.do') }));
  await workshop.isOnDisk(PACK, [has({ id: 'gong' })], 'cards/bells.json');
});

test('two pages on one pack see what the other does', async ({ app, page, context }) => {
  const mine = new Workshop(app, page, 'mouse');
  await mine.open();
  await mine.makePack(TITLE);
  await mine.makeCard('relic', 'Bell');
  await mine.makeCard('relic', 'Organ');
  const other = await context.newPage();
  const theirs = new Workshop(app, other, 'mouse');
  await theirs.open(`workshop/${PACK}/bell`);
  await theirs.isShown('Bell');

  await theirs.hands.type(theirs.name, 'Gong');
  const inList = page.getByRole('navigation').getByRole('button', { name: 'Gong', exact: true });
  await expect(inList).toBeVisible({ timeout: PATIENCE });
  await mine.isShown('Organ');
  await mine.hands.press(page.getByRole('banner').getByRole('button', { name: /^Undo: / }));
  // Undo goes to the card that changes.
  await mine.isShown('Bell');
  await theirs.isShown('Bell');
  await other.close();
});

test('what is typed while the connection is lost is there when it is back, and outlives the host, drafts among it', async ({
  app,
  page,
  watch,
}) => {
  watch.expectOutage();
  const connection = new Connection();
  await connection.stand(page);
  const workshop = new Workshop(app, page, 'mouse');
  await workshop.open();
  await workshop.makePack(TITLE);
  await workshop.makeCard('relic', 'Bell');
  await connection.lose();
  await expect(page.getByRole('alert')).toBeVisible({ timeout: PATIENCE });
  await workshop.hands.type(workshop.name, 'Gong');
  await expect(workshop.name).toHaveValue('Gong');
  connection.find();
  await workshop.isOnDisk(PACK, [has({ name: 'Gong' })]);
  const gap = page
    .getByRole('region', { name: benchWords('sheet.label') })
    .getByRole('combobox')
    .last();
  await gap.fill('the dogs bark');
  await gap.press('Escape');
  await workshop.isKept();
  await app.kill();
  await app.start();
  // The address has another key now.
  await page.goto('about:blank');
  await workshop.open(`workshop/${PACK}`);
  await workshop.isShown('Gong');
  await workshop.isOnDisk(PACK, [has({ name: 'Gong' })]);
  const draft = workshopWords('notice.draft', { name: 'Gong', text: 'the dogs bark' });
  await expect(workshop.named('button', draft)).toBeVisible();
  expect.soft(await problemsOf(page), 'a draft of last time').toEqual([]);
});

test('a file that another program has broken is named, put right by undo, and written on purpose', async ({
  app,
  page,
}) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await workshop.makePack(TITLE);
  await workshop.makeCard('relic', 'Bell');
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
  await workshop.isKept();
  const file = join(app.dataDir, 'mods', PACK, 'cards/cards.json');
  const whole = readFileSync(file, 'utf8');
  const torn = whole.replace('"cards": [', '"cards": {');
  writeFileSync(file, torn);
  const named = page.getByRole('alert').filter({ hasText: 'cards/cards.json' });
  const save = workshop.named('button', workshopWords('notice.save'));
  await expect(named).toContainText(workshopWords('notice.broken'), { timeout: PATIENCE });
  await expect(save).toHaveCount(0);
  await workshop.isShown('Bell');
  expect.soft(await problemsOf(page), 'a broken file').toEqual([]);
  const banner = page.getByRole('banner');
  await workshop.hands.press(named.getByRole('button', { name: workshopWords('notice.takeBack') }));
  await expect(named).toHaveCount(0, { timeout: PATIENCE });
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: PATIENCE }).toBe(whole);
  // Done again it is here, and comes to the disk when that is asked for.
  await workshop.hands.press(banner.getByRole('button', { name: /^Redo: / }));
  await workshop.hands.press(save);
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: PATIENCE }).toBe(torn);
  await expect(named).toContainText(workshopWords('notice.broken'), { timeout: PATIENCE });
});

test.describe('in German', () => {
  test.use({ stocked: { settings: { motion: 'off', board: FLAT, language: 'de' } } });

  test('an author writes German, tells of the pack, plays with it, and copies another one', async ({
    app,
    page,
  }) => {
    const workshop = new Workshop(app, page, 'mouse', 'de');
    const { hands, t, bench } = workshop;
    await workshop.open();
    await workshop.makePack('Glocken');
    await workshop.makeCard('Relikt', 'Mittagsglocke');
    const { manifest, texts } = workshop.filesOf('glocken');
    expect(manifest()).toMatchObject({ language: 'de', title: 'Glocken' });
    const problems = page.getByRole('region', { name: bench('problems.title') });
    await expect(problems).toContainText('Noch keine Übersetzung auf Englisch: Name.', { timeout: PATIENCE });
    await expect(problems).not.toContainText('auf Deutsch');
    const english = page.getByRole('group', { name: 'auf Englisch' });
    const translated = english.getByRole('textbox', { name: /Name$/ });
    await expect(translated).toHaveAccessibleDescription(/Noch keine Übersetzung auf Englisch: Name\./);
    await hands.press(problems.getByRole('button', { name: /auf Englisch: Name/ }));
    await expect(translated).toBeFocused();
    await hands.type(translated, 'Noon Bell');
    await expect.poll(texts, { timeout: PATIENCE }).toEqual({ mittagsglocke: { name: 'Noon Bell' } });
    // Found by the name in the other language, listed by its own.
    const list = page.getByRole('navigation', { name: bench('cards.label') });
    await hands.type(list.getByRole('searchbox'), 'noon');
    await expect(list.getByRole('button', { name: /^Mittagsglocke/ })).toBeVisible({ timeout: PATIENCE });

    // What the pack says of itself.
    await hands.press(page.getByRole('banner').getByRole('button', { name: /Glocken/ }));
    const details = workshop.named('dialog', t('details.heading'));
    await expect(details.getByLabel(t('details.language'), { exact: true })).toHaveValue('de', {
      timeout: PATIENCE,
    });
    expect.soft(await problemsOf(page), 'details').toEqual([]);
    await hands.type(details.getByLabel(t('details.version'), { exact: true }), '1.0');
    await expect(details).toContainText('drei Zahlen', { timeout: PATIENCE });
    await hands.type(details.getByLabel(t('details.version'), { exact: true }), '1.0.0');
    await hands.type(details.getByLabel(t('details.authors'), { exact: true }), 'Lena\nJo');
    await hands.type(details.getByRole('group').getByLabel(t('details.title'), { exact: true }), 'Bells');
    await hands.press(details.getByRole('button', { name: t('details.done') }));
    await expect
      .poll(manifest, { timeout: PATIENCE })
      .toMatchObject({ version: '1.0.0', authors: ['Lena', 'Jo'], translations: { en: { title: 'Bells' } } });
    await expect(page.getByRole('banner').getByRole('button', { name: /Glocken 1\.0\.0/ })).toBeVisible({
      timeout: PATIENCE,
    });
    await hands.press(
      page.getByRole('banner').getByRole('button', { name: /^Zurücknehmen: Titel des Pakets/ }),
    );
    await expect.poll(manifest, { timeout: PATIENCE }).not.toHaveProperty('translations');

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(bench('bar.pack'));
    await page.keyboard.press('Enter');
    await expect(details).toBeVisible({ timeout: PATIENCE });
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);

    await hands.press(workshop.named('link', t('pack.play')));
    await expect(page.getByRole('button', { name: 'Glocken', pressed: true })).toBeVisible({
      timeout: PATIENCE,
    });

    // One that came with the program is copied.
    await workshop.open();
    await workshop.choose(
      'Die Goblinkönigin',
      t('packs.copy'),
      t('packs.menu', { title: 'Die Goblinkönigin' }),
    );
    const copy = workshop.named('dialog', t('copyPack.title', { title: 'Die Goblinkönigin' }));
    await hands.press(copy.getByRole('button', { name: t('copyPack.make') }));
    await expect(
      page.getByRole('banner').getByRole('button', { name: /Die Goblinkönigin auf meine Art/ }),
    ).toBeVisible({
      timeout: PATIENCE,
    });
    const made = workshop.filesOf('die-goblinkoenigin-auf-meine-art').manifest() as {
      readonly description: string;
    };
    expect(made.description).toContain('The Goblin Queen');
  });
});

test('what another program has changed as well is chosen side by side', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await workshop.makePack(TITLE);
  await workshop.makeCard('relic', 'Bell');
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
  const file = join(app.dataDir, 'mods', PACK, 'cards/cards.json');
  const [card] = workshop.onDisk(PACK);
  // Another program writes before the second of quiet is over; on a machine that is too busy for that, once more.
  const choose = workshop.named('button', workshopWords('notice.choose'));
  let [mine, theirs, tries] = ['', '', 0];
  await expect(async () => {
    tries++;
    [mine, theirs] = [`Gong ${tries}`, `Drum ${tries}`];
    await workshop.name.fill(mine);
    writeFileSync(file, `${JSON.stringify({ cards: [{ ...card, name: theirs }] }, null, 2)}\n`);
    await expect(choose).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: PATIENCE });
  await workshop.hands.press(choose);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`"${mine}"`)).toBeVisible({ timeout: PATIENCE });
  await expect(dialog.getByText(`"${theirs}"`)).toBeVisible();
  expect.soft(await problemsOf(page), 'two versions').toEqual([]);
  await dialog.getByRole('radio', { name: workshopWords('clash.theirs') }).focus();
  await page.keyboard.press('Space');
  await workshop.hands.press(dialog.getByRole('button', { name: workshopWords('clash.do') }));
  await workshop.isShown(theirs);
  await workshop.isOnDisk(PACK, [has({ name: theirs })]);
});

test('a slip in the text of a card is named beside its sentence, and mended', async ({ app, page }) => {
  const workshop = new Workshop(app, page, 'keyboard');
  await workshop.open();
  await workshop.makePack(TITLE);
  await workshop.makeCard('relic', 'Bell');
  await workshop.isOnDisk(PACK, [has({ name: 'Bell' })]);
  const before = workshop.onDisk(PACK);
  await page.keyboard.press('Shift+F2');
  const text = page.getByRole('textbox', { name: benchWords('raw.label', { file: 'cards/cards.json' }) });
  await expect(text).toContainText('"Bell"', { timeout: PATIENCE });
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' oops');
  // The sentence is that of before, and what is wrong in the file is named above it.
  await page.keyboard.press('Shift+F2');
  await workshop.isShown('Bell');
  const notice = page.getByRole('alert').filter({ hasText: 'cards/cards.json' });
  await expect(notice).toContainText('oops', { timeout: PATIENCE });
  expect.soft(await problemsOf(page), 'a file that cannot be read').toEqual([]);
  await workshop.isKept();
  expect(workshop.onDisk(PACK)).toEqual(before);
  await workshop.hands.press(notice.getByRole('button', { name: /^Go to line/ }));
  await expect(text).toBeFocused({ timeout: PATIENCE });
  for (let i = 0; i < 4; i++) await page.keyboard.press('Delete');
  await expect(notice).toBeHidden({ timeout: PATIENCE });

  // Now in step both ways, and taken back with the keys of the pack.
  await page.keyboard.press('Control+f');
  await page.keyboard.type('"name": "Bell');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' of Noon');
  await workshop.isOnDisk(PACK, [has({ name: 'Bell of Noon' })]);
  expect.soft(await problemsOf(page), 'the text of a card').toEqual([]);
  await page.keyboard.press('Control+z');
  await expect(text).toContainText('"Bell"', { timeout: PATIENCE });
  await page.keyboard.press('Shift+F2');
  await workshop.isShown('Bell');
  await workshop.isKept();
});

/** A card of a base set that is to be made, and what it means. */
function shipped(game: string, id: string) {
  const { content, bench, cards } = workplaceOf(game);
  const card = cards.find((one) => one.id === id)!;
  const meaning = (one: Definition): Definition => {
    const own = Object.entries(one).filter(([field]) => field !== 'art');
    return content.advice!.canonical({ ...Object.fromEntries(own), id: 'x' } as unknown as Definition);
  };
  const wanted = (lang: 'en' | 'de') => ({
    game,
    kind: String(card.kind),
    name: String(card['name']),
    lang,
    fields: printedFields(fieldPlaceOf(game).bench, card as unknown as Json, lang),
    text: printedRules(bench, card as unknown as Json, lang),
  });
  return { card, meaning, wanted };
}

test('cards are made from what is printed on them, in packs that are made for them', async ({
  app,
  page,
}) => {
  const workshop = new Workshop(app, page, 'mouse');
  await page.goto(app.address);
  const make = async (
    { card, meaning, wanted }: ReturnType<typeof shipped>,
    folder: string,
    how: Pick<WantedCard, 'pack' | 'lang' | 'by'>,
  ): Promise<void> => {
    await makeCard(page, { ...wanted(how.lang), ...how });
    const made = (): readonly Definition[] =>
      workshop.onDisk(folder).map((one) => meaning(one as unknown as Definition));
    await expect.poll(made, { timeout: PATIENCE }).toEqual([meaning(card)]);
  };
  const choir = { pack: TITLE, lang: 'en', by: 'pointing' } as const;
  await make(shipped('ravingspire', 'gorehound-master'), PACK, choir);
  const host = { pack: 'Die stille Schar', lang: 'de', by: 'typing' } as const;
  await make(shipped('arcana', 'cups'), 'die-stille-schar', host);
});

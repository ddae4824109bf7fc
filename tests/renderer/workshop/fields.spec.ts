// The fields of a card beside its sentence: every control of every kind of card, by pointer and by keyboard.
import { expect, type Page } from '@playwright/test';
import type { Json } from '../../../shared/engine/json.ts';
import { test } from '../../support/kept-page.ts';
import { LONG } from '../../support/long.ts';
import type { Built } from '../../support/pages.ts';
import { workplaces } from '../../support/sentence/benches.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import { Form, walkForm } from './form.ts';
import type { BenchScene } from './page/scene.ts';
import { adviceRow, benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const HERO = 'crimson-reaver';
const ATTACK = 'mercy-stroke';
const FOE = 'gorehound-master';

/** What the fields of their kinds have between them: all kinds of controls. The soak walks the others as well. */
const EVERY_DAY: readonly string[] = [ATTACK, HERO, 'tower'];

type Fields = { readonly [field: string]: Json };

const open = (page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> =>
  openBench(page, built, benchScene(card, parts));

const fieldsOf = async (author: Author): Promise<Fields> => (await author.definition()) as Fields;

/** A card on the bench in place of the one that ships. */
const withCard = (
  id: string,
  change: (card: Fields) => Fields,
  game = 'ravingspire',
): Partial<BenchScene> => {
  const { cards } = benchScene(id, { game });
  return {
    game,
    cards: cards.map((card) => (card.id === id ? ({ ...change(card), id } as (typeof cards)[number]) : card)),
  };
};

for (const { game, cards } of workplaces) {
  // Parts are walked with the first kind that has them.
  const walked = new Set<string>();
  const done = new Map<string, number>();
  const kinds = [...Map.groupBy(cards, ({ kind }) => String(kind))].filter(
    ([, all]) => LONG || all.some(({ id }) => EVERY_DAY.includes(id)),
  );

  test.describe(game, () => {
    test.describe.configure({ mode: 'serial' });
    for (const [kind, [first]] of kinds)
      test(`each control of a card works once: ${kind}`, async ({ page }) => {
        const scene = benchScene(first.id, { game });
        await openBench(page, built, scene);
        const walk = await walkForm(new Form(page, scene), kind, walked);
        expect(walk.faults).toEqual([]);
        for (const [what, count] of walk.done) done.set(what, (done.get(what) ?? 0) + count);
        expect(await page.evaluate(() => violations)).toEqual([]);
      });

    test('all kinds of controls were there', () => {
      const used = new Set([...done.keys()].map((what) => what.split(' ')[0]));
      const own = game === 'arcana' ? ['card'] : ['counts', 'row'];
      for (const control of ['text', 'long', 'number', 'flag', 'choice', 'set', 'list', ...own])
        expect([...used]).toContain(control);
    });
  });
}

test('what is typed is shown at once, is one step, and is put down when the focus leaves', async ({
  page,
}) => {
  const author = await open(page, ATTACK);
  const name = page.getByRole('textbox', { name: 'name', exact: true });
  await name.focus();
  await page.keyboard.press('End');
  await page.evaluate(() => card.hold());
  await page.keyboard.type(' of old');
  await expect(name).toHaveValue('Mercy Stroke of old');
  expect(await author.steps()).toBe(0);
  await page.evaluate(() => card.release());
  await expect.poll(async () => (await fieldsOf(author))['name']).toBe('Mercy Stroke of old');
  await expect(name).toHaveValue('Mercy Stroke of old');
  expect(await author.steps()).toBe(1);
  expect(await author.said()).toEqual([]);
  const keeps = await page.evaluate(() => card.keeps());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => card.keeps())).toBeGreaterThan(keeps);
  await name.focus();
  await page.keyboard.type('.');
  await expect.poll(() => author.steps()).toBe(2);
});

test('what is refused stays to be seen with the reason, and goes when another text is written', async ({
  page,
}) => {
  const author = await open(page, ATTACK);
  const name = page.getByRole('textbox', { name: 'name', exact: true });
  await name.fill('Stroke');
  await name.fill('');
  await expect(name).toHaveAccessibleDescription('Something has to be here.');
  await expect(name).toHaveValue('');
  // It waits among the problems of the card, with a way to it.
  const waiting = page.getByRole('button', {
    name: /^Warning: What is typed in “name” is not in the card\. /,
  });
  await waiting.click();
  await expect(name).toBeFocused();
  expect((await fieldsOf(author))['name']).toBe('Stroke');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(name).toHaveValue('Mercy Stroke');
  await expect(name).toHaveAccessibleDescription('');
  await expect(waiting).toHaveCount(0);
  await expect(name).toBeFocused();

  const story = page.getByRole('textbox', { name: 'story', exact: true });
  await story.fill('x'.repeat(91));
  await expect(page.getByText('91 of 90')).toBeVisible();
  await expect(story).toHaveAccessibleDescription('90 letters are the most.');
  // Nothing moves while more of it is typed.
  const reason = page.getByText('90 letters are the most.').first();
  await reason.evaluate((element) => Object.assign(element, { wasThere: true }));
  await story.press('y');
  await expect(page.getByText('92 of 90')).toBeVisible();
  await expect(story).toHaveAccessibleDescription('90 letters are the most.');
  expect(await reason.evaluate((element) => 'wasThere' in element)).toBe(true);
  await story.fill('');
  await expect.poll(async () => 'story' in (await fieldsOf(author))).toBe(false);
});

test('a field is added with what is usual, and taken away; the focus goes along', async ({ page }) => {
  const author = await open(page, ATTACK);
  const more = page.getByRole('button', { name: 'more fields', exact: true });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await page.getByRole('button', { name: 'add: copies', exact: true }).press('Enter');
  const copies = page.getByRole('spinbutton', { name: 'copies', exact: true });
  await expect(copies).toBeFocused();
  expect((await fieldsOf(author))['copies']).toBe(1);
  expect((await author.said()).at(-1)).toBe('added: copies');
  await page.keyboard.press('ArrowUp');
  await expect(copies).toHaveValue('2');
  expect((await fieldsOf(author))['copies']).toBe(2);
  await page.getByRole('button', { name: 'remove: copies', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'add: copies', exact: true })).toBeFocused();
  expect(await fieldsOf(author)).not.toHaveProperty('copies');
  await page.keyboard.press('Control+z');
  await expect(copies).toBeFocused();
  await expect(copies).toHaveValue('2');
});

test('by keyboard alone: the deck and the places of a hero', async ({ page }) => {
  const author = await open(page, HERO);
  const heroOf = async () => (await fieldsOf(author))['hero'] as { deck: Fields; slots: string[] };
  await page.getByRole('spinbutton', { name: 'Tool', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await heroOf()).deck['base:tool']).toBe(3);
  await expect(page.getByText('11 cards in all')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => 'base:tool' in (await heroOf()).deck).toBe(false);

  await page.getByRole('combobox', { name: 'add a card: starter deck', exact: true }).focus();
  await page.keyboard.type('too');
  await expect(page.getByRole('option', { name: 'Tool', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Tool', exact: true })).toBeFocused();
  expect((await heroOf()).deck['base:tool']).toBe(1);

  const before = (await heroOf()).slots;
  await page.getByRole('combobox', { name: 'slot 3', exact: true }).focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.getByRole('combobox', { name: 'slot 4', exact: true })).toBeFocused();
  expect((await heroOf()).slots).toEqual([before[0], before[1], before[3], before[2], before[4]]);
  const up = page.getByRole('button', { name: 'move up: slot 4', exact: true });
  await up.press('Enter');
  await expect(page.getByRole('button', { name: 'move up: slot 3', exact: true })).toBeFocused();
  expect((await heroOf()).slots).toEqual(before);
});

test('a list grows and shrinks, and a part that is deep is opened where one goes', async ({ page }) => {
  const author = await open(page, FOE);
  const layersOf = async () => ((await fieldsOf(author))['art'] as { layers: Json[] }).layers;
  const count = (await layersOf()).length;
  const art = page.getByRole('button', { name: 'picture', exact: true });
  await expect(art).toHaveAttribute('aria-expanded', 'false');
  await art.press('Enter');
  const layers = page.getByRole('group', { name: 'figures', exact: true });
  await layers.getByRole('button', { name: 'add: figures', exact: true }).press('Enter');
  expect(await layersOf()).toHaveLength(count + 1);
  const added = layers.getByRole('group', { name: `figure ${count + 1}`, exact: true });
  await expect(added.locator(':focus')).toHaveCount(1);
  await layers.getByRole('button', { name: `remove: figure ${count + 1}`, exact: true }).press('Enter');
  expect(await layersOf()).toHaveLength(count);
  await art.press('Enter');
  await page.keyboard.press('Control+z');
  await expect(art).toHaveAttribute('aria-expanded', 'true');
  await expect(layers.locator(':focus')).toHaveCount(1);
  expect(await layersOf()).toHaveLength(count + 1);
});

test('the name in the pack is changed everywhere, when that is asked for', async ({ page }) => {
  const author = await open(page, 'm1', { game: 'arcana' });
  const id = page.getByRole('textbox', { name: 'id', exact: true });
  await id.fill('The Magician');
  await page.keyboard.press('Enter');
  await expect(id).toHaveAccessibleDescription(/^Only small letters/);
  await id.fill('magus');
  expect((await fieldsOf(author))['id']).toBe('m1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await fieldsOf(author))['id']).toBe('magus');
  await expect(id).toBeFocused();
  expect(await page.evaluate(() => card.texts())).toHaveProperty('magus');
  await page.getByRole('searchbox').fill('tower');
  await page.getByRole('button', { name: 'The Oracle’s Tower', exact: true }).click();
  await expect.poll(async () => (await fieldsOf(author))['foes']).toContain('arcana:magus');
});

test('the words in another language have a place of their own', async ({ page }) => {
  const author = await open(page, ATTACK);
  const texts = async () => (await page.evaluate(() => card.texts())) as { [id: string]: Fields };
  const group = page.getByRole('group', { name: 'in German', exact: true });
  const name = group.getByRole('textbox', { name: 'in German: name', exact: true });
  await name.fill('Stich');
  // How it declines stays, as it was said of the name before.
  await expect.poll(async () => (await texts())[ATTACK]['name']).toEqual({ one: 'Stich', gender: 'm' });
  await name.fill('');
  await expect.poll(async () => 'name' in (await texts())[ATTACK]).toBe(false);
  expect((await fieldsOf(author))['name']).toBe('Mercy Stroke');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(name).toHaveValue(/./);
  await expect(name).toBeFocused();
});

test('what does not fit is shown as it is, with what is wrong and what mends it', async ({ page }) => {
  const odd = withCard(ATTACK, (card) => ({ ...card, power: 'much', cost: 'free', glow: { by: [1] } }));
  const author = await open(page, ATTACK, {
    ...odd,
    problems: [
      adviceRow('error', '/power', 'Its power is no number.', [
        { label: 'Set 2', operations: [{ op: 'replace', path: '/power', value: 2 }] },
      ]),
      adviceRow('error', '/art/ground', 'There is no such ground.', [
        {
          label: 'Use broadsword',
          operations: [{ op: 'replace', path: '/art/layers/0/icon', value: 'broadsword' }],
        },
      ]),
    ],
  });
  const power = page.getByRole('spinbutton', { name: 'power', exact: true });
  await expect(page.getByText('"much"')).toBeVisible();
  await expect(page.getByText('"free"')).toBeVisible();
  await expect(page.getByText('{"by":[1]}')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(power).toBeFocused();
  await expect(power).toHaveAccessibleDescription(/Its power is no number\.$/);
  await page.getByRole('main').getByRole('button', { name: 'Set 2', exact: true }).press('Enter');
  await expect(power).toHaveValue('2');
  await expect(power).toBeFocused();
  await expect(power).toHaveAccessibleDescription('');
  await page.keyboard.press('F8');
  const ground = page.getByRole('combobox', { name: 'background', exact: true });
  await expect(ground).toBeFocused();
  await expect(ground).toHaveAccessibleDescription('There is no such ground.');
  // An icon is seen where it is offered.
  const icon = page.getByRole('main').getByRole('button', { name: 'Use broadsword', exact: true });
  await expect(icon.locator('svg')).toBeVisible();
  await page.getByRole('button', { name: 'remove: glow', exact: true }).press('Enter');
  await expect(page.getByText('{"by":[1]}')).toBeHidden();
  expect(await fieldsOf(author)).not.toHaveProperty('glow');
  await expect(page.locator(':focus')).toHaveCount(1);
});

/** What the power of a card means. */
const MEANT =
  'How much it pays of a price. What it pays with is under “counts as”. For example: An attack with power 3 that counts as fight pays 3 fight.';

test('help is there when it is asked for', async ({ page }) => {
  const author = await open(page, ATTACK);
  const power = page.getByRole('spinbutton', { name: 'power', exact: true });
  await power.press('F1');
  await expect(power).toHaveAccessibleDescription(MEANT);
  expect((await author.said()).at(-1)).toBe(MEANT);
  await power.press('Escape');
  await expect(power).toHaveAccessibleDescription('');
  await expect(power).toBeFocused();
  await page.getByRole('button', { name: 'What does power mean?', exact: true }).click();
  await expect(power).toHaveAccessibleDescription(MEANT);
  await page.keyboard.press('Escape');
  await expect(power).toHaveAccessibleDescription('');
});

test('a number with a fraction is written as in the language that is shown', async ({ page }) => {
  const drawn = withCard(ATTACK, (card) => ({ ...card, art: { layers: [{ icon: 'sword', scale: 1.03 }] } }));
  const author = await open(page, ATTACK, { ...drawn, tongue: 'de' });
  const art = async () => (await fieldsOf(author))['art'];
  await page.getByRole('button', { name: 'Bild', exact: true }).press('Enter');
  const scale = page.getByRole('spinbutton', { name: 'Größe', exact: true });
  await expect(scale).toHaveValue('1,03');
  await scale.fill('');
  // What may go on behind its zeros is not taken away while it is typed.
  await scale.pressSequentially('1,05');
  await expect.poll(art).toEqual({ layers: [{ icon: 'sword', scale: 1.05 }] });
  await expect(scale).toHaveValue('1,05');
  await scale.press('ArrowUp');
  await expect(scale).toHaveValue('1,15');
  await expect(scale).toHaveAttribute('aria-valuenow', '1.15');
});

test('another kind puts away what it may not have, and says so', async ({ page }) => {
  const author = await open(page, ATTACK);
  const before = await fieldsOf(author);
  const kind = page.getByRole('combobox', { name: 'kind', exact: true });
  await kind.selectOption('chaos');
  await expect.poll(async () => (await fieldsOf(author))['kind']).toBe('chaos');
  expect((await author.said()).at(-1)).toMatch(/^Put away until you change back: /);
  await expect(page.getByRole('group', { name: 'cost', exact: true })).toBeHidden();
  await kind.selectOption('attack');
  await expect.poll(() => fieldsOf(author)).toEqual(before);
});

// The sentence of a card on the bench, edited by keyboard and by pointer, in both languages.
import { expect, type Page } from '@playwright/test';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import type { BenchScene } from './page/scene.ts';
import { adviceRow, benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const SIMPLE = 'mercy-stroke';
const PRICED = 'her-ladyships-second-best-poisoner';
const LONG = 'gorehound-master';

interface Written {
  readonly rules: readonly { readonly when: string; readonly do: readonly object[] }[];
}

const open = (page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> =>
  openBench(page, built, benchScene(card, parts));

const rulesOf = async (author: Author): Promise<Written['rules']> =>
  ((await author.definition()) as Written).rules;

test('a simple sentence is one stop for Tab, and the arrows go through it', async ({ page }) => {
  const author = await open(page, SIMPLE);
  await author.line('rule 1 of 1').waitFor();
  expect(await author.words('rule 1 of 1')).toBe('When spent, gain 1 sanity.');

  await page.getByRole('spinbutton', { name: 'brute force' }).focus();
  await page.keyboard.press('Tab');
  await expect(author.stop('when: When spent')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(author.stop('gain sanity, effect 1 of 1')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(author.number('amount')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(author.gap('add a rule after rule 1')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(author.number('amount')).toBeFocused();
  await page.keyboard.press('End');
  await expect(author.gap('add an effect after: gain 1 sanity')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(author.stop('when: When spent')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(author.gap('add a rule after rule 1')).toBeFocused();
  expect(await author.said()).toEqual([]);
});

test('a number is counted and typed within its bounds, and each change is said once', async ({ page }) => {
  const author = await open(page, LONG);
  const times = author.number('how often');
  await times.focus();
  await page.keyboard.press('ArrowUp');
  await expect(times).toHaveAttribute('aria-valuenow', '3');
  const least = Number(await times.getAttribute('aria-valuemin'));
  for (let value = 3; value >= least; value--) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await author.said()).at(-1)).toBe(`${least} is the least.`);
  await expect(times).toHaveAttribute('aria-valuenow', String(least));
  // Up once, down to the least, and not further.
  expect(await author.said()).toHaveLength(1 + (3 - least) + 1);
  expect((await author.said())[0]).toBe(
    '3 times: if there is a card of power 1 or less in hand, banish the weakest card from hand',
  );
});

test('a list begins at what the card has', async ({ page }) => {
  const author = await open(page, LONG);
  await author.stop('when: When revealed').focus();
  await page.keyboard.press('Enter');
  const chosen = author.sheet.getByRole('option', { selected: true });
  await expect(page.getByRole('combobox', { name: /^choose/ })).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.first().getAttribute('id')) ?? '',
  );
});

test('what is typed of a number without a rest is one step, and undo comes back to it', async ({ page }) => {
  const author = await open(page, LONG);
  const times = author.number('how often');
  /** At once: no machine is too slow for that. */
  const type = (digits: string): Promise<void> => page.evaluate((keys) => card.press(keys), [...digits]);
  await times.focus();
  await type('12');
  await expect(times).toHaveAttribute('aria-valuenow', '12');
  await expect.poll(() => author.steps()).toBe(1);
  await page.getByRole('textbox', { name: 'name', exact: true }).focus();
  await times.focus();
  await type('7');
  await expect(times).toHaveAttribute('aria-valuenow', '7');
  await expect.poll(() => author.steps()).toBe(2);

  await page.getByRole('textbox', { name: 'name', exact: true }).fill('');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'name', exact: true })).toHaveValue('Master of the Hounds');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(times).toHaveAttribute('aria-valuenow', '12');
  await expect(times).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(times).toHaveAttribute('aria-valuenow', '2');
  await expect(times).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await author.said()).at(-1)).toBe('There is nothing to undo.');
});

test('a number is typed in the list of what else it may be', async ({ page }) => {
  const author = await open(page, LONG);
  const times = author.number('how often');
  await times.focus();
  await page.keyboard.press('x');
  await page.keyboard.type('12');
  await expect(page.getByText('Enter sets 12.')).toBeVisible();
  await expect(author.option(/12/)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(times).toHaveAttribute('aria-valuenow', '12');
  await expect(times).toBeFocused();
  // Going on with Tab takes what was typed as well.
  await page.keyboard.press('x');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(times).toHaveAttribute('aria-valuenow', '7');
});

test('a verb is exchanged by its first letter, and keeps what fits', async ({ page }) => {
  const author = await open(page, SIMPLE);
  await author.stop('gain sanity, effect 1 of 1').focus();
  await page.keyboard.press('l');
  const filter = page.getByRole('combobox', { name: 'choose, gain sanity, effect 1 of 1' });
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('l');
  await page.keyboard.type('ose');
  await expect(author.option('When spent, lose 1 sanity.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(author.stop('lose sanity, effect 1 of 1')).toBeFocused();
  expect(await rulesOf(author)).toEqual([{ when: 'spent', do: [{ do: 'lose-sanity', amount: 1 }] }]);
  expect(await author.said()).toEqual(['lose 1 sanity']);
});

test('a part is put into another one and out of it again, and the focus stays on its pointer', async ({
  page,
}) => {
  const author = await open(page, SIMPLE, { tongue: 'de' });
  await author.stop('Gewinne Verstand zurück, Effekt 1 von 1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    author.focused('button', 'Effekt 1 von 1: Gewinne 1 Verstand zurück, ausgewählt'),
  ).toBeVisible();
  await page.keyboard.press('Shift+F10');
  await author.item('Du darfst 1 Verstand zurückgewinnen').focus();
  await page.keyboard.press('Enter');
  await expect(author.focused('button', 'Verstand zurückgewinnen, Effekt 1 von 1')).toBeVisible();
  expect(await author.words('Regel 1 von 1')).toContain('Beim Einsatz: Du darfst 1 Verstand zurückgewinnen.');
  expect(await author.said()).toEqual(['Du darfst 1 Verstand zurückgewinnen']);
  expect(await rulesOf(author)).toEqual([
    { when: 'spent', do: [{ do: 'may', then: [{ do: 'gain-sanity', amount: 1 }] }] },
  ]);

  await page.keyboard.press('Control+z');
  await expect(author.focused('button', 'Gewinne Verstand zurück, Effekt 1 von 1')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(author.focused('button', 'Verstand zurückgewinnen, Effekt 1 von 1')).toBeVisible();
  expect((await author.said()).slice(1)).toEqual([
    'Zurückgenommen: Du darfst 1 Verstand zurückgewinnen',
    'Wiederholt: Du darfst 1 Verstand zurückgewinnen',
  ]);

  // Around it is what may be done; around that, the rule; and back in.
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(
    author.focused('button', 'Effekt 1 von 1: Du darfst 1 Verstand zurückgewinnen, ausgewählt'),
  ).toBeVisible();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(author.focused('button', /^Regel 1 von 1: .*, ausgewählt$/)).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Alt+ArrowDown');
  await expect(author.focused('button', 'Verstand zurückgewinnen, Effekt 1 von 1')).toBeVisible();

  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press(' ');
  await author.item('Gewinne 1 Verstand zurück').focus();
  await page.keyboard.press('Enter');
  await expect(author.stop('Gewinne Verstand zurück, Effekt 1 von 1')).toBeVisible();
  expect(await rulesOf(author)).toEqual([{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }]);
});

test('Delete selects what has to be there, and says what goes with it', async ({ page }) => {
  const author = await open(page, PRICED);
  await author.stop('draw, effect 2 of 2').focus();
  await page.keyboard.press('Delete');
  await expect(author.focused('button', 'effect 2 of 2: draw a card, selected')).toBeVisible();
  expect(await author.steps()).toBe(0);
  await page.keyboard.press('Delete');
  await expect(author.stop('draw, effect 2 of 2')).toBeHidden();
  expect(await author.steps()).toBe(1);

  const discard = author.stop('discard, effect 1 of 1');
  await discard.focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(discard).toBeHidden();
  expect((await author.said()).length).toBe((await author.steps()) + 2);
});

test('what is typed in a gap is offered, taken with Enter, and else kept as a draft', async ({ page }) => {
  const author = await open(page, SIMPLE);
  const gap = author.gap('add an effect after: gain 1 sanity');
  await gap.focus();
  await page.keyboard.type('draw');
  await expect(author.option(/^Draw a card/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(author.focused('combobox', 'not finished: draw')).toBeVisible();
  expect(await page.evaluate(() => card.drafts())).toEqual(['draw']);

  // A draft is typed on where it is.
  await page.keyboard.press('End');
  await page.keyboard.type(' a c');
  await expect(author.option(/^Draw a card/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(author.focused('button', 'Draw, effect 2 of 2')).toBeVisible();
  expect(await page.evaluate(() => card.drafts())).toEqual([]);
  expect(await rulesOf(author)).toEqual([
    {
      when: 'spent',
      do: [
        { do: 'gain-sanity', amount: 1 },
        { do: 'draw', cards: 1 },
      ],
    },
  ]);

  // What is left alone stays as well.
  await author.gap('add an effect after: Draw a card').focus();
  await page.keyboard.type('the dogs bark');
  await expect(page.getByText('Nothing is found for “the dogs bark”')).toBeVisible();
  await page.getByRole('textbox', { name: 'name', exact: true }).focus();
  await expect(author.gap('not finished: the dogs bark')).toBeVisible();
  // It is a problem of the card, which leads to it. What is deleted leaves nothing behind that looks like it.
  const problem = page.getByRole('button', { name: /^Warning: Not finished: “the dogs bark”\./ });
  await problem.click();
  await expect(author.gap('not finished: the dogs bark')).toBeFocused();
  await author.gap('not finished: the dogs bark').fill('');
  await expect(author.gap('not finished: the dogs bark')).toHaveAttribute(
    'placeholder',
    'empty: Escape removes it',
  );
  await page.getByRole('textbox', { name: 'name', exact: true }).focus();
  await expect(author.gap('not finished: the dogs bark')).toBeHidden();
  await expect(problem).toHaveCount(0);
  expect(await page.evaluate(() => card.drafts())).toEqual([]);
});

test('what is not understood of what is typed is said, and the rest is taken', async ({ page }) => {
  const author = await open(page, SIMPLE);
  await author.gap('add an effect after: gain 1 sanity').focus();
  await page.keyboard.type('each hero who has no object draws a card');
  const offer = author.option(/^Every hero draws a card.* without “who has no object”/);
  await expect(offer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(offer).toBeHidden();
  expect((await rulesOf(author))[0].do[1]).toEqual({ do: 'draw', who: 'every', cards: 1 });
});

test('effects are moved, cut and pasted, and a gap before them opens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const author = await open(page, LONG);
  await author.stop('gain sanity, effect 1 of 3').focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(author.stop('gain sanity, effect 1 of 3')).toBeHidden();
  const verbs = async (): Promise<unknown> =>
    (await rulesOf(author))[1].do.map((node) => 'do' in node && node.do);
  expect(await verbs()).not.toEqual(['gain-sanity', 'repeat', 'gain-sanity']);
  await page.keyboard.press('Control+z');
  expect(await verbs()).toEqual(['gain-sanity', 'repeat', 'gain-sanity']);

  await author.stop('gains sanity, effect 3 of 3').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Control+x');
  await expect.poll(verbs).toEqual(['gain-sanity', 'repeat']);

  await author.stop('lose sanity, effect 1 of 1').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Shift+Enter');
  await expect(author.focused('combobox', 'add before: lose 3 sanity')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect.poll(async () => JSON.stringify((await rulesOf(author))[2].do)).toContain('"who":"others"');
});

test('ghosts are there while their part has the focus', async ({ page }) => {
  const author = await open(page, SIMPLE);
  const who = author.stop('who: you, not printed');
  await expect(who).toBeHidden();
  await author.number('amount').focus();
  await expect(who).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(who).toBeFocused();
  await page.keyboard.press('e');
  await expect(author.option(/^every hero/i).first()).toBeVisible();
  // What nothing here says is told with what to do.
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing here says “ezzz”. Try a shorter word')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(who).toBeFocused();

  // Tab leaves alone what was only looked at, and takes what was typed.
  await page.keyboard.press('Enter');
  await expect(author.option(/^you/i)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(author.sheet.getByRole('option')).toHaveCount(0);
  expect(await author.steps()).toBe(0);
  await who.focus();
  await page.keyboard.press('e');
  await expect(author.option(/^every hero/i).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => author.steps()).toBe(1);
  await page.getByRole('textbox', { name: 'name', exact: true }).focus();
  await expect(who).toBeHidden();
});

test('a set is ticked, and the sentence follows at once', async ({ page }) => {
  const author = await open(page, LONG);
  await author.stop('kind: weapons and attack cards').focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('listbox', { name: 'kind', exact: true });
  await expect(list).toBeFocused();
  await expect(author.option('attack', list)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(author.option('armor', list)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(author.focused('button', /^kind: .*armor/)).toBeVisible();
});

/** A card whose only rule lets some cards count as others. */
function countedScene(counted: object): Partial<BenchScene> {
  const change = { mod: 'allow', from: 'charm', to: 'fight', cards: counted };
  const { cards } = benchScene(SIMPLE);
  const changed = (card: object): object => ({ ...card, rules: [{ while: 'slotted', change }] });
  return {
    cards: cards.map((card) => (card.id === SIMPLE ? (changed(card) as (typeof cards)[number]) : card)),
  };
}

test('by pointer: what is hardly ever said is in the menu of the clause, and opens what it may be', async ({
  page,
}) => {
  const author = await open(page, SIMPLE, countedScene({ not: ['starter'] }));
  await author.stop('other than: other than starter cards').click({ button: 'right' });
  await author.item('class').click();
  await author.option('reaver', page.getByRole('listbox', { name: 'class', exact: true })).click();
  await expect(author.sheet).toContainText('of class reaver');
});

test('where the last tick of a set takes along what the set is in, the focus goes to what is left', async ({
  page,
}) => {
  const author = await open(page, SIMPLE, countedScene({ not: ['starter'] }));
  await author.stop('other than: other than starter cards').click();
  await author.option('starter').click();
  await expect(author.sheet).toContainText('you may use charm as fight');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(author.sheet.locator(':focus')).toHaveCount(1);
});

test('by pointer: ticks, words, menus and further pieces', async ({ page }) => {
  const author = await open(page, SIMPLE, { tongue: 'de' });
  const amount = author.number('Menge');
  const box = (await amount.boundingBox())!;
  await page.mouse.click(box.x + box.width - 6, box.y + 6);
  await expect(amount).toHaveAttribute('aria-valuenow', '2');
  await page.mouse.click(box.x + box.width - 6, box.y + box.height - 5);
  await expect(amount).toHaveAttribute('aria-valuenow', '1');
  await page.mouse.wheel(0, -100);
  await expect(amount).toHaveAttribute('aria-valuenow', '2');

  // A press on the second piece goes to the first.
  await author.sheet.getByText('Verstand zurück', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: /^wähle, Gewinne Verstand zurück/ })).toBeFocused();
  await author
    .option(/Beim Einsatz: Verliere 2 Verstand/)
    .first()
    .click();
  await expect(author.focused('button', 'Verliere Verstand, Effekt 1 von 1')).toBeVisible();

  await author.stop('Verliere Verstand, Effekt 1 von 1').click({ button: 'right' });
  await author.item('Löschen').click();
  await expect(author.stop('Verliere Verstand, Effekt 1 von 1')).toBeHidden();
  expect(await page.evaluate(() => violations)).toEqual([]);
});

test('by pointer: what has the focus shows the handle of its clause', async ({ page }) => {
  const author = await open(page, PRICED);
  await author.number('amount').click();
  const handle = author.stop('effect 1 of 2: another hero of your choice on this level loses 1 sanity');
  await handle.click();
  await page.getByRole('menu').waitFor();
  await author.item('Delete').click();
  await expect(author.number('amount')).toBeHidden();
  await author.stop('draw, effect 1 of 1').click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'effect 1 of 1: draw a card' })).toBeVisible();
});

test('problems are said where they are, and mended there', async ({ page }) => {
  const author = await open(page, LONG, {
    problems: [
      adviceRow('error', '/rules/1/do/1/times', 'Repeats 2 times; 20 is the most.', [
        { label: 'Set 20', operations: [{ op: 'replace', path: '/rules/1/do/1/times', value: 20 }] },
      ]),
      adviceRow('warning', '/story', 'Few cards have such a long story.'),
    ],
  });
  await page.keyboard.press('F8');
  const times = author.number('how often');
  await expect(times).toBeFocused();
  await expect(times).toHaveAccessibleDescription('Repeats 2 times; 20 is the most.');
  await page.keyboard.press('F8');
  await expect(page.getByRole('textbox', { name: 'story', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+F8');
  await expect(times).toBeFocused();
  // The cure comes after the line.
  await page.keyboard.press('Tab');
  await expect(author.focused('button', 'Set 20')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(times).toHaveAttribute('aria-valuenow', '20');
  await expect(times).toBeFocused();
  await expect(times).toHaveAccessibleDescription('');
});

test('what is left of a rule whose only effect was deleted is deleted by the same key', async ({ page }) => {
  const author = await open(page, SIMPLE);
  await author.stop('gain sanity, effect 1 of 1').click({ button: 'right' });
  await author.item('Delete').click();
  const rest = author.sheet.locator('[data-role="draft"]');
  await rest.focus();
  await page.keyboard.press('Delete');
  await expect(rest).toHaveCount(0);
  await expect.poll(async () => (await rulesOf(author)) ?? []).toEqual([]);
});

// The same sentence as blocks, by keyboard and by pointer.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../support/axe.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import type { BenchScene } from './page/scene.ts';
import { adviceRow, benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const PRICED = 'her-ladyships-second-best-poisoner';
const LONG = 'gorehound-master';

const REPEAT =
  'effect 2 of 3: 2 times: if there is a card of power 1 or less in hand, banish the weakest card from hand';
const IF = 'effect 1 of 1: if there is a card of power 1 or less in hand, banish the weakest card from hand';
const BANISH = 'effect 1 of 1: banish the weakest card from hand';

const open = (page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> =>
  openBench(page, built, benchScene(card, parts));

async function openOutline(page: Page, card: string, parts: Partial<BenchScene> = {}): Promise<Author> {
  const author = await open(page, card, parts);
  await author.line(/^(rule 1|Regel 1)/).waitFor();
  await page.keyboard.press('F2');
  await author.tree.waitFor();
  return author;
}

interface Rules {
  readonly rules: readonly { readonly when: string; readonly do: readonly { readonly do: string }[] }[];
}
const verbs = async (author: Author, rule: number): Promise<readonly string[]> =>
  ((await author.definition()) as Rules).rules[rule].do.map((effect) => effect.do);

test('F2 goes to the block that has the focus, and back to the same place', async ({ page }) => {
  const author = await open(page, LONG);
  await author.number('how often').focus();
  await page.keyboard.press('F2');
  await expect(author.tree).toBeVisible();
  await expect(author.number('how often')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(author.block(REPEAT)).toBeFocused();
  await page.keyboard.press('F2');
  await expect(author.tree).toBeHidden();
  await expect(author.focused('button', `${REPEAT}, selected`)).toBeVisible();
  await page.keyboard.press('F2');
  await expect(author.block(REPEAT)).toBeFocused();
});

test('what joins two effects is no block: the focus goes to what is around it', async ({ page }) => {
  const author = await open(page, PRICED);
  await author.stop('between two effects: then').focus();
  await page.keyboard.press('F2');
  await expect(author.block(/^effect 1 of 1: you may/i)).toBeFocused();
});

test('the switch shows blocks and the sentence again, and leaves the focus', async ({ page }) => {
  const author = await open(page, PRICED);
  await page.getByRole('radio', { name: 'Outline' }).click();
  await expect(author.tree).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Outline' })).toBeFocused();
  await page.getByRole('radio', { name: 'Sentence' }).click();
  await expect(author.line('rule 1 of 1')).toBeVisible();
});

test('arrows go through the blocks, unfold them and go into their rows', async ({ page }) => {
  const author = await openOutline(page, LONG);
  await author.block(/^rule 1 of 3/).focus();
  await page.keyboard.press('End');
  await expect(author.gap('add a rule after rule 3')).toBeFocused();
  await author.block(REPEAT).focus();
  await page.keyboard.press('Home');
  await expect(author.block(/^rule 1 of 3/)).toBeFocused();
  await author.block(REPEAT).focus();
  await expect(author.block(REPEAT)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(author.block(IF)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(author.block(BANISH)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(author.block(IF)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(author.block(IF)).toHaveAttribute('aria-expanded', 'false');
  await expect(author.block(BANISH)).toBeHidden();
  // Folded, it has all that is in it in its row.
  await expect(author.stop('banish, effect 1 of 1')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(author.block(BANISH)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(author.stop('if, effect 1 of 1').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(author.block(IF)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(author.block(IF)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(author.block(IF)).toBeFocused();
  expect(await author.said()).toEqual([]);
});

test('in a row numbers are counted, words exchanged and effects deleted as in the sentence', async ({
  page,
}) => {
  const author = await openOutline(page, LONG);
  await author.number('how often').focus();
  await page.keyboard.press('ArrowUp');
  await expect(author.number('how often')).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('7');
  await expect(author.number('how often')).toHaveAttribute('aria-valuenow', '7');

  await author.stop('lose sanity, effect 1 of 1').focus();
  await page.keyboard.press('g');
  await author
    .option(/gain 3 sanity/)
    .first()
    .click();
  await expect(author.focused('button', 'gain sanity, effect 1 of 1')).toBeVisible();

  await author.block('effect 1 of 3: gain 1 sanity').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => verbs(author, 1)).toEqual(['repeat', 'gain-sanity']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'repeat', 'gain-sanity']);
  await expect(author.stop('gain sanity, effect 1 of 3')).toBeFocused();
});

test('blocks are moved, wrapped and put beside others by keys', async ({ page }) => {
  const author = await openOutline(page, LONG);
  const first = author.block('effect 1 of 3: gain 1 sanity');
  await first.focus();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(() => verbs(author, 1)).not.toEqual(['gain-sanity', 'repeat', 'gain-sanity']);
  await expect(page.getByRole('treeitem').and(page.locator(':focus'))).toHaveAccessibleName(/gain 1 sanity/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'repeat', 'gain-sanity']);

  await first.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: /^you may gain 1 sanity$/i }).click();
  await expect.poll(() => verbs(author, 1)).toEqual(['may', 'repeat', 'gain-sanity']);
  await page.keyboard.press('Control+z');

  await first.focus();
  await page.keyboard.press('Enter');
  await expect(author.gap('add an effect after: gain 1 sanity')).toBeFocused();
  await page.keyboard.type('draw');
  await expect(author.option(/^Draw a card/i).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => verbs(author, 1)).toEqual(['gain-sanity', 'draw', 'repeat', 'gain-sanity']);
  await first.or(author.block('effect 1 of 4: gain 1 sanity')).focus();
  await page.keyboard.press('Shift+Enter');
  await expect(author.focused('combobox', 'add before: gain 1 sanity')).toBeVisible();
  await page.keyboard.type('the dogs bark');
  await page.keyboard.press('Escape');
  await expect(author.focused('combobox', 'not finished: the dogs bark')).toBeVisible();
});

test('by pointer: a block is selected, folded, and has its menu', async ({ page }) => {
  const author = await openOutline(page, PRICED);
  const may = author.block(/^effect 1 of 1: you may/i);
  await author.sheet.getByRole('button', { name: /^What can be done with effect 2 of 2/ }).click();
  await page.getByRole('menu').waitFor();
  await author.item('Delete').click();
  await expect(author.block(/draw a card$/)).toHaveCount(0);
  await expect(may).toHaveAttribute('aria-selected', 'false');
  // Between the words of a row and its button there is nothing else.
  const box = (await may.boundingBox())!;
  await page.mouse.click(box.x + box.width - 60, box.y + 12);
  await expect(may).toHaveAttribute('aria-selected', 'true');
  await expect(may).toBeFocused();
});

test('problems are said at their blocks, and mended there', async ({ page }) => {
  const author = await openOutline(page, LONG, {
    problems: [
      adviceRow('error', '/rules/1/do/1/times', 'Repeats 24 times; 20 is the most.', [
        { label: 'Set 20', operations: [{ op: 'replace', path: '/rules/1/do/1/times', value: 20 }] },
      ]),
    ],
  });
  await page.keyboard.press('F8');
  await expect(author.number('how often')).toBeFocused();
  await expect(author.number('how often')).toHaveAccessibleDescription('Repeats 24 times; 20 is the most.');
  await author.sheet.getByRole('button', { name: 'Set 20' }).click();
  await expect(author.number('how often')).toHaveAttribute('aria-valuenow', '20');
});

test('an outline in German has its names, and nothing that axe finds', async ({ page }) => {
  const author = await openOutline(page, LONG, { tongue: 'de' });
  await expect(page.getByRole('tree', { name: 'Die Regeln als Blöcke' })).toBeVisible();
  await author.block(/^Effekt 1 von 3/).focus();
  await expect(author.gap(/^Effekt hinzufügen nach: Gewinne 1 Verstand/).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => violations)).toEqual([]);
});

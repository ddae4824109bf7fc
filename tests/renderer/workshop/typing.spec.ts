// What is typed in the gaps of a sentence, in both languages, and taken with Enter.
import { expect, type Page } from '@playwright/test';
import type { Definition } from '../../../shared/packs/content.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { emptyCard } from '../../support/empty-card.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { meaningOf, TYPED_CARDS } from '../../support/reading/typed-cards.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import { buildBenchPage, openBench, type Author } from './bench.ts';
import { benchScene } from './scenes.ts';

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const GAP: { readonly [language in Language]: string } = { en: 'add a rule', de: 'Regel hinzufügen' };

/** Opens an empty card, with the focus in the gap for its first rule. */
async function openEmpty(page: Page, kind: string, tongue: Language): Promise<Author> {
  const empty = { ...emptyCard(kind), id: 'empty', name: 'Empty' } as unknown as Definition;
  const cards = [...workplaceOf('ravingspire').cards, empty];
  const author = await openBench(page, built, benchScene('empty', { cards, tongue }));
  await author.gap(GAP[tongue]).focus();
  return author;
}

const rulesOf = async (author: Author): Promise<unknown> =>
  ((await author.definition()) as { rules?: unknown }).rules ?? [];

for (const language of LANGUAGES)
  for (const { name, kind, rules, texts } of TYPED_CARDS)
    test(`${name} is typed and taken with Enter (${language})`, async ({ page }) => {
      const author = await openEmpty(page, kind, language);
      // As it is printed, and as one may type it.
      const typed = texts[language].replaceAll(/[.,]/g, '').toLowerCase();
      for (const text of [texts[language], typed]) {
        await page.keyboard.insertText(text);
        await expect(author.option(texts[language])).toHaveCount(1);
        await page.keyboard.press('Enter');
        await expect.poll(async () => meaningOf(await rulesOf(author))).toEqual(meaningOf(rules));
        expect(await author.steps()).toBe(1);
        await page.keyboard.press('Control+z');
        await expect.poll(() => author.steps()).toBe(0);
        await author.gap(GAP[language]).focus();
      }
    });

test('of what can be read in several ways none is taken before it is chosen', async ({ page }) => {
  const author = await openEmpty(page, 'attack', 'en');
  await page.keyboard.insertText('when spent lose x sanity x is 2 times your sanity at most 4');
  const options = author.sheet.getByRole('option');
  await expect(options).toHaveCount(2);
  const gap = author.gap(GAP.en);
  await expect(gap).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await author.said()).at(-1))
    .toBe('This can be read in 2 ways. Choose one with the arrow keys.');
  expect(await author.steps()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await expect(gap).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id'))!);
  await page.keyboard.press('ArrowDown');
  await expect(gap).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect.poll(() => author.steps()).toBe(1);
});

test('a text from elsewhere becomes the rules that are in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const author = await openEmpty(page, 'attack', 'en');
  const [first, , last] = TYPED_CARDS;
  await page.evaluate((text) => card.clip(text), `${first.texts.en.slice(0, -1)}\n${last.texts.en}`);
  await page.keyboard.press('Control+v');
  await expect(author.option(`${first.texts.en} ${last.texts.en}`)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => author.steps()).toBe(1);
  expect(meaningOf(await rulesOf(author))).toEqual([
    ...(meaningOf(first.rules) as unknown[]),
    ...(meaningOf(last.rules) as unknown[]),
  ]);
});

// Cards are made on the bench from their printed text alone, by typing and by pointing, in both languages.
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { makeCard, type WantedCard } from '../../support/author.ts';
import { givenCards, meaningOf, randomCards } from '../../support/author/printed-cards.ts';
import { printedFields, printedRules } from '../../support/author/printed.ts';
import { showCard } from '../../support/author/way.ts';
import { emptyCard } from '../../support/empty-card.ts';
import { fieldPlaceOf } from '../../support/fields/benches.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { commonestEffects } from '../../support/sentence/commonest.ts';
import { errorsOf } from '../../../shared/packs/sentence/bench.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { benchScene } from './scenes.ts';

const { bench, cards } = workplaceOf('ravingspire');
const fields = fieldPlaceOf('ravingspire').bench;

/** Cards drawn at random that are typed; the soak has more of them. */
const DRAWN = Number(process.env['AUTHORS'] ?? 4);

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const blankName = (place: number): string => `Blank no. ${place + 1}`;

/** Opens a page on which there are blank cards of the kinds of some cards. */
async function openBlanks(page: Page, tongue: Language, targets: readonly JsonObject[]): Promise<void> {
  const blanks = targets.map(({ kind }, i) => ({
    ...emptyCard(String(kind)),
    id: `blank-${i}`,
    name: blankName(i),
  }));
  const all = [...cards, ...(blanks as unknown as readonly Definition[])];
  await openBench(page, built, benchScene('blank-0', { tongue, cards: all }));
}

/** What an author of a card has before him. */
const wantedOf = (card: JsonObject, lang: Language): Omit<WantedCard, 'by'> => ({
  game: 'ravingspire',
  pack: 'base',
  kind: String(card.kind),
  name: String(card.name),
  lang,
  fields: printedFields(fields, card, lang),
  text: printedRules(bench, card, lang),
});

/** Makes a card of a blank one. @returns how many actions its rules took */
async function make(
  page: Page,
  card: JsonObject,
  place: number,
  { lang, by }: Pick<WantedCard, 'lang' | 'by'>,
): Promise<readonly number[]> {
  await showCard(page, blankName(place), lang);
  const { rules } = await makeCard(page, { ...wantedOf(card, lang), by });
  expect(meaningOf(await page.evaluate(() => globalThis.card.definition()))).toEqual(meaningOf(card));
  return rules;
}

for (const lang of LANGUAGES)
  for (const by of ['pointing', 'typing'] as const)
    test(`given cards are made by ${by} (${lang})`, async ({ page }) => {
      await openBlanks(page, lang, givenCards);
      for (const [i, card] of givenCards.entries()) await make(page, card, i, { lang, by });
      expect(await page.evaluate(() => violations)).toEqual([]);
    });

for (const lang of LANGUAGES)
  test(`random cards are made by typing (${lang})`, async ({ page }) => {
    const drawn = randomCards(`typed in ${lang}`, DRAWN);
    await openBlanks(page, lang, drawn);
    for (const [i, card] of drawn.entries()) await make(page, card, i, { lang, by: 'typing' });
  });

test('what is usual takes two actions by typing from its gap on, and two by pointing', async ({ page }) => {
  const usual = commonestEffects(6)
    .map(({ effect, kind, when }): JsonObject => ({ ...emptyCard(kind), rules: [{ when, do: [effect] }] }))
    // Some triggers need more than an effect.
    .filter((card) => errorsOf(bench, card).size === 0);
  await openBlanks(page, 'en', [...usual, ...usual]);
  for (const [i, card] of usual.entries()) {
    await showCard(page, blankName(i), 'en');
    await page.getByRole('region', { name: 'Rules' }).getByRole('combobox').focus();
    const { rules } = await makeCard(page, { ...wantedOf(card, 'en'), fields: {}, by: 'typing' });
    expect(rules).toEqual([2]);
    expect(await make(page, card, usual.length + i, { lang: 'en', by: 'pointing' })).toEqual([2]);
  }
});

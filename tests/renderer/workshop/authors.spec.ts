// Cards are made on the bench from their printed text alone, by typing and by pointing, in both languages.
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { errorsOf } from '../../../shared/packs/sentence/bench.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { makeCard, type WantedCard } from '../../support/author.ts';
import { givenCards, meaningOf, randomCards } from '../../support/author/printed-cards.ts';
import { printedFields, printedRules } from '../../support/author/printed.ts';
import { emptyCard } from '../../support/empty-card.ts';
import { fieldPlaceOf } from '../../support/fields/benches.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { commonestEffects } from '../../support/sentence/commonest.ts';
import { TWO_EFFECTS } from '../../support/sentence/two-effects.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { benchScene } from './scenes.ts';

const { bench } = workplaceOf('ravingspire');
const fields = fieldPlaceOf('ravingspire').bench;

/** Cards drawn at random in each language, that are typed; the soak has more of them. */
const DRAWN = Number(process.env['AUTHORS'] ?? 18);
/** The same that are pointed at: more of them are made without a page. */
const POINTED = 2;

let built: Built;
test.beforeAll(async () => {
  built = await buildBenchPage();
});

const open = (page: Page, tongue: Language): Promise<unknown> =>
  openBench(page, built, benchScene('ear-trumpet', { tongue }));

/** What an author of a card has before him. */
const wantedOf = (card: JsonObject, lang: Language): Omit<WantedCard, 'by'> => ({
  game: 'ravingspire',
  pack: 'The Drowned Choir',
  kind: String(card.kind),
  name: String(card.name),
  lang,
  fields: printedFields(fields, card, lang),
  text: printedRules(bench, card, lang),
});

const definition = (page: Page): Promise<JsonObject> =>
  page.evaluate(() => globalThis.card.definition()) as Promise<JsonObject>;

for (const lang of LANGUAGES)
  for (const by of ['pointing', 'typing'] as const)
    test(`cards are made by ${by} (${lang})`, async ({ page }) => {
      await open(page, lang);
      const drawn =
        by === 'typing' ? randomCards(`typed in ${lang}`, DRAWN) : randomCards('pointed', POINTED);
      for (const card of [...givenCards, ...drawn])
        await test.step(String(card.name), async () => {
          await makeCard(page, { ...wantedOf(card, lang), by });
          expect(meaningOf(await definition(page))).toEqual(meaningOf(card));
        });
      expect(await page.evaluate(() => violations)).toEqual([]);
    });

test('what is usual takes two actions by typing and by pointing, two sentences twelve by pointing', async ({
  page,
}) => {
  await open(page, 'en');
  const ruled = (kind: string, rule: JsonObject): JsonObject => ({ ...emptyCard(kind), rules: [rule] });
  /** Makes what a card says on an empty one. @returns how many actions each rule took */
  const count = async (card: JsonObject, by: WantedCard['by']): Promise<readonly number[]> => {
    const { rules } = await makeCard(page, { ...wantedOf(card, 'en'), fields: {}, by });
    const made = await definition(page);
    expect(meaningOf({ ...card, rules: made.rules ?? [] })).toEqual(meaningOf(card));
    return rules;
  };
  const usual = commonestEffects(4)
    .map(({ effect, kind, when }) => ruled(kind, { when, do: [effect] }))
    // Some triggers need more than an effect.
    .filter((card) => errorsOf(bench, card).size === 0);
  for (const card of usual) {
    expect(await count(card, 'typing')).toEqual([2]);
    expect(await count(card, 'pointing')).toEqual([2]);
  }
  const two = ruled('attack', TWO_EFFECTS);
  expect(await count(two, 'typing')).toEqual([2]);
  const [pointed] = await count(two, 'pointing');
  // The first of them leads from the name of the card to its rules.
  expect(pointed).toBeLessThanOrEqual(12);
});

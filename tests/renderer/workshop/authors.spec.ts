// Cards are made on the bench from their printed text alone, by typing and by pointing, in both languages.
import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { makeCard, type WantedCard } from '../../support/author.ts';
import { givenCards, meaningOf, randomCards } from '../../support/author/printed-cards.ts';
import { printedFields, printedRules } from '../../support/author/printed.ts';
import { fieldPlaceOf } from '../../support/fields/benches.ts';
import { test } from '../../support/kept-page.ts';
import type { Built } from '../../support/pages.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import { buildBenchPage, openBench } from './bench.ts';
import { benchScene } from './scenes.ts';

const { bench } = workplaceOf('ravingspire');
const fields = fieldPlaceOf('ravingspire').bench;

/** Cards drawn at random in each language, that are typed; the soak has more of them. */
const DRAWN = Number(process.env['AUTHORS'] ?? 10);
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

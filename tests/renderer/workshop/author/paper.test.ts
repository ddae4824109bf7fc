// The driver makes cards by pointing, on the sentences alone: what it finds is what the sheet would show, without a page.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import type { JsonObject } from '../../../../shared/packs/card-schema.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { madeOnPaper } from '../../../support/author/on-paper.ts';
import { PaperTouch } from '../../../support/author/paper-touch.ts';
import { NotMade, Pointing } from '../../../support/author/pointing.ts';
import { givenCards, meaningOf, randomCards } from '../../../support/author/printed-cards.ts';
import { printedRules } from '../../../support/author/printed.ts';
import { commonestEffects } from '../../../support/sentence/commonest.ts';
import { emptyCard } from '../../../support/empty-card.ts';
import { workplaceOf } from '../../../support/sentence/benches.ts';
import { TWO_EFFECTS } from '../../../support/sentence/two-effects.ts';

const { bench } = workplaceOf('ravingspire');

test.each(LANGUAGES)('given cards are made (%s)', async (language) => {
  for (const card of givenCards) {
    const { definition } = await madeOnPaper(card, language);
    expect(meaningOf(definition), String(card.id)).toEqual(meaningOf(card));
  }
});

/** Cards drawn at random for each language. */
const DRAWN = 20;

// One by one: the longest take as long as all others together.
describe.each(LANGUAGES)('random cards are made (%s)', (language) => {
  const drawn = randomCards('gate', DRAWN);
  test('as many as there are to be', () => expect(drawn).toHaveLength(DRAWN));

  test.each(drawn.map((card, n) => [n, card] as const))('%i', async (_n, card) => {
    const { definition } = await madeOnPaper(card, language);
    expect(meaningOf(definition)).toEqual(meaningOf(card));
  });
});

const ruled = (kind: string, rule: Json): JsonObject => ({ ...emptyCard(kind), rules: [rule] });

test.each(LANGUAGES)('the commonest effects of the base set take three actions (%s)', async (language) => {
  const counts: number[] = [];
  for (const { effect, kind, when } of commonestEffects(20)) {
    const card = ruled(kind, { when, do: [effect] });
    // What is never of any use alone, as the number of cards that were chosen before, is not printed.
    if (printedRules(bench, card, language).flat().includes('')) continue;
    counts.push(...(await madeOnPaper(card, language)).actions);
  }
  expect(counts.length).toBeGreaterThanOrEqual(18);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});

describe.each(LANGUAGES)('two effects with a condition (%s)', (language) => {
  const card = ruled('attack', TWO_EFFECTS);
  let made: Awaited<ReturnType<typeof madeOnPaper>>;
  beforeAll(async () => {
    made = await madeOnPaper(card, language);
  });

  test('are found', () => expect(meaningOf(made.definition)).toEqual(meaningOf(card)));

  test('take twelve actions', () => expect(made.actions[0]).toBeLessThanOrEqual(12));
});

test('a rule that makes no sense is not made, and leaves nothing behind', async () => {
  const card = emptyCard('attack');
  const touch = new PaperTouch(bench, card, 'en');
  await expect(new Pointing(touch).make('When played, bark.')).rejects.toThrow(NotMade);
  expect(meaningOf(touch.definition)).toEqual(meaningOf(card));
});

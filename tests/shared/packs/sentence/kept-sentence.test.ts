// What of a card's sentence is kept while its name is typed: as long as nothing of it would be different.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import type { Bench } from '../../../../shared/packs/sentence/bench.ts';
import { KeptSentence } from '../../../../shared/packs/sentence/kept-sentence.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { workplaceOf } from '../../../support/sentence/benches.ts';
import { emptyCard } from '../../../support/empty-card.ts';

const { bench, cards } = workplaceOf('ravingspire');

/** A bench at which some cards are called otherwise. */
const calling = (names: Readonly<Record<string, string>>): Bench => ({
  ...bench,
  names: (id, language) => names[id] ?? bench.names(id, language),
});
const withRules = (rules: Json): Json => ({ ...emptyCard('attack'), rules });

const HAMMER = 'base:bell-hammer';
const naming = withRules([{ when: 'played', do: [{ do: 'gain', cards: { from: ['ring'], id: HAMMER } }] }]);

describe('the sentence of a card', () => {
  test('is kept while its name and its story are typed', () => {
    const kept = new KeptSentence();
    const card = withRules([{ when: 'spent', do: [{ do: 'gain-sanity', amount: 1 }] }]);
    const first = kept.of(bench, card, 'en', []);
    expect(kept.of(bench, { ...(card as object), name: 'Other', story: 'Once.' }, 'en', [])).toBe(first);
  });

  test('is made again for another rule, another language and another draft', () => {
    const kept = new KeptSentence();
    const card = (amount: number): Json =>
      withRules([{ when: 'spent', do: [{ do: 'gain-sanity', amount }] }]);
    const draft = { anchor: '/rules/0/do/1', text: 'gain a lot' };
    const wanted = [
      [card(1), 'en', []],
      [card(2), 'en', []],
      [card(2), 'de', []],
      [card(2), 'de', [draft]],
      [card(2), 'de', [{ ...draft, text: 'gain all' }]],
    ] as const;
    for (const [written, language, drafts] of wanted) {
      const made = kept.of(bench, written, language, drafts);
      expect(made).toEqual(sentenceOf(bench, written, language, drafts));
    }
  });

  test('is made again when a card that it names is called otherwise', () => {
    const kept = new KeptSentence();
    for (const name of ['Bell Hammer', 'Gong'])
      expect(JSON.stringify(kept.of(calling({ [HAMMER]: name }), naming, 'en', []))).toContain(name);
  });

  test('is made again when a card that it asks for is another one, and not when that is called otherwise', () => {
    const arcana = workplaceOf('arcana');
    const among = (change: (card: Definition) => Definition | undefined): Bench => {
      const found = (id: string): Definition | undefined => {
        const card = arcana.bench.cards.card(id);
        return card && change(card);
      };
      return { ...arcana.bench, cards: { card: found } };
    };
    const none = among(() => undefined);
    let others = 0;
    for (const card of arcana.cards) {
      const kept = new KeptSentence();
      const first = kept.of(arcana.bench, card, 'en', []);
      const renamed = among((other) => ({ ...other, name: 'Other' }) as Definition);
      expect(kept.of(renamed, card, 'en', []), String(card.id)).toBe(first);
      const alone = kept.of(none, card, 'en', []);
      if (alone !== first) others++;
      expect(alone, String(card.id)).toEqual(sentenceOf(none, card, 'en'));
    }
    expect(others).toBeGreaterThan(0);
  });

  test('says nothing of a card’s own name but where the card is asked for by its id', () => {
    for (const card of cards) {
      const renamed = { ...(card as object), name: 'Entirely Other', story: 'Otherwise told.' };
      for (const language of LANGUAGES)
        expect(sentenceOf(bench, renamed, language), String(card.id)).toEqual(
          sentenceOf(bench, card, language),
        );
    }
  });
});

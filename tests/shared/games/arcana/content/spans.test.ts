// Every word of a card's text is known by the part of the card that it is made from, in both languages.
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Json } from '../../../../../shared/engine/json.ts';
import { cardWords } from '../../../../../shared/games/arcana/content/card-words.ts';
import { describeCard } from '../../../../../shared/games/arcana/content/describe.ts';
import { CardDefinition } from '../../../../../shared/games/arcana/content/schema.ts';
import type { Schema } from '../../../../../shared/packs/card-schema.ts';
import { VALIDATOR_OPTIONS } from '../../../../../shared/packs/schema.ts';
import type { SpannedText } from '../../../../../shared/packs/spans.ts';
import { phraseText, toText } from '../../../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { edits } from '../../../../support/one-edit.ts';
import { everySpan, loose, strays } from '../../../../support/spans.ts';
import { loaded } from '../packs.ts';

const names = (id: string): string => id;
const fits = new Ajv(VALIDATOR_OPTIONS).compile(CardDefinition);
const lookup = { card: (id: string) => loaded.cards[id]?.definition };
const CARDS = Object.entries(loaded.cards).map(
  ([id, { definition }]) => [id, JSON.parse(JSON.stringify(definition)) as CardDefinition] as const,
);
const spanned = (card: CardDefinition, lang: Language): SpannedText =>
  cardWords.text(card, lang, names, lookup);

test.each(LANGUAGES)('%s: the text is the same with marks and without, and every word has some', (lang) => {
  for (const [id, card] of CARDS) {
    const text = spanned(card, lang);
    expect(toText(text.clauses), id).toBe(toText(describeCard(card, lang, lookup, names)));
    expect(loose(text), id).toEqual([]);
  }
});

test('an effect and its amount', () => {
  const card = {
    id: 'x',
    name: 'X',
    kind: 'suit',
    effects: [{ do: 'heal', amount: { amount: 'times', of: { amount: 'result' }, by: 2 } }],
  };
  const shown = everySpan(spanned(card as unknown as CardDefinition, 'en').spans).map(
    ({ at, role, pieces }) => `${at} ${role}: ${pieces.map((piece) => phraseText(piece).trim()).join(' | ')}`,
  );
  expect(shown).toEqual([
    '/effects/0 clause: Heal one adventurer by X (X is 2 times the rank, with what a Gift adds)',
    '/effects/0/do verb: Heal one adventurer by',
    '/effects/0/amount amount: X (X is 2 times the rank, with what a Gift adds)',
    '/effects/0/amount/by amount: 2',
    '/effects/0/amount/amount verb: times',
    '/effects/0/amount/of amount: the rank, with what a Gift adds',
    '/effects/0/amount/of/amount verb: the rank, with what a Gift adds',
  ]);
});

test.each(LANGUAGES)(
  '%s: a text that depends on a field has words for it, and only its part changes',
  (lang) => {
    let tried = 0;
    const suits = CARDS.filter(([, { kind }]) => kind === 'suit');
    const found = suits.flatMap(([, card]) => {
      const before = spanned(card, lang);
      return [...edits(card as unknown as Json, CardDefinition as unknown as Schema, 'effects')].flatMap(
        (edited) => {
          const after = edited.card() as unknown as CardDefinition;
          if (!fits(after)) return [];
          tried++;
          return strays(before, edited, spanned(after, lang));
        },
      );
    });
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(15);
  },
);

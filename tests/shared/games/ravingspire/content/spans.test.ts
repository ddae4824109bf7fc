// Every word of a card's text is known by the part of the card that it is made from, in both languages.
import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../../shared/engine/json.ts';
import { cardWords } from '../../../../../shared/games/ravingspire/content/card-words.ts';
import { describeCard, toText } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import type { Schema } from '../../../../../shared/packs/card-schema.ts';
import type { Span, SpannedText } from '../../../../../shared/packs/spans.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { LONG } from '../../../../support/long.ts';
import { edits } from '../../../../support/one-edit.ts';
import { everySpan, loose, strays } from '../../../../support/spans.ts';
import { cardOf, cardThatStands } from '../../../../support/true-texts/check.ts';
import { Forms, spread } from '../../../../support/true-texts/forms.ts';
import { BASE, baseCard } from './cards.ts';
import { validateCard } from './validate.ts';

const names = (id: string): string => id;
const nothing = { card: () => undefined };
const anything = { card: () => ({ id: 'tool', kind: 'starter' }) };
const spanned = (card: CardDefinition, lang: Language): SpannedText =>
  cardWords.text(card, lang, names, nothing);

/** A span in a line: its pointer, role and pieces, and its ghosts. */
const line = ({ at, role, pieces, ghosts }: Span): string =>
  [
    `${at} ${role}: ${pieces.map((piece) => `[${phraseText(piece).trim()}]`).join(' … ')}`,
    ...ghosts.map((ghost) => `${ghost.at.slice(at.length + 1)}=${JSON.stringify(ghost.value) ?? ''}`),
  ].join(' ~ ');

const CARDS = [
  ...BASE.values(),
  ...spread([...new Forms().effects()], 600).map(cardOf),
  ...spread([...new Forms().standing()], 200).map((rule) => cardThatStands(rule).definition),
]
  .filter((card) => validateCard(card).length === 0)
  // Each part is an object of its own, as in what has been parsed.
  .map((card) => JSON.parse(JSON.stringify(card)) as CardDefinition);

test.each(LANGUAGES)('%s: the text is the same with marks and without, and every word has some', (lang) => {
  for (const card of CARDS) {
    const text = spanned(card, lang);
    expect(toText(text.clauses)).toBe(toText(describeCard(card, lang, names)));
    expect(loose(text), card.id).toEqual([]);
  }
});

describe('cards of the base set', () => {
  const show = (card: string, lang: Language): string[] =>
    everySpan(spanned(baseCard(card), lang).spans).map(line);

  test('an effect in two pieces', () => {
    expect(show('mercy-stroke', 'de')).toEqual([
      '/rules/0 rule: [Beim Einsatz: Gewinne 1 Verstand zurück] ~ if=',
      '/rules/0/when trigger: [Beim Einsatz:]',
      '/rules/0/do/0 clause: [Gewinne 1 Verstand zurück] ~ who="you"',
      '/rules/0/do/0/do verb: [Gewinne] … [Verstand zurück]',
      '/rules/0/do/0/amount amount: [1]',
    ]);
  });

  test('an effect with a price, whose verb comes after its nouns', () => {
    const shown = show('her-ladyships-second-best-poisoner', 'de');
    expect(shown.slice(2, 9)).toEqual([
      expect.stringContaining('/rules/0/do/0 clause: [Du darfst'),
      '/rules/0/do/0/do verb: [Du darfst] … [; wenn du das tust:]',
      '/rules/0/do/0/price/0 clause: [eine Karte mit Wert 2 oder weniger ablegen] ~ who="you"',
      expect.stringContaining('/rules/0/do/0/price/0/cards cards: [eine Karte mit Wert 2 oder weniger]'),
      '/rules/0/do/0/price/0/cards/count amount: [eine Karte]',
      '/rules/0/do/0/price/0/cards/kind choice: [Karte]',
      '/rules/0/do/0/price/0/cards/power choice: [mit Wert 2 oder weniger] ~ min=',
    ]);
    expect(shown).toContain('/rules/0/do/0/price/0/do verb: [ablegen]');
    expect(shown).toContain('/rules/0/do/0/then/1 joint: [, dann]');
  });

  test('an amount that is explained after its sentence', () => {
    const shown = show('gorehound-master', 'en');
    const amount = '/rules/0/do/0/change/amount';
    expect(shown).toContain(
      `${amount} amount: [X] … [(X is 2 times the number of weapons and attack cards in slots, at most 4)]`,
    );
    expect(shown).toContain(`${amount}/at amount: [4]`);
    expect(shown).toContain(`${amount}/of/by amount: [2]`);
    expect(shown).toContain('/rules/0/do/0/change/cards cards: [this]');
  });

  test('what is not printed since it never happens is a ghost', () => {
    const rules = [
      { when: 'turn-start', do: [{ do: 'redraw-foe' }, { do: 'draw', cards: 1 }] },
      { when: 'foe-drawn', do: [{ do: 'add-loot', amount: 1 }] },
    ];
    const weapon = { id: 'x', name: 'X', kind: 'weapon', power: 1, as: ['fight'], cost: { fight: 1 }, rules };
    const { spans, ghosts } = spanned(weapon as unknown as CardDefinition, 'en');
    expect(spans.map(({ ghosts: own }) => own.map(({ at }) => at))).toEqual([
      ['/rules/0/if', '/rules/0/do/0'],
    ]);
    expect(ghosts.map(({ at }) => at)).toEqual(['/rules/1']);
  });
});

/** One edit in this many is tried; the soak tries more. */
const STEP = LONG ? 6 : 30;

test.each(LANGUAGES)(
  '%s: a text that depends on a field has words for it, and only its part changes',
  (lang) => {
    let seen = 0;
    let tried = 0;
    const found = CARDS.flatMap((card) => {
      if (inspect(card, anything).length > 0) return [];
      const before = spanned(card, lang);
      return [...edits(card as unknown as Json, CardDefinition as unknown as Schema, 'rules')].flatMap(
        (edited) => {
          if (seen++ % STEP > 0) return [];
          const after = edited.card() as unknown as CardDefinition;
          if (validateCard(after).length > 0 || inspect(after, anything).length > 0) return [];
          tried++;
          return strays(before, edited, spanned(after, lang));
        },
      );
    });
    expect(found.slice(0, 20)).toEqual([]);
    expect(tried).toBeGreaterThan(60_000 / STEP);
  },
);

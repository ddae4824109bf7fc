import { describe, expect, test } from 'vitest';
import { describeCard } from '../../../../../shared/games/arcana/content/describe.ts';
import { language } from '../../../../../shared/games/arcana/content/language.ts';
import type { CardDefinition } from '../../../../../shared/games/arcana/content/schema.ts';
import { de } from '../../../../../shared/games/arcana/text/de/cards.ts';
import { en } from '../../../../../shared/games/arcana/text/en/cards.ts';
import { TERMS, WORDS } from '../../../../../shared/games/arcana/content/words.ts';
import { toText, type Clause } from '../../../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { load, loaded, packOf } from '../packs.ts';

/** What a text looks like when a placeholder, a selector or a space has gone wrong. */
const BROKEN = /[{}]|undefined|NaN|\s\s|\s[.,:;]|^\s|\s$|\.\.|,,|arcana/;

/** The text of a card of some loaded packs. */
function said(id: string, lang: Language, { cards, texts } = loaded): Clause[] {
  const lookup = { card: (other: string) => cards[other]?.definition };
  const names = (other: string): string =>
    texts[lang]?.[other]?.name ?? String(cards[other]?.definition['name']);
  return describeCard(cards[id].definition as unknown as CardDefinition, lang, lookup, names);
}

test.each(Object.keys(loaded.cards))('%s says what it does', (id) => {
  for (const lang of LANGUAGES) {
    const text = toText(said(id, lang));
    expect(text).toMatch(/^\p{Lu}.*[.]$/u);
    expect(text).not.toMatch(BROKEN);
  }
});

test.each([
  [
    'wands',
    'Deal X damage to the foe (X is the rank, with what a Gift adds).',
    'Füge dem Feind X Schaden zu (X ist der Rang mit dem, was eine Gabe dazugibt).',
  ],
  ['s7', 'Deal 7 damage to the foe.', 'Füge dem Feind 7 Schaden zu.'],
  ['c3', 'Heal one adventurer by 3.', 'Heile einen Abenteurer um 3.'],
  [
    'p1',
    'Draw a card and give it unseen to any adventurer.',
    'Ziehe eine Karte und gib sie, ungesehen, jemandem deiner Wahl.',
  ],
  [
    'm6',
    'Pentacles, Wands, Cups or Swords dispel its wards.',
    'Münzen, Stäbe, Kelche oder Schwerter brechen die Siegel dieses Feindes.',
  ],
  ['m18', 'Swords dispel its wards.', 'Schwerter brechen die Siegel dieses Feindes.'],
  [
    'celestial',
    'Wands or Cups dispel the wards of such a foe.',
    'Stäbe oder Kelche brechen die Siegel eines solchen Feindes.',
  ],
  [
    'devout',
    'Each card of Cups that you play counts 1 more. Your healing with Cups may go beyond 20 health.',
    'Jede Karte der Kelche, die du spielst, zählt 1 mehr. Mit einer Karte der Kelche darfst du über 20 Leben hinaus heilen.',
  ],
  [
    'kns',
    'Rogue: After a card of Swords you may play another card of Swords at once, once a turn. Tactician: Each card of Swords that you play counts 1 more.',
    'Schurke: Nach einer Karte der Schwerter darfst du sofort noch eine Karte der Schwerter spielen, einmal je Zug. Taktik: Jede Karte der Schwerter, die du spielst, zählt 1 mehr.',
  ],
  [
    'm0',
    'When drawn, this is shown and never taken in hand. The discard pile is shuffled into the deck, and the draw is made again. Then this is shuffled back in.',
    'Wird diese Karte gezogen, so wird sie gezeigt und kommt nie auf eine Hand. Der Ablagestapel wird in den Stapel gemischt und noch einmal gezogen. Danach wird diese Karte wieder eingemischt.',
  ],
  ['position-5', 'Here the treasure of floor 5 is read.', 'Hier wird der Schatz aus Stockwerk 5 gedeutet.'],
])('%s reads like a card', (name, english, german) => {
  expect(toText(said(`arcana:${name}`, 'en'))).toBe(english);
  expect(toText(said(`arcana:${name}`, 'de'))).toBe(german);
});

test('the tower tells how many foes it has, and a line for each of its tables', () => {
  const lines = said('arcana:tower', 'en').map((clause) => toText([clause]));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('Of its 21 foes, 5 stand in the way.');
  expect(lines[1]).toBe('Standard, from the bottom: health 10, 15, 20, 25, 30; wards 1, 2, 3, 4, 5.');
});

test('what is mentioned leads to the card or to the rule', () => {
  const [weak] = said('arcana:m18', 'en');
  expect(weak.tokens).toContainEqual({ card: 'arcana:swords', text: 'Swords' });
  expect(weak.tokens).toContainEqual({ term: 'wards', rule: 'AR-FOE-2' });
});

test('a card says what it can where others are missing', () => {
  const nothing = { card: () => undefined };
  const { definition } = loaded.cards['arcana:m18'];
  const clauses = describeCard(definition as unknown as CardDefinition, 'en', nothing, () => '?');
  expect(toText(clauses)).toBe('');
});

describe('each word of the card language', () => {
  const effects = [
    ...[...language.verbs.values()].map(({ name, example }) => [name, example] as const),
    ...[...language.amounts.values()].map(
      ({ name, example }) => [`amount ${name}`, { do: 'damage', amount: example }] as const,
    ),
  ];

  test.each(effects)('%s', (_name, effect) => {
    const suit = { id: 'x', name: 'Bells', kind: 'suit', effects: [effect] };
    const mine = load(packOf(suit, { id: 'y', name: 'Five', kind: 'pip', suit: 'mine:x', rank: 5 }));
    expect(mine.problems).toEqual([]);
    for (const lang of LANGUAGES) {
      for (const id of ['mine:x', 'mine:y']) {
        const text = toText(said(id, lang, mine));
        expect(text).toMatch(/^\p{Lu}.*[.]$/u);
        expect(text).not.toMatch(BROKEN);
      }
      // A pip says its own number.
      expect(toText(said('mine:y', lang, mine))).not.toContain('Gift');
    }
  });
});

test.each([
  [3, 'Deal 3 damage to the foe, at any rank.', 'Füge dem Feind 3 Schaden zu, bei jedem Rang.'],
  [{ amount: 'result' }, 'Deal 5 damage to the foe.', 'Füge dem Feind 5 Schaden zu.'],
  [
    { amount: 'sum', of: [{ amount: 'result' }, 5] },
    'Deal X damage to the foe (X is rank 5 plus 5).',
    'Füge dem Feind X Schaden zu (X ist Rang 5 plus 5).',
  ],
])('a pip of rank 5 tells its rank from other numbers: %o', (amount, english, german) => {
  const suit = { id: 'x', name: 'Bells', kind: 'suit', effects: [{ do: 'damage', amount }] };
  const mine = load(packOf(suit, { id: 'y', name: 'Five', kind: 'pip', suit: 'mine:x', rank: 5 }));
  expect(toText(said('mine:y', 'en', mine))).toBe(english);
  expect(toText(said('mine:y', 'de', mine))).toBe(german);
});

test('both languages have the same messages, which can be read and name the same values', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  const phrases =
    'amount card cap count effect first foes name place points rank second suit suits text wards floors';
  const values = {
    ...Object.fromEntries(phrases.split(' ').map((name) => [name, [{ text: `<${name}>` }]])),
    form: 'do',
    difficulty: 'grim',
    n: 2,
  };
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    if (key.startsWith('problem.')) continue;
    const used = (lang: Language) =>
      [...WORDS[lang].say(key, values)]
        .flatMap((token) => ('text' in token ? (token.text.toLowerCase().match(/<[a-z]+>/g) ?? []) : []))
        .toSorted();
    expect([...new Set(used('de'))], key).toEqual([...new Set(used('en'))]);
  }
  expect(Object.values(TERMS).every((rule) => /^AR-/.test(rule))).toBe(true);
});

test('the bonus of a Scholar counts on both cards of a Mage’s pair, and only there', () => {
  const both = 'Of a pair, both cards count 1 more.';
  expect(toText(said('arcana:pgw', 'en'))).toContain(both);
  for (const court of ['arcana:pgc', 'arcana:qw', 'arcana:knw'])
    expect(toText(said(court, 'en'))).not.toContain(both);
});

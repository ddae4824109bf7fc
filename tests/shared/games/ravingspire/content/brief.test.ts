import { describe, expect, test } from 'vitest';
import {
  BRIEF_LETTERS,
  briefCard,
  briefRows,
  ROW_LETTERS,
} from '../../../../../shared/games/ravingspire/content/brief.ts';
import { inShapes, lettersOf } from '../../../../../shared/games/ravingspire/content/brief-tokens.ts';
import { briefWords } from '../../../../../shared/games/ravingspire/content/brief-words.ts';
import { language } from '../../../../../shared/games/ravingspire/content/language.ts';
import { rulesOn } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { CHANGES } from '../../../../../shared/games/ravingspire/content/modifiers.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { STANDING_NAMES } from '../../../../../shared/games/ravingspire/content/standings.ts';
import { TRIGGER_NAMES } from '../../../../../shared/games/ravingspire/content/triggers.ts';
import { WHO } from '../../../../../shared/games/ravingspire/content/seats.ts';
import { de, symbols as deSymbols } from '../../../../../shared/games/ravingspire/text/de/brief.ts';
import { en, symbols } from '../../../../../shared/games/ravingspire/text/en/brief.ts';
import { MESSAGES } from '../../../../../shared/games/ravingspire/content/words.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { SYMBOLS } from '../../../../../shared/games/ravingspire/present/symbols.ts';
import { phraseText, type Phrase } from '../../../../../shared/words/tokens.ts';
import { BASE, baseCard, withEffects } from './cards.ts';
import { valuesFor } from './validate.ts';

const names = (id: string) => id;

/** A phrase with its symbols in braces: "{sanity}−1". */
const shown = (phrase: Phrase): string =>
  phrase
    .map((token) => {
      if (!('symbol' in token)) return phraseText([token]);
      return `{${token.symbol}${token.value === undefined ? '' : ` ${token.value}`}}`;
    })
    .join('');
const brief = (card: CardDefinition, lang: Language = 'en'): string => shown(briefCard(card, lang, names));

/** What a brief text looks like when something has gone wrong, and what the bundled fonts cannot write. */
const BROKEN = /undefined|NaN|\s\s|\s[.,:;)]|^[\s,:]|[\s,:(/]$|,,|[^\p{L}\p{N} {}.,:;()/&=+−–×½·’-]/u;

/** A brief text that fits, reads well, and has only symbols that can be drawn. */
function checkBrief(phrase: Phrase): void {
  expect(phrase).not.toEqual([]);
  expect(lettersOf(phrase), shown(phrase)).toBeLessThanOrEqual(BRIEF_LETTERS);
  expect(shown(phrase)).not.toMatch(BROKEN);
  for (const token of phrase) if ('symbol' in token) expect(Object.keys(SYMBOLS)).toContain(token.symbol);
}

const RULED = [...BASE.values()].filter(({ rules, hero, cost }) =>
  [rules, hero, cost?.rolled].some((part) => part !== undefined),
);

describe('cards of the base set in brief', () => {
  test.each(RULED.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    for (const lang of LANGUAGES) {
      checkBrief(briefCard(card, lang, (id) => BASE.get(id.replace('base:', ''))?.name ?? id));
      for (const { row, tokens } of briefRows(card, lang, names)) {
        expect(row).toMatch(/^[1-6](–[1-6])?$/);
        expect(lettersOf(tokens)).toBeLessThanOrEqual(ROW_LETTERS);
        expect(shown(tokens)).not.toMatch(BROKEN);
      }
    }
  });

  test('few of them have to be shortened', () => {
    const short = RULED.filter((card) => brief(card).endsWith('{more}'));
    expect(RULED.length).toBeGreaterThan(200);
    expect(short.length).toBeLessThanOrEqual(RULED.length / 5);
  });

  test('cards without rules have none', () => {
    // Its stages are drawn as prices.
    expect(briefCard(baseCard('the-three-sisters'), 'en', names)).toEqual([]);
    expect(briefCard(baseCard('oathstone'), 'en', names)).toEqual([]);
    expect(briefRows(baseCard('oathstone'), 'en', names)).toEqual([]);
  });

  test.each([
    ['expert-feint', '{draw}+1', '{draw}+1'],
    [
      'meteor-sword',
      '{sanity}−1 · Vs. enemies: may {sanity}−1: power = 12',
      '{sanity}−1 · Gegen Feinde: darfst {sanity}−1: Wert = 12',
    ],
    ['armory', 'Instead: discard, double weapon/armor', 'Stattdessen ablegen: Waffe/Rüstung doppelt'],
    ['mind-warp', 'All heroes: {sanity}−1', 'Alle Helden: {sanity}−1'],
    [
      'trapped-chest',
      '{die} 1–3 {sanity}−2 · 4–6 {loot}+1 · {reshuffle}',
      '{die} 1–3 {sanity}−2 · 4–6 {loot}+1 · {reshuffle}',
    ],
    [
      'parting-gift',
      'Discarded: others here: {sanity}−1. {draw}+1',
      'Abgelegt: andere hier: {sanity}−1. {draw}+1',
    ],
    [
      'garsome-cinderheart',
      'Each turn {fight 1}/{skill 1} · Weapons/armor cost −1',
      'Jeden Zug {fight 1}/{skill 1} · Waffen/Rüstungen: Kosten −1',
    ],
  ])('%s', (id, english, german) => {
    expect(brief(baseCard(id))).toBe(english);
    expect(brief(baseCard(id), 'de')).toBe(german);
  });
});

describe('every word of the card language in brief', () => {
  /** What does nothing where it is, is not said. */
  const check = (card: CardDefinition): void => {
    const silent = rulesOn(card).length === 0;
    for (const lang of LANGUAGES) {
      const said = briefCard(card, lang, names);
      if (silent) expect(said).toEqual([]);
      else checkBrief(said);
    }
  };
  /** What words that look back lean on. */
  const BEFORE = [{ do: 'pick', cards: { from: ['hand'] } }];

  test.each([...language.verbs.values()].map((verb) => [verb.name, verb] as const))('%s', (_name, verb) => {
    check(withEffects([verb.example]));
    check(withEffects([{ do: 'may', then: [verb.example] }]));
    if ('who' in verb.schema.properties)
      for (const who of WHO) check(withEffects([{ ...verb.example, who }]));
  });

  test.each([...language.amounts.values()].map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
    check(withEffects([{ do: 'draw', cards: kind.example }]));
    check(withEffects([...BEFORE, { do: 'draw', cards: kind.example }]));
  });

  test.each([...language.conditions.values()].map((kind) => [kind.name, kind] as const))(
    '%s',
    (_name, kind) => {
      for (const condition of [kind.example, { is: 'not', of: kind.example }]) {
        check(withEffects([...BEFORE, { do: 'if', if: condition, then: [{ do: 'draw', cards: 1 }] }]));
      }
    },
  );

  test.each(CHANGES.map((kind) => [kind.name, kind] as const))('%s', (_name, { example, schema }) => {
    const touching =
      'cards' in schema.properties ? [{ cards: 'this' }, { cards: { kind: ['relic'] } }, {}] : [{}];
    for (const cards of touching) {
      const change = { ...example, ...cards };
      check(withEffects([{ do: 'until', ends: 'turn', change }]));
      for (const at of STANDING_NAMES) check({ ...baseCard('oathstone'), rules: [{ while: at, change }] });
    }
  });

  test.each(TRIGGER_NAMES)('%s', (when) => {
    check({ ...baseCard('oathstone'), rules: [{ when, by: 'banish', do: [{ do: 'draw', cards: 1 }] }] });
  });

  test('has a message in both languages that can be said, and none that says nothing', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(Object.keys(deSymbols)).toEqual(Object.keys(symbols));
    for (const key of Object.keys(en)) {
      expect(Object.keys(MESSAGES.en)).toContain(key);
      for (const lang of LANGUAGES) {
        for (const style of ['words', 'icons', 'bare'] as const)
          briefWords(lang, style).say(key, valuesFor());
      }
    }
  });
});

test.each([
  ['battle', 'Look at top 3 of deck', '3 oben auf Stapel ansehen'],
  ['encounter', 'Look at top 3 of encounter deck', '3 oben auf Begegnungsstapel ansehen'],
  ['tower', 'Look at top 3 of tower deck', '3 oben auf Turmstapel ansehen'],
])('a %s deck is called what it is, though a symbol has the name of its word', (deck, english, german) => {
  const card = withEffects([{ do: 'look', cards: 3, deck }]);
  expect(brief(card)).toBe(english);
  expect(brief(card, 'de')).toBe(german);
});

describe('a brief text that is too long', () => {
  const lose = { do: 'lose-sanity', amount: 1 };
  const take = (kind: string[], from: string[]) => ({ do: 'retrieve', cards: { from, kind } });

  test('gets symbols for its nouns', () => {
    const roomy = withEffects([take(['weapon', 'armor', 'object'], ['discard'])]);
    expect(brief(roomy)).toBe('Weapon/armor/object from discards to hand');
    const tight = withEffects([
      take(['weapon', 'armor', 'object'], ['discard']),
      { ...lose, who: 'here' },
      lose,
      lose,
    ]);
    expect(brief(tight)).toBe(
      '{weapon}/{armor}/{object} from discards to hand, all here: {sanity}−1. {sanity}−1, {sanity}−1',
    );
  });

  test('then leaves out where cards come from and what X is', () => {
    const card = withEffects([
      take(
        ['weapon', 'armor', 'object', 'relic', 'dungeon', 'attack'],
        ['discard', 'played', 'spent', 'deck'],
      ),
      lose,
    ]);
    expect(brief(card)).toBe(
      '{weapon}/{armor}/{object}/{relic}/{dungeon}/{attack} to hand, {sanity}−1 {more}',
    );
  });

  test('then leaves out effects, from the end', () => {
    const card = withEffects([lose, { ...lose, who: 'here' }, ...Array.from({ length: 8 }, () => lose)]);
    expect(brief(card)).toBe(
      `{sanity}−1, all here: {sanity}−1. {sanity}−1${', {sanity}−1'.repeat(5)} {more}`,
    );
  });

  test('at last cuts the first effect, rather between its options', () => {
    const gain = { do: 'gain', cards: { from: ['ring'], not: ['adversary'], power: { max: 4 } } };
    const card = withEffects([
      { do: 'choose', of: [[gain], [{ ...gain, cards: { ...gain.cards, power: { min: 3 } } }]] },
    ]);
    expect(brief(card)).toBe('Either gain a card of 0–4 (no adversaries) {more}');
    const long = (id: string) => 'An Unreasonably Long Name For A Card '.repeat(3) + id;
    const named = withEffects([{ do: 'retrieve', cards: { from: ['discard'], id: 'base:blade' } }]);
    expect(shown(briefCard(named, 'en', long))).toBe(
      'An Unreasonably Long Name For A Card An Unreasonably Long {more}',
    );
  });
});

describe('rows of a table', () => {
  const rows = (card: CardDefinition) =>
    briefRows(card, 'en', names).map(({ row, tokens }) => `${row} ${shown(tokens)}`);

  test('take in what stands before and behind the table', () => {
    expect(rows(baseCard('trapped-chest'))).toEqual([
      '1–3 {sanity}−2 {reshuffle}',
      '4–6 {loot}+1 {reshuffle}',
    ]);
  });

  test('are only for cards that do nothing else, and say it in few letters', () => {
    expect(rows(baseCard('the-lost-procession'))).toEqual([]);
    expect(rows(baseCard('meteor-sword'))).toEqual([]);
    const wordy = (who: string) =>
      withEffects([{ do: 'table', rows: [{ on: '1-3', then: [{ do: 'lose-sanity', amount: 1, who }] }] }]);
    expect(rows(wordy('here'))).toEqual(['1–3 all here: {sanity}−1']);
    expect(rows(wordy('every'))).toEqual([]);
  });

  test('are at most four', () => {
    const table = (count: number) =>
      withEffects([
        {
          do: 'table',
          rows: Array.from({ length: count }, (_, i) => ({
            on: String(i + 1),
            then: [{ do: 'draw', cards: i + 1 }],
          })),
        },
      ]);
    expect(rows(table(4))).toHaveLength(4);
    expect(rows(table(5))).toEqual([]);
  });
});

test('numbers go into the shapes that follow them, with their signs', () => {
  const fight = { symbol: 'fight', text: 'fight' };
  const skill = { symbol: 'skill', text: 'skill' };
  const sanity = { symbol: 'sanity', text: 'sanity' };
  const space = { text: ' ' };
  const set = (phrase: Phrase) => shown(inShapes(phrase));
  expect(set([{ text: 'costs +' }, { number: 2 }, space, fight, { text: ' more' }])).toBe(
    'costs {fight +2} more',
  );
  expect(set([{ number: 1 }, space, fight, { text: '/' }, skill])).toBe('{fight 1}/{skill 1}');
  expect(set([fight, { text: '/' }, skill])).toBe('{fight}/{skill}');
  expect(set([{ number: 2 }, space, sanity])).toBe('2 {sanity}');
  expect(phraseText(inShapes([{ number: 2 }, space, fight]))).toBe('2 fight');
});

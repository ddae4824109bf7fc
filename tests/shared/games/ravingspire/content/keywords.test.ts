// Words for rules (LANG-60, LANG-61): a card with one is what it would be with the rules themselves.
import { describe, expect, test } from 'vitest';
import { lookupIn } from '../../../../../shared/packs/content.ts';
import { briefCard } from '../../../../../shared/games/ravingspire/content/brief.ts';
import {
  describeAbilities,
  describeCard,
  describePrinted,
  toText,
} from '../../../../../shared/games/ravingspire/content/describe.ts';
import { inspect } from '../../../../../shared/games/ravingspire/content/inspect.ts';
import { withKeywords } from '../../../../../shared/games/ravingspire/content/keywords.ts';
import type { CardDefinition, Rule } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { passagesOf } from '../../../../../shared/words/passages.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { BASE } from './cards.ts';

const N = { amount: 'parameter' };
const draw = { do: 'draw', cards: N } as const;
const named = (card: string, n?: number): Rule =>
  ({
    while: 'always',
    change: { mod: 'keyword', card: `toy:${card}`, ...(n !== undefined && { n }) },
  }) as unknown as Rule;
const keyword = (id: string, ...rules: object[]): object => ({ id, name: id, kind: 'keyword', rules });
const attack = (...rules: unknown[]): CardDefinition =>
  ({
    id: 'x',
    name: 'X',
    kind: 'attack',
    power: 1,
    as: ['skill'],
    cost: { skill: 1 },
    rules,
  }) as CardDefinition;

const WORDS = {
  'toy:rich': keyword('rich', { when: 'played', do: [draw] }),
  'toy:quick': keyword('quick', { when: 'gained', do: [{ do: 'draw', cards: 1 }] }),
  'toy:two': keyword(
    'two',
    { when: 'played', do: [draw] },
    { while: 'slotted', change: { mod: 'hand', amount: N } },
  ),
  'toy:nested': keyword('nested', named('quick')),
  'toy:x': attack(),
};
const cards = lookupIn(WORDS as never);
const problems = (card: CardDefinition): string[] =>
  inspect(card, cards).map(({ code, pointer, severity = 'error' }) =>
    [code, pointer, ...(severity === 'error' ? [] : [severity])].join(' '),
  );
const names = (id: string): string => id.replace(/^.*:/, '').replace(/^./, (letter) => letter.toUpperCase());

describe('a card with keywords', () => {
  const own = { when: 'gained', do: [{ do: 'draw', cards: 3 }] };

  test('has their rules in their place, with its number', () => {
    expect(withKeywords(attack(named('two', 2), own, named('quick')), cards).rules).toEqual([
      { when: 'played', do: [{ do: 'draw', cards: 2 }] },
      { while: 'slotted', change: { mod: 'hand', amount: 2 } },
      own,
      { when: 'gained', do: [{ do: 'draw', cards: 1 }] },
    ]);
  });

  test('has them in abilities too', () => {
    const hero = structuredClone(BASE.get('crimson-reaver')!) as { hero: { abilities: { rules: Rule[] }[] } };
    hero.hero.abilities[1].rules = [named('quick')];
    const whole = withKeywords(hero as unknown as CardDefinition, cards);
    expect(whole.hero?.abilities[1].rules).toEqual([{ when: 'gained', do: [{ do: 'draw', cards: 1 }] }]);
    const said = describeAbilities(hero as unknown as CardDefinition, 'en', names, { cards })[1];
    expect(toText(said)).toBe('Quick (When gained, draw a card.)');
  });

  test('is the same object without any', () => {
    const plain = attack(own);
    expect(withKeywords(plain, cards)).toBe(plain);
  });

  test('names each with a reminder where its keywords are known, and without one elsewhere', () => {
    const card = attack(named('two', 2), own);
    const rest = 'When gained, draw 3 cards.';
    expect(toText(describeCard(card, 'en', names))).toBe(`Two 2. ${rest}`);
    expect(toText(describeCard(card, 'en', names, { cards }))).toBe(
      `Two 2 (When played, draw 2 cards. While slotted, draw 2 extra cards every hand.) ${rest}`,
    );
    expect(phraseText(briefCard(card, 'en', names))).toMatch(/^Two 2 · /);
  });

  test('says them first, in one passage with their reminder, where it is drawn', () => {
    const drawn = passagesOf(describePrinted(attack(named('two', 2), own), 'en', names, cards));
    expect(drawn.map(({ lead, clauses }) => [phraseText(lead), toText(clauses)])).toEqual([
      ['Two 2', ' (When played, draw 2 cards. While slotted, draw 2 extra cards every hand.)'],
      ['When gained, ', 'draw 3 cards.'],
    ]);
  });

  test.each(LANGUAGES)('is reminded of what the rules themselves would say, in %s', (language) => {
    for (const [id, card] of BASE) {
      if (
        card.hero !== undefined ||
        card.kind === 'keyword' ||
        (card.rules ?? []).length === 0 ||
        card.stages ||
        card.cost?.rolled
      )
        continue;
      const lookup = lookupIn({ [`toy:${id}`]: { ...card, kind: 'keyword' } } as never);
      const said = describeCard({ ...card, rules: [named(id)] }, language, names, { cards: lookup });
      const itself = toText(describeCard(card, language, names));
      expect(
        toText(said)
          .replace(/^[^(]*\(/, '')
          .replace(/\)$/, ''),
      ).toBe(itself);
    }
  });
});

describe('a mistake with keywords', () => {
  test.each<[string, unknown, string]>([
    ['names no keyword', named('x'), 'not-a-keyword /rules/0/change/card'],
    ['names nothing that is there', named('y'), 'unknown-id /rules/0/change/card'],
    ['leaves the number out', named('two'), 'keyword-needs-number /rules/0/change'],
    ['gives one too many', named('quick', 2), 'keyword-without-number /rules/0/change/n'],
    ['has it under a condition', { ...named('quick'), if: { is: 'mad' } }, 'keyword-not-always /rules/0'],
    ['has it only in a place', { ...named('quick'), while: 'slotted' }, 'keyword-not-always /rules/0'],
    [
      'uses the number of a keyword outside of one',
      { when: 'played', do: [draw] },
      'no-parameter /rules/0/do/0/cards',
    ],
  ])('%s', (_what, rule, told) => {
    expect(problems(attack(rule))).toContain(told);
  });

  test('is one within another', () => {
    expect(problems(WORDS['toy:nested'] as CardDefinition)).toEqual(['keyword-in-keyword /rules/0/change']);
    expect(problems(attack(named('nested')))).toEqual([]);
  });

  test('is one without rules', () => {
    const empty = { id: 'empty', name: 'Empty', kind: 'keyword' } as CardDefinition;
    expect(problems(empty)).toEqual(['field-missing-for-kind ']);
  });

  test('is told at the card that has the keyword, where its rules can do nothing there', () => {
    const foe = { id: 'f', name: 'F', kind: 'foe', class: 'rogue', cost: { fight: 1 } } as CardDefinition;
    const rules = [{ when: 'revealed', do: [{ do: 'draw', cards: 1 }] }, named('quick')];
    expect(problems({ ...foe, rules } as CardDefinition)).toEqual(['trigger-not-for-kind /rules/1/change']);
    // What is behind a keyword of two rules keeps its own place.
    const late = { when: 'chaos', do: [{ do: 'draw', cards: 1 }] };
    expect(problems(attack(named('two', 1), late))).toContain('trigger-not-for-kind /rules/1/when');
  });
});

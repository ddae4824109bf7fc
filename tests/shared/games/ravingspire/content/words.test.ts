import { describe, expect, test } from 'vitest';
import { validateCard, valuesFor } from './validate.ts';
import { compileCard } from '../../../../../shared/games/ravingspire/content/compile.ts';
import {
  cardDescriber,
  describeCard,
  describeRule,
  toText,
} from '../../../../../shared/games/ravingspire/content/describe.ts';
import { language } from '../../../../../shared/games/ravingspire/content/language.ts';
import { CHANGES } from '../../../../../shared/games/ravingspire/content/modifiers.ts';
import { WHO } from '../../../../../shared/games/ravingspire/content/seats.ts';
import type { CardDefinition, Rule } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { STANDING_NAMES } from '../../../../../shared/games/ravingspire/content/standings.ts';
import { TRIGGER_NAMES } from '../../../../../shared/games/ravingspire/content/triggers.ts';
import { de } from '../../../../../shared/games/ravingspire/text/de/cards.ts';
import { en } from '../../../../../shared/games/ravingspire/text/en/cards.ts';
import { WORDS } from '../../../../../shared/games/ravingspire/content/words.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { de as coreDe } from '../../../../../shared/packs/effects/text/de.ts';
import { en as coreEn } from '../../../../../shared/packs/effects/text/en.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { BASE, withEffects, withReveal, withShield } from './cards.ts';

const names = (id: string) => id;
/** What a text looks like when a placeholder, a selector or a space has gone wrong. */
const BROKEN = /[{}]|undefined|NaN|\s\s|\s[.,:]|^\s|\s$|\.\.|,,/;

/** Cards with words that do something only in some place: enemies take cards, what is about to be lost is prevented. */
const CARRIERS: { readonly [verb: string]: typeof withEffects } = {
  'take-into-battle': withReveal,
  prevent: withShield,
};

describe('each word of the card language', () => {
  test.each([...language.verbs.values()].map((verb) => [verb.name, verb] as const))('%s', (_name, verb) => {
    const carrying = CARRIERS[verb.name] ?? withEffects;
    const card = carrying([verb.example]);
    expect(validateCard(card)).toEqual([]);
    const { played, revealed, wouldLoseSanity } = compileCard('test:sample', card).effects;
    expect(played ?? revealed ?? wouldLoseSanity).not.toBeNull();
    for (const lang of LANGUAGES) {
      const text = toText(describeCard(card, lang, names));
      expect(text).not.toMatch(BROKEN);
      expect(text).toMatch(/^\p{Lu}.*[.:]$/u);
      const may = carrying([{ do: 'may', then: [verb.example] }]);
      expect(toText(describeCard(may, lang, names))).not.toMatch(BROKEN);
      const d = cardDescriber(lang, names);
      expect(phraseText(d.effect(verb.example, 'inf'))).not.toMatch(BROKEN);
    }
  });

  test.each(
    [...language.verbs.values()]
      .filter(({ schema }) => 'who' in schema.properties)
      .map((v) => [v.name, v] as const),
  )('%s for every "who"', (_name, verb) => {
    for (const who of WHO) {
      const card = withEffects([{ ...verb.example, who }]);
      expect(validateCard(card)).toEqual([]);
      for (const lang of LANGUAGES) expect(toText(describeCard(card, lang, names))).not.toMatch(BROKEN);
    }
  });

  test.each([...language.amounts.values()].map((kind) => [kind.name, kind] as const))(
    'amount %s',
    (_name, kind) => {
      const card = withEffects([{ do: 'draw', cards: kind.example }]);
      expect(validateCard(card)).toEqual([]);
      compileCard('test:sample', card);
      for (const lang of LANGUAGES) expect(toText(describeCard(card, lang, names))).not.toMatch(BROKEN);
    },
  );

  test.each([...language.conditions.values()].map((kind) => [kind.name, kind] as const))(
    'condition %s',
    (_name, kind) => {
      for (const condition of [kind.example, { is: 'not', of: kind.example }]) {
        const card = withEffects([{ do: 'if', if: condition, then: [{ do: 'draw', cards: 1 }] }]);
        expect(validateCard(card)).toEqual([]);
        compileCard('test:sample', card);
        for (const lang of LANGUAGES) expect(toText(describeCard(card, lang, names))).not.toMatch(BROKEN);
      }
    },
  );

  test.each(CHANGES.map((kind) => [kind.name, kind] as const))('change %s', (_name, { example, schema }) => {
    const touching =
      'cards' in schema.properties ? [{ cards: 'this' }, { cards: { kind: ['relic'] } }, {}] : [{}];
    for (const cards of touching) {
      const change = { ...example, ...cards };
      const until = withEffects([{ do: 'until', ends: 'turn', change }]);
      expect(validateCard(until)).toEqual([]);
      expect(compileCard('test:sample', until).temporary).toHaveLength(1);
      for (const lang of LANGUAGES) {
        expect(toText(describeCard(until, lang, names))).not.toMatch(BROKEN);
        for (const standing of STANDING_NAMES) {
          const rule = { while: standing, if: { is: 'key' }, change } as unknown as Rule;
          expect(toText(describeRule(rule, cardDescriber(lang, names)))).not.toMatch(BROKEN);
        }
      }
    }
  });

  test.each(TRIGGER_NAMES)('trigger %s', (when) => {
    const rule = { when, by: 'banish', do: [{ do: 'draw', cards: 1 }] } as unknown as Rule;
    for (const lang of LANGUAGES)
      expect(toText(describeRule(rule, cardDescriber(lang, names)))).not.toMatch(BROKEN);
  });
});

describe('what is not there', () => {
  const objects = { from: ['slots'], kind: ['object'] };
  const here = { is: 'cards', of: objects };
  const none = { is: 'cards', of: objects, max: 0 };
  const not = (of: object) => ({ is: 'not', of });
  const anything = not({ is: 'cards', of: { from: ['hand', 'discard'] } });

  test.each([
    ['one is there', here, 'is an object in slots', 'eine Gegenstandskarte auf den Plätzen gibt'],
    ['not one', not(here), 'is no object in slots', 'keine Gegenstandskarte auf den Plätzen gibt'],
    ['none at the most', none, 'is no object in slots', 'keine Gegenstandskarte auf den Plätzen gibt'],
    ['not none', not(none), 'is an object in slots', 'eine Gegenstandskarte auf den Plätzen gibt'],
    ['no card at all', anything, 'is no card in', 'keine Karte auf der Hand oder im Ablagestapel gibt'],
  ])('%s', (_name, condition, en, de) => {
    const card = withEffects([{ do: 'if', if: condition, then: [{ do: 'draw', cards: 1 }] }] as never);
    expect(validateCard(card)).toEqual([]);
    expect(toText(describeCard(card, 'en', names))).toContain(`if there ${en}`);
    expect(toText(describeCard(card, 'de', names))).toContain(`Wenn es ${de}`);
  });
});

test('each message can be read in both languages, and both have the same keys', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  expect(Object.keys(coreDe)).toEqual(Object.keys(coreEn));
  for (const lang of LANGUAGES) {
    for (const key of [...Object.keys(en), ...Object.keys(coreEn)]) {
      WORDS[lang].say(key, valuesFor());
    }
  }
});

test('a key without a message is an error that names it', () => {
  expect(() => WORDS.en.say('no.such.key')).toThrow('en: no message "no.such.key"');
});

describe('texts of the base set', () => {
  test.each([...BASE.values()].map((card) => [card.id, card] as const))('%s', (_id, card) => {
    for (const lang of LANGUAGES) {
      expect(toText(describeCard(card, lang, names))).not.toMatch(BROKEN);
    }
  });

  test.each([
    ['expert-feint', 'When played, draw a card.', 'Beim Ausspielen: Ziehe eine Karte.'],
    [
      'armory',
      'Instead: discard this to double the value of one weapon or armor you can still use this turn.',
      'Stattdessen ablegen: Verdopple den Wert einer in diesem Zug noch nutzbaren Waffen- oder Rüstungskarte.',
    ],
    ['mind-warp', 'Every hero loses 1 sanity.', 'Jeder Held verliert 1 Verstand.'],
    [
      'trapped-chest',
      'When defeated, roll the die: 1–3: Lose 2 sanity. 4–6: Gain 1 loot. Reshuffle this.',
      'Nach dem Sieg: Wirf den Würfel: 1–3: Verliere 2 Verstand. 4–6: Erhalte 1 Beute. Mische diese Karte zurück.',
    ],
    [
      'black-mail',
      'This may share a slot with one other armor. Instead: banish this to take an adventurer from another hero’s discard pile into your hand.',
      'Diese Karte darf sich den Platz mit einer anderen Rüstungskarte teilen. Stattdessen verbannen: Nimm eine Abenteurerkarte aus dem Ablagestapel eines anderen Helden auf die Hand.',
    ],
    [
      'crimson-reaver',
      'Draw one extra card every hand. Once a turn, you may banish a relic from hand or slots to double the value of one weapon you can still use this turn.',
      'Ziehe für jede Hand eine Karte mehr. Einmal je Zug: Du darfst eine Reliktkarte aus der Hand oder den Plätzen verbannen; wenn du das tust, verdopple den Wert einer in diesem Zug noch nutzbaren Waffenkarte.',
    ],
  ])('%s reads like a card', (id, english, german) => {
    const card = BASE.get(id)!;
    expect(toText(describeCard(card, 'en', names))).toBe(english);
    expect(toText(describeCard(card, 'de', names))).toBe(german);
  });

  test.each([
    ['another', 'Another hero of your choice:', 'Ein anderer Held deiner Wahl:'],
    ['left', 'The hero on your left:', 'Der Held links von dir:'],
    ['others', 'Every other hero in turn:', 'Jeder andere Held der Reihe nach:'],
  ])('only several heroes act in turn, "%s"', (who, english, german) => {
    const { rules } = withEffects([{ do: 'each', who, then: [{ do: 'draw', cards: 1 }] }]);
    const card = { kind: 'chaos', rules: [{ ...rules![0], when: 'chaos' }] } as CardDefinition;
    expect(toText(describeCard(card, 'en', names))).toBe(`${english} draw a card.`);
    expect(toText(describeCard(card, 'de', names))).toBe(`${german} Ziehe eine Karte.`);
  });

  test('terms lead to their rules', () => {
    const [clause] = describeCard(BASE.get('mind-warp')!, 'en', names);
    expect(clause.tokens).toContainEqual({ term: 'sanity', rule: 'MAD-1' });
    expect(clause.tokens).toContainEqual({ number: 1 });
  });
});

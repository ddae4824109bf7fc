// When a rule happens and how long a change lasts is as it is printed: all that may be done to a card is done to it, and a
// reader who knows nothing of how sentences are made must tell upon which of it the rule happens.
import { describe, expect, test } from 'vitest';
import { rulesOn } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { STANDING_NAMES } from '../../../../../shared/games/ravingspire/content/standings.ts';
import { MESSAGES } from '../../../../../shared/games/ravingspire/content/words.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { ACTS } from '../../../../support/true-texts/acts.ts';
import { brokenBy, type MessageKey } from '../../../../support/true-texts/broken.ts';
import { cardThatStands, falseStanding, isLoaded, PRINTED } from '../../../../support/true-texts/check.ts';
import { Forms, spread } from '../../../../support/true-texts/forms.ts';
import {
  actsDone,
  falseMoments,
  momentous,
  moments,
  type Momentous,
} from '../../../../support/true-texts/moments.ts';
import { falseTimes, lastings } from '../../../../support/true-texts/times.ts';
import { falseUses, heroUsing } from '../../../../support/true-texts/uses.ts';

/** Abilities that are used here; the soak uses more. */
const MOST_USES = 400;
const ALL = [...moments()];

describe('each form is so as it is printed in English and in German', () => {
  test('the moments of rules', () => {
    expect(ALL.length).toBeGreaterThan(150);
    expect(ALL.flatMap((form) => falseMoments(form, PRINTED))).toEqual([]);
  });

  test('how long changes last', () => {
    expect(lastings().flatMap((form) => falseTimes(form, PRINTED))).toEqual([]);
  });

  test('abilities that are used at will', () => {
    const rules = spread([...new Forms().uses()], MOST_USES).filter((rule) => isLoaded(heroUsing(rule)));
    expect(rules.length).toBeGreaterThan(MOST_USES / 2);
    expect(rules.flatMap((rule) => falseUses(rule, PRINTED))).toEqual([]);
  });
});

test('everything that may be done to a card is done to one', () => {
  const done = actsDone(ALL.filter(({ rules }) => rules.length === 1));
  expect(ACTS.filter((act) => !done.has(act)).map(({ sort, name }) => `${sort}: ${name}`)).toEqual([]);
});

/** The messages that begin a sentence with its moment, and what has them. */
const KEYS = Object.keys(MESSAGES.en).filter((key): key is MessageKey => key.startsWith('when.'));
const UNSLOTTED: readonly string[] = ['tower', 'hero'];
function keyOf({ sort, rules: [rule] }: Momentous): string {
  const { when, if: condition } = rule as { readonly when: string; readonly if?: object };
  if (when === 'turn-start' || when === 'turn-end')
    return UNSLOTTED.includes(sort) ? `when.${when}` : `when.${when}.slotted`;
  return condition === undefined ? `when.${when}` : `when.${when}.battle`;
}
/** Messages that name a card, or what becomes of one. */
const OF_CARDS: readonly string[] = ['instead', 'gains', 'beats', 'plays', 'discards', 'banishes'].map(
  (when) => `when.${when}`,
);
/** Rules that are printed, each by itself. */
const SINGLE = ALL.filter((form) => form.rules.length === 1 && rulesOn(momentous(form)).length > 0);
const withKey = (key: string): Momentous[] => SINGLE.filter((form) => keyOf(form) === key);

describe('a writer that names a wrong moment is found out', () => {
  test('there is a card for each moment', () => {
    expect(KEYS.length).toBeGreaterThan(14);
    expect(KEYS.filter((key) => withKey(key).length === 0)).toEqual([]);
  });

  const PLANTED = KEYS.flatMap((key) =>
    // What becomes of a card, and which one it is about, is not known of an ability.
    KEYS.filter((other) => other !== key && (key !== 'when.activated' || !OF_CARDS.includes(other))).flatMap(
      (other) => LANGUAGES.map((lang) => [key, other, lang] as const),
    ),
  );
  test.each(PLANTED)('%s printed as %s, %s', (key, other, lang) => {
    const writer = brokenBy({ [key]: (_message, messages) => messages[other] });
    for (const form of withKey(key)) expect(falseMoments(form, writer, [lang])).toHaveLength(1);
  });

  test.each<[what: string, key: MessageKey, lang: Language, from: string, to: string]>([
    ['discarded instead as banished', 'when.instead', 'en', 'discard', 'banish'],
    ['discarded instead as banished', 'when.instead', 'de', 'ablegen', 'verbannen'],
    [
      'banished by an effect as banished anyhow',
      'when.banished',
      'en',
      'an effect banishes this',
      'this is banished',
    ],
    [
      'banished by an effect as banished anyhow',
      'when.banished',
      'de',
      'ein Effekt diese Karte verbannt',
      'diese Karte verbannt wird',
    ],
    ['a moment left out', 'when.played', 'en', 'when played, ', ''],
    ['a moment left out', 'when.played', 'de', 'beim Ausspielen: ', ''],
    ['once a turn left out', 'when.activated', 'en', 'once a turn, ', ''],
    ['once a turn left out', 'when.activated', 'de', 'einmal je Zug: ', ''],
  ])('%s: %s, %s', (_what, key, lang, from, to) => {
    const found = withKey(key).flatMap((form) =>
      falseMoments(form, brokenBy({ [key]: (message) => message.replaceAll(from, to) }), [lang]),
    );
    expect(found).not.toEqual([]);
  });

  test.each(LANGUAGES)('a rule printed whose moment never comes, %s', (lang) => {
    const all = brokenBy({}, ({ rules = [], hero }) => [
      ...rules,
      ...(hero?.abilities ?? []).flatMap((ability) => ability.rules),
    ]);
    const idle = ALL.filter((form) => rulesOn(momentous(form)).length < form.rules.length);
    expect(idle.length).toBeGreaterThan(5);
    for (const form of idle) expect(falseMoments(form, all, [lang])).toHaveLength(1);
  });
});

describe('a writer that names a wrong time is found out', () => {
  const TIMES: { readonly [L in Language]: { readonly [ends: string]: string } } = {
    en: {
      turn: ' until the end of the turn',
      battle: ' until the end of the battle',
      play: ' while this stays in play',
      forever: ' for the rest of the game',
    },
    de: {
      turn: ' bis zum Ende des Zuges',
      battle: ' bis zum Ende des Kampfes',
      play: ', solange diese Karte im Spiel ist',
      forever: ' für den Rest des Spiels',
    },
  };
  const forms = lastings() as { readonly ends: string; readonly change: { readonly mod: string } }[];
  const ENDS = ['turn', 'battle', 'play', 'forever'];
  const PLANTED = forms.flatMap((form) =>
    ENDS.filter((other) => other !== form.ends).flatMap((other) =>
      LANGUAGES.map((lang) => [form.ends, other, lang, form] as const),
    ),
  );
  test.each(PLANTED)('%s printed as %s, %s: %j', (ends, other, lang, form) => {
    const { [ends]: right, [other]: wrong } = TIMES[lang];
    const piece = (time: string): string => (lang === 'en' ? time.trim() : time);
    const swapped = (message: string): string => message.replaceAll(piece(right), piece(wrong));
    // To double a value for the turn is said without a time.
    const timed = (message: string): string => message.replaceAll('other {}', `other {${wrong}}`);
    const doubles = form.change.mod === 'double-power' && ends === 'turn';
    const writer = brokenBy({
      until: swapped,
      'until.cards': swapped,
      'until.double': doubles ? timed : swapped,
    });
    expect(falseTimes(form, writer, [lang])).toHaveLength(1);
  });
});

describe('a writer that names a wrong place of a rule is found out', () => {
  const ELSEWHERE: readonly string[] = ['level', 'battle'];
  const WHERE = STANDING_NAMES.map((where) => ({
    while: where,
    change: { mod: 'add-power', amount: 1, cards: where === 'always' ? 'this' : { kind: ['weapon'] } },
  }));
  const PLANTED = WHERE.flatMap((rule) =>
    // Without a place a tower card speaks of its level, and an enemy of its battle (CARD-13).
    STANDING_NAMES.filter(
      (other) => other !== rule.while && !(ELSEWHERE.includes(rule.while) && other === 'always'),
    ).flatMap((other) => LANGUAGES.map((lang) => [rule.while, other, lang, rule] as const)),
  );
  test.each(PLANTED)('%s printed as %s, %s', (where, other, lang, rule) => {
    const writer = brokenBy({ [`while.${where}`]: (_message, messages) => messages[`while.${other}`] });
    expect(falseStanding(rule, PRINTED, cardThatStands(rule), [lang])).toEqual([]);
    expect(falseStanding(rule, writer, cardThatStands(rule), [lang])).toHaveLength(1);
  });
});

describe('a writer that says something else of an ability is found out', () => {
  const used = { when: 'activated', once: 'turn', do: [{ do: 'draw', cards: 1 }] };
  test.each(LANGUAGES)('its condition left out, %s', (lang) => {
    const bare = brokenBy({}, (definition) =>
      rulesOn(definition).map((rule) => ({ ...rule, if: undefined }) as unknown as typeof rule),
    );
    const rule = { ...used, if: { is: 'key' } };
    expect(falseUses(rule, PRINTED, [lang])).toEqual([]);
    expect(falseUses(rule, bare, [lang])).toEqual([expect.stringMatching(/was not asked/)]);
  });
});

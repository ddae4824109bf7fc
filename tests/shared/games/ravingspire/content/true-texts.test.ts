// What is printed on a card is what happens: each form of the card language is played, and a reader who knows nothing of
// how sentences are made must find in them what was seen.
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../../shared/words/languages.ts';
import { broken } from '../../../../support/true-texts/broken.ts';
import {
  cardThatStands,
  falsehoods,
  falseStanding,
  heroWith,
  isLoaded,
  loads,
  PRINTED,
  type Standing,
  type Writer,
} from '../../../../support/true-texts/check.ts';
import { Forms, spread, type StandingForm } from '../../../../support/true-texts/forms.ts';

/** Forms that are played here; the soak plays more. */
const [MOST, MOST_STANDING, MOST_ABILITIES, MOST_REDRAWS] = [1000, 400, 200, 120];

describe('each form is so as it is printed in English and in German', () => {
  test('effects', () => {
    const forms = spread([...new Forms().effects()], MOST).filter(loads);
    expect(forms.length).toBeGreaterThan(MOST / 2);
    expect(forms.flatMap((form) => falsehoods(form, PRINTED))).toEqual([]);
  });

  test('effects around a redraw', () => {
    const lists = spread([...new Forms().redraws()], MOST_REDRAWS).filter(loads);
    expect(lists.length).toBeGreaterThan(MOST_REDRAWS / 2);
    expect(lists.flatMap((list) => falsehoods(list, PRINTED))).toEqual([]);
  });

  test('standing rules', () => {
    const rules = spread([...new Forms().standing()], MOST_STANDING).filter((rule) =>
      isLoaded(cardThatStands(rule).definition),
    );
    expect(rules.length).toBeGreaterThan(MOST_STANDING / 2);
    expect(rules.flatMap((rule) => falseStanding(rule, PRINTED))).toEqual([]);
  });

  test('abilities of heroes', () => {
    const rules = spread([...new Forms().abilities()], MOST_ABILITIES).filter((rule) =>
      isLoaded(heroWith(rule).definition),
    );
    expect(rules.length).toBeGreaterThan(MOST_ABILITIES / 2);
    expect(rules.flatMap((rule) => falseStanding(rule, PRINTED, heroWith(rule)))).toEqual([]);
  });
});

const COST_OF_THAT = { amount: 'cost', of: 'that' };
const SANITY = { amount: 'sanity' };
const banished = { do: 'banish', cards: { from: ['hand'] } };
/** Effects with bounds that are counted or rolled. */
const BOUNDED: [what: string, ...list: object[]][] = [
  [
    'at most',
    banished,
    { do: 'gain', cards: { from: ['ring'], cost: { max: { amount: 'sum', of: [COST_OF_THAT, 1] } } } },
  ],
  [
    'at least and at most',
    banished,
    { do: 'retrieve', cards: { from: ['discard'], count: 'all', cost: { min: COST_OF_THAT, max: SANITY } } },
  ],
  ['of power', { do: 'discard', cards: { from: ['hand'], count: 2, power: { max: { amount: 'd3' } } } }],
  [
    'as many as counted',
    { do: 'banish', cards: { from: ['hand', 'deck'], count: { amount: 'd3' }, cost: { max: SANITY } } },
  ],
  [
    'in a count',
    { do: 'draw', cards: { amount: 'count', of: { from: ['ring'], cost: { min: 1, max: SANITY } } } },
  ],
  [
    'of that card',
    banished,
    { do: 'if', if: { is: 'that', cost: { min: { amount: 'd3' } } }, then: [{ do: 'draw', cards: 1 }] },
  ],
  [
    'in a price',
    {
      do: 'may',
      price: [{ do: 'discard', cards: { from: ['hand'], power: { max: { amount: 'die' } } } }],
      then: [{ do: 'draw', cards: 3 }],
    },
  ],
];

test.each(BOUNDED)('bounds that are counted are as they are printed: %s', (_what, ...list) => {
  expect(falsehoods(list, PRINTED)).toEqual([]);
});

const KEY = { is: 'key' };
const ROLL = {
  do: 'table',
  rows: [
    { on: '1-3', then: [{ do: 'draw', cards: 1 }] },
    {
      on: '4-6',
      then: [
        { do: 'if', if: KEY, then: [{ do: 'draw', cards: 2 }], else: [{ do: 'lose-sanity', amount: 1 }] },
      ],
    },
  ],
};
const weapon = (from: object) => ({ kind: ['weapon'], from: ['hand', 'slots'], ...from });
const SHARE = { mod: 'share', kinds: ['armor'] };
const POWER = { mod: 'free-power', attributes: ['fight', 'skill'], amount: 1 };
const GENERATES = { mod: 'generate', attribute: 'charm', cards: { kind: ['relic'] } };
const forATime = (cards: object, change: object) => ({ do: 'until', ends: 'turn', cards, change });

/** Effects that were played otherwise than they were printed. */
const ONCE_UNTRUE: [what: string, form: object][] = [
  ['a table in each case', { do: 'if', if: KEY, then: [ROLL], else: [ROLL] }],
  ['a table, then a table', { do: 'each', who: 'others', then: [ROLL, ROLL] }],
  ['a table in each option', { do: 'choose', of: [[ROLL], [ROLL], [{ do: 'draw', cards: 1 }]] }],
  [
    'a table that its sentence does not end with',
    { do: 'may', price: [{ do: 'lose-sanity', amount: 1 }], then: [ROLL], else: [{ do: 'draw', cards: 1 }] },
  ],
  ['a table of X rolls', { do: 'repeat', times: { amount: 'sanity' }, then: [ROLL] }],
  [
    'cards chosen for what changes no card',
    {
      do: 'if',
      if: KEY,
      then: [{ do: 'draw', cards: 1 }],
      else: [forATime(weapon({ count: 2 }), { mod: 'slot', kinds: ['weapon'], into: ['dungeon'] })],
    },
  ],
  ['what changes no card, twice', forATime(weapon({ count: 2 }), { mod: 'hand', amount: 1 })],
  [
    'the strongest once it is doubled',
    {
      do: 'repeat',
      times: 2,
      then: [forATime({ from: ['hand'], pick: 'strongest' }, { mod: 'double-power' })],
    },
  ],
  [
    'the power of what was doubled',
    {
      do: 'repeat',
      times: 1,
      then: [
        forATime(weapon({}), { mod: 'double-power' }),
        { do: 'draw', cards: { amount: 'power', of: 'that' } },
      ],
    },
  ],
  [
    'heroes who have gone mad meanwhile',
    {
      do: 'each',
      who: 'others',
      then: [
        { do: 'lose-sanity', amount: { amount: 'count', of: { from: ['hand'], whose: 'another-here' } } },
      ],
    },
  ],
  ['several cards of other heroes', { do: 'steal', cards: weapon({ whose: 'another', count: 'all' }) }],
  ['the strongest of other heroes', { do: 'steal', cards: weapon({ whose: 'another', pick: 'strongest' }) }],
  [
    'several cards of other heroes that there are',
    {
      do: 'if',
      if: { is: 'cards', of: weapon({ whose: 'another' }), min: 2 },
      then: [{ do: 'draw', cards: 1 }],
    },
  ],
  [
    'several cards that the enemy takes',
    { do: 'take-into-battle', cards: weapon({ from: ['slots', 'battle'], count: 2 }), attribute: 'skill' },
  ],
  [
    'cards that the enemy takes of each hero',
    {
      do: 'each',
      who: 'every',
      then: [{ do: 'take-into-battle', cards: weapon({}), attribute: 'charm' }],
    },
  ],
  [
    'less than none to add',
    forATime({ from: ['hand'] }, { mod: 'loot-roll', amount: { amount: 'capped', of: -99, at: 5 } }),
  ],
  ['less than none to generate', forATime(weapon({}), { ...GENERATES, amount: -99 })],
  [
    'less than none to generate, worked out',
    { do: 'until', ends: 'turn', change: { ...GENERATES, amount: { amount: 'times', of: 2, by: -1 } } },
  ],
];

const RULES_ONCE_UNTRUE: [what: string, rule: StandingForm, of: (rule: StandingForm) => Standing][] = [
  ['stay in their slots', { while: 'slotted', change: { mod: 'stay' } }, cardThatStands],
  ['less than none to add', { while: 'played', change: { mod: 'loot-roll', amount: -99 } }, cardThatStands],
  ['a slot shared while slotted', { while: 'slotted', change: SHARE }, cardThatStands],
  ['a slot shared on a condition', { while: 'always', if: KEY, change: SHARE }, cardThatStands],
  [
    'a slot shared as long as a card is in hand',
    { while: 'always', if: { is: 'cards', of: { from: ['hand'], kind: ['armor'] } }, change: SHARE },
    cardThatStands,
  ],
  ['another roll on a condition', { while: 'always', if: KEY, change: { mod: 'reroll' } }, heroWith],
  ['a longer turn by less than none', { while: 'always', change: { mod: 'rotation', amount: -2 } }, heroWith],
  ['power on a condition', { while: 'always', if: KEY, change: POWER }, heroWith],
  [
    'power by less than none',
    { while: 'always', change: { ...POWER, amount: { amount: 'times', of: 2, by: -1 } } },
    heroWith,
  ],
  [
    'this and one of two',
    {
      while: 'always',
      if: { is: 'all', of: [KEY, { is: 'any', of: [{ is: 'turn', min: 1 }, KEY] }] },
      change: POWER,
    },
    heroWith,
  ],
  [
    'not one of two',
    {
      while: 'always',
      if: { is: 'not', of: { is: 'any', of: [KEY, { is: 'all', of: [KEY, { is: 'alone' }] }] } },
      change: POWER,
    },
    heroWith,
  ],
];

test.each(RULES_ONCE_UNTRUE)('%s: the rule is as it is printed', (_what, rule, of) => {
  expect(falseStanding(rule, PRINTED, of(rule))).toEqual([]);
});

test.each(ONCE_UNTRUE)('%s is as it is printed', (_what, form) => {
  expect(falsehoods(form, PRINTED)).toEqual([]);
});

describe('a writer that is broken is found out', () => {
  const any = { do: 'discard', cards: { from: ['hand'], count: 'all', upTo: true } };
  const negative = { do: 'draw', cards: -2 };
  const redraw = { do: 'redraw-foe' };
  const FAULTS: [what: string, form: object, lang: Language, writer: Writer, says: RegExp][] = [
    [
      'as many as you like printed as all',
      any,
      'en',
      broken({ key: 'noun.how.anyNumber', from: 'any number of', to: 'all' }),
      /discard all cards\.\n {2}asked/,
    ],
    [
      'as many as you like printed as all',
      any,
      'de',
      broken({ key: 'noun.how.anyNumber', from: 'beliebig viele ', to: 'alle ' }),
      /Lege alle Karten ab\.\n {2}asked/,
    ],
    [
      'a redrawn foe printed as a removed one',
      redraw,
      'en',
      broken({
        key: 'redraw-foe',
        from: 'redraw the <foe>foe</foe> card',
        to: 'remove the foe from your level',
      }),
      /remove the foe from your level\.\n {2}foes/,
    ],
    [
      'a redrawn foe printed as a removed one',
      redraw,
      'de',
      broken({
        key: 'redraw-foe',
        from: 'ziehe die <foe>Feind</foe>karte neu',
        to: 'entferne den Feind von deiner Ebene',
      }),
      /Entferne den Feind von deiner Ebene\.\n {2}foes/,
    ],
    [
      'less than none printed as two',
      negative,
      'en',
      broken({ key: 'counted.cards', from: '{count} cards', to: '2 cards' }, ({ rules = [] }) => rules),
      /draw 2 cards/,
    ],
    [
      'less than none printed as two',
      negative,
      'de',
      broken({ key: 'counted.cards', from: '{count} Karten', to: '2 Karten' }, ({ rules = [] }) => rules),
      /Ziehe 2 Karten/,
    ],
  ];

  const generates = {
    while: 'slotted',
    change: { mod: 'generate', attribute: 'charm', amount: 1, cards: 'this' },
  };
  test.each([
    ['en', broken({ key: 'mod.generate.subject.this', from: 'this may', to: 'while slotted, this may' })],
    ['de', broken({ key: 'mod.generate.subject.this', from: 'diese', to: 'solange ausgerüstet: diese' })],
  ] as const)('its place printed twice, %s', (lang, writer) => {
    const of = cardThatStands(generates);
    expect(falseStanding(generates, PRINTED, of, [lang])).toEqual([]);
    expect(falseStanding(generates, writer, of, [lang])).toEqual([expect.stringMatching(/cannot be read/)]);
  });

  test.each(FAULTS)('%s: %o, %s', (_what, form, lang, writer, says) => {
    expect(falsehoods(form, PRINTED, [lang])).toEqual([]);
    expect(falsehoods(form, writer, [lang])).toEqual([expect.stringMatching(says)]);
  });
});

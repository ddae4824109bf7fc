// Cards that are written differently and mean the same have one canonical form; others do not.
import { describe, expect, test } from 'vitest';
import { canonical } from '../../../../../shared/games/ravingspire/content/canonical.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { changesOf, playsOf, textsOf } from '../../../../support/true-texts/alike.ts';
import { BASE, withEffects } from './cards.ts';
import { validateCard } from './validate.ts';

const draw = { do: 'draw', cards: 1 };
const hand = (more: object = {}) => ({ from: ['hand'], ...more });
const key = { is: 'key' };
const here = { is: 'foe-here' };
const alone = { is: 'alone' };
const iff = (condition: object) => [{ do: 'if', if: condition, then: [draw] }];
const not = (of: object) => ({ is: 'not', of });
const all = (...of: object[]) => ({ is: 'all', of });
const any = (...of: object[]) => ({ is: 'any', of });
const pointed = { do: 'put-on-deck', cards: 'that' };
const more = { mod: 'add-power', amount: 1 };

/** Effects that mean the same. */
const SAME: [why: string, one: object[], other: object[]][] = [
  [
    'one card is meant where no number is given',
    [{ do: 'discard', cards: hand({ count: 1 }) }],
    [{ do: 'discard', cards: hand() }],
  ],
  [
    'your own cards are meant',
    [{ do: 'discard', cards: hand({ whose: 'you' }) }],
    [{ do: 'discard', cards: hand() }],
  ],
  [
    'cards are picked by choice',
    [{ do: 'discard', cards: hand({ pick: 'choice', upTo: false }) }],
    [{ do: 'discard', cards: hand() }],
  ],
  ['a card buries itself', [{ do: 'bury', cards: 'this' }], [{ do: 'bury' }]],
  ['a card reshuffles itself', [{ do: 'reshuffle', cards: 'this' }], [{ do: 'reshuffle' }]],
  [
    'a ring is turned either way',
    [{ do: 'rotate', level: 'here', by: 1, direction: 'choice', upTo: false }],
    [{ do: 'rotate', level: 'here', by: 1 }],
  ],
  [
    'a hero moves as far as it says',
    [{ do: 'move-hero', spaces: 2, upTo: false }],
    [{ do: 'move-hero', spaces: 2 }],
  ],
  ['a locked foe stays', [{ do: 'move-foe', spaces: 1, locked: false }], [{ do: 'move-foe', spaces: 1 }]],
  [
    'any power is any card',
    [{ do: 'discard', cards: hand({ power: {} }) }],
    [{ do: 'discard', cards: hand() }],
  ],
  [
    'cards are taken into the hand',
    [{ do: 'steal', cards: { from: ['discard'], whose: 'others' } }],
    [{ do: 'retrieve', cards: { from: ['discard'], whose: 'others' } }],
  ],
  ...['strongest', 'weakest', 'random'].map((pick): [string, object[], object[]] => [
    `all cards are taken, not the ${pick}`,
    [{ do: 'pick', cards: hand({ count: 'all', pick }) }, pointed],
    [{ do: 'pick', cards: hand({ count: 'all' }) }, pointed],
  ]),
  [
    'a change of this card is of this card',
    [{ do: 'until', ends: 'turn', cards: 'this', change: { ...more, cards: 'this' } }],
    [{ do: 'until', ends: 'turn', cards: 'this', change: more }],
  ],
  ...['this', hand()].map((cards): [string, object[], object[]] => [
    'a change is of the cards that are chosen for it',
    [{ do: 'until', ends: 'turn', cards, change: { ...more, cards: { kind: ['spire'] } } }],
    [{ do: 'until', ends: 'turn', cards, change: more }],
  ]),
  [
    'cards of another hero are those of all others',
    [{ do: 'retrieve', cards: { from: ['discard'], whose: 'another', pick: 'weakest' } }],
    [{ do: 'retrieve', cards: { from: ['discard'], whose: 'others', pick: 'weakest' } }],
  ],
  ['all of all', iff(all(all(key, here), not(alone))), iff(all(key, here, not(alone)))],
  [
    'none of them is as all are not',
    iff(not(any(key, all(here, alone)))),
    iff(all(not(key), any(not(here), not(alone)))),
  ],
];

describe('effects that mean the same', () => {
  test.each(SAME)('%s', (_why, one, other) => {
    const [first, second] = [withEffects(one), withEffects(other)];
    expect(JSON.stringify(first)).not.toBe(JSON.stringify(second));
    expect(JSON.stringify(canonical(first))).toBe(JSON.stringify(canonical(second)));
    expect(textsOf(first)).toEqual(textsOf(second));
    expect(playsOf(first)).toEqual(playsOf(second));
  });

  test.each([key, here, alone, not(here), { is: 'cards', of: hand() }])('a rule under %o', (condition) => {
    const inside = withEffects(iff(condition));
    const outside = { ...inside, rules: [{ when: 'played', if: condition, do: [draw] }] } as CardDefinition;
    expect(canonical(inside)).toEqual(canonical(outside));
    expect(textsOf(inside)).toEqual(textsOf(outside));
    expect(playsOf(inside)).toEqual(playsOf(outside));
  });
});

/** Changes that are the same. */
const CHANGES: [one: object, other: object][] = [
  ...['you', 'that'].map((who): [object, object] => [
    {
      mod: 'dearer',
      amount: { amount: 'times', of: { amount: 'heroes', who }, by: 2 },
      attribute: 'fight',
    },
    { mod: 'dearer', amount: { amount: 'times', of: 1, by: 2 }, attribute: 'fight' },
  ]),
  [
    { mod: 'dearer', amount: 1, attribute: 'fight', cards: {} },
    { mod: 'dearer', amount: 1, attribute: 'fight' },
  ],
];

test.each(CHANGES)('%o is %o', (one, other) => {
  const [first, second] = [one, other].map(
    (change) =>
      ({
        ...withEffects([]),
        kind: 'object',
        rules: [{ while: 'slotted', change }],
      }) as unknown as CardDefinition,
  );
  expect(canonical(first)).toEqual(canonical(second));
  expect(textsOf(first)).toEqual(textsOf(second));
  expect(changesOf(first)).toEqual(changesOf(second));
});

/** Effects that are not the same, although little tells them apart. */
const OTHER: [one: object[], other: object[]][] = [
  [[draw], [{ ...draw, who: 'every' }]],
  [iff(all(key, any(here, alone))), iff(all(key, here, alone))],
  [[{ do: 'if', if: key, then: [draw], else: [draw] }], iff(key)],
  [iff({ is: 'cards', of: hand(), min: 1, max: 2 }), iff({ is: 'cards', of: hand(), max: 2 })],
  [[{ do: 'discard', cards: hand({ pick: 'random' }) }], [{ do: 'discard', cards: hand() }]],
  [[...iff(key), draw], iff(key)],
];

test.each(OTHER)('%o is not %o', (one, other) => {
  expect(canonical(withEffects(one))).not.toEqual(canonical(withEffects(other)));
});

test('an ability is offered or not by its own condition', () => {
  const hero = (rule: object) =>
    ({
      id: 'x',
      name: 'X',
      kind: 'hero',
      hero: { abilities: [{ rules: [rule] }] },
    }) as unknown as CardDefinition;
  const inside = hero({ when: 'activated', do: iff(key) });
  expect(canonical(inside)).not.toEqual(canonical(hero({ when: 'activated', if: key, do: [draw] })));
  expect(canonical(hero({ when: 'activated', once: 'turn', do: iff(key) }))).toEqual(canonical(inside));
});

test('every card of the base set is one with its canonical form', () => {
  for (const [id, card] of BASE) {
    const form = canonical(card);
    expect(validateCard(form), id).toEqual([]);
    expect(JSON.stringify(canonical(form)), id).toBe(JSON.stringify(form));
    expect(textsOf(form), id).toEqual(textsOf(card));
  }
});

// Two programs that print the same text mean the same: what tells them apart is printed, in both languages.
import { expect, test } from 'vitest';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { describeCard, toText } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { falsehoods, PRINTED } from '../../../../support/true-texts/check.ts';
import { printedAlike, programs } from '../../../../support/true-texts/programs.ts';
import { withEffects } from './cards.ts';

const text = (effects: object[]): string[] =>
  LANGUAGES.map((language) => toText(describeCard(withEffects(effects), language, (id) => id)));

const ID = 'toy:weapon-hand-0';
const change = (mod: string, amount?: number): object => ({
  do: 'until',
  ends: 'turn',
  cards: 'this',
  change: { mod, ...(amount !== undefined && { amount }) },
});
const doubled = change('double-power');
const take = (cards: object): object[] => [{ do: 'retrieve', cards }];
const discard = (cards: object): object[] => [{ do: 'discard', cards }];
const cheaper = (from: string, kind: string): object[] => [
  { do: 'reduce-cost', amount: 1, cards: { from: [from], kind: [kind] } },
];
const dearer = (cards: object): object => ({ mod: 'dearer', attribute: 'skill', amount: 1, cards });
const lost = (...of: unknown[]): object[] => [{ do: 'lose-sanity', amount: { amount: 'sum', of } }];

/** Effects of which little tells one from the other. */
const UNLIKE: [what: string, one: object[], other: object[]][] = [
  ['lower before or after doubling', [doubled, change('add-power', -1)], [doubled, change('lower-power', 1)]],
  [
    'higher before or after doubling',
    [doubled, change('add-power', 1)],
    [doubled, change('lower-power', -1)],
  ],
  [
    'nothing, or less than that, before more is added',
    [change('set-power', -1), change('add-power', 2)],
    [change('set-power', 0), change('add-power', 2)],
  ],
  ...['another', 'another-here', 'others'].map((whose): [string, object[], object[]] => [
    `usable cards, those of ${whose}`,
    take({ from: ['usable'], whose }),
    take({ from: ['usable'] }),
  ]),
  [
    'usable cards of the hero chosen last',
    [{ do: 'draw', cards: 1, who: 'another' }, ...take({ from: ['usable'], whose: 'that' })],
    [{ do: 'draw', cards: 1, who: 'another' }, ...take({ from: ['usable'] })],
  ],
  [
    'usable cards of those who discard',
    [{ do: 'discard', who: 'others', cards: { from: ['usable'] } }],
    [{ do: 'discard', who: 'others', cards: { from: ['hand'] } }],
  ],
  [
    'a number of usable cards',
    [{ do: 'draw', cards: { amount: 'count', of: { from: ['usable'], whose: 'others' } } }],
    [{ do: 'draw', cards: { amount: 'count', of: { from: ['usable'] } } }],
  ],
  ['a usable card by name', discard({ from: ['usable'], id: ID }), discard({ from: ['hand'], id: ID })],
  ...['strongest', 'weakest'].flatMap((pick): [string, object[], object[]][] => [
    [`the ${pick} usable card`, discard({ from: ['usable'], pick }), discard({ from: ['hand'], pick })],
    [
      `the ${pick} of several copies`,
      discard({ from: ['hand'], id: ID, pick }),
      discard({ from: ['hand'], id: ID }),
    ],
  ]),
  ...['adversary', 'foe', 'spire'].map((kind): [string, object[], object[]] => [
    `an enemy of this battle only: ${kind}`,
    cheaper('battle', kind),
    cheaper('enemies', kind),
  ]),
  [
    'enemies that another hero could fight',
    take({ from: ['enemies'], kind: ['adversary'], whose: 'another' }),
    take({ from: ['enemies'], kind: ['adversary'] }),
  ],
  [
    'a change of adversaries that can be fought, and of all',
    [{ do: 'until', ends: 'battle', change: dearer({ kind: ['adversary'], from: ['enemies'] }) }],
    [{ do: 'until', ends: 'battle', change: dearer({ kind: ['adversary'] }) }],
  ],
  ['a sum within a sum', lost(-98, { amount: 'sum', of: [99, 99] }), lost(-98, 99, 99)],
];

test.each(UNLIKE)('%s: told apart, and true', (_what, one, other) => {
  const [first, second] = [text(one), text(other)];
  for (const [i, language] of LANGUAGES.entries()) expect(first[i], language).not.toBe(second[i]);
  expect([one, other].flatMap((effects) => falsehoods(effects, PRINTED))).toEqual([]);
});

const DRAWN = 3000;

test('no two random programs print the same and mean something else', () => {
  const cards = [...programs(drawFrom('one text'), DRAWN)];
  expect(cards.length).toBeGreaterThan(DRAWN / 2);
  for (const language of LANGUAGES) expect([...printedAlike(cards, language)], language).toEqual([]);
});

// Two programs that print the same text mean the same: what tells them apart is printed, in both languages.
import { expect, test } from 'vitest';
import { describeCard, toText } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { DEPTH, drawCards, toldApart } from '../../../../support/one-text/programs.ts';
import { ravingspireCards } from '../../../../support/one-text/ravingspire.ts';
import { playAlike } from '../../../../support/one-text/same.ts';
import { falsehoods, PRINTED } from '../../../../support/true-texts/check.ts';
import { withEffects } from './cards.ts';

type Fields = { readonly [field: string]: unknown };

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

test('random programs that print the same mean the same, and do the same', () => {
  const cards = drawCards(ravingspireCards, 'one text', 2000);
  const { shared, unlike } = toldApart(ravingspireCards, cards);
  expect(unlike).toEqual([]);
  expect(shared).toBeGreaterThan(0);
  const { played, faults } = playAlike(cards);
  expect(faults).toEqual([]);
  expect(played).toBeGreaterThan(0);
});

/** How deep words are within each other in a value: 0 where a word has none in it, less where there is no word. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return -1;
  const inside = Math.max(-1, ...Object.values(value).map(depthOf));
  const isWord = ['do', 'is', 'amount', 'mod'].some((tag) => typeof (value as Fields)[tag] === 'string');
  return isWord ? inside + 1 : inside;
}

test('programs are as deep as they are said to be, and no deeper', () => {
  const depths = drawCards(ravingspireCards, 'depth', 500).map(depthOf);
  expect(new Set(depths)).toEqual(new Set(Array.from({ length: DEPTH + 1 }, (_, depth) => depth)));
});

test('programs that print the same and mean something else would be found', () => {
  const cards = drawCards(ravingspireCards, 'one text', 200);
  const mute = { ...ravingspireCards, print: () => 'Draw a card.' };
  expect(toldApart(mute, cards).unlike).toHaveLength(LANGUAGES.length);
  expect(playAlike(cards.slice(0, 100), () => 'one form').faults.length).toBeGreaterThan(0);
});

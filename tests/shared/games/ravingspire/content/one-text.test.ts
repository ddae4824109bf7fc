// Two programs that print the same text mean the same: what tells them apart is printed, in both languages.
import { expect, test } from 'vitest';
import { describeCard, toText } from '../../../../../shared/games/ravingspire/content/describe.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { falsehoods, PRINTED } from '../../../../support/true-texts/check.ts';
import { withEffects } from './cards.ts';

const text = (effects: object[]): string[] =>
  LANGUAGES.map((language) => toText(describeCard(withEffects(effects), language, (id) => id)));

const change = (mod: string, amount?: number): object => ({
  do: 'until',
  ends: 'turn',
  cards: 'this',
  change: { mod, ...(amount !== undefined && { amount }) },
});
const doubled = change('double-power');
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
  ['a sum within a sum', lost(-98, { amount: 'sum', of: [99, 99] }), lost(-98, 99, 99)],
];

test.each(UNLIKE)('%s: told apart, and true', (_what, one, other) => {
  const [first, second] = [text(one), text(other)];
  for (const [i, language] of LANGUAGES.entries()) expect(first[i], language).not.toBe(second[i]);
  expect([one, other].flatMap((effects) => falsehoods(effects, PRINTED))).toEqual([]);
});

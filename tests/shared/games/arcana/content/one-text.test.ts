// Two programs that print the same text mean the same: what tells them apart is printed, in both languages.
import { expect, test } from 'vitest';
import type { CardDefinition } from '../../../../../shared/games/arcana/content/schema.ts';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { arcanaCards } from '../../../../support/one-text/arcana.ts';
import { drawCards, toldApart } from '../../../../support/one-text/programs.ts';

const result = { amount: 'result' };
const sum = (...of: unknown[]): object => ({ amount: 'sum', of });
const half = (of: unknown): object => ({ amount: 'half', of });
const times = (by: number, of: unknown): object => ({ amount: 'times', of, by });
const capped = (at: number, of: unknown): object => ({ amount: 'capped', of, at });

/** Amounts of which little tells one from the other. */
const UNLIKE: [what: string, one: object, other: object][] = [
  ['a sum within a sum', sum(-98, sum(result, 99)), sum(-98, result, 99)],
  ['half of a sum', half(sum(result, 3)), sum(half(result), 3)],
  ['half of what comes last in a sum', half(sum(3, result)), sum(3, half(result))],
  ['half of a half', half(half(result)), half(result)],
  ['half of what is capped', half(capped(5, result)), capped(5, half(result))],
  ['a multiple of a sum', times(2, sum(result, 1)), sum(times(2, result), 1)],
  ['a multiple of a half', times(2, half(result)), half(times(2, result))],
  ['a cap on a sum', capped(5, sum(1, result)), sum(1, capped(5, result))],
  ['a cap on a multiple', capped(5, times(2, result)), times(2, capped(5, result))],
];

const suit = (amount: object): CardDefinition =>
  ({ kind: 'suit', id: 'x', name: 'X', effects: [{ do: 'damage', amount }] }) as unknown as CardDefinition;

test.each(UNLIKE)('%s', (_what, one, other) => {
  for (const language of LANGUAGES) {
    const [first, second] = [one, other].map((amount) => arcanaCards.print({ card: suit(amount) }, language));
    expect(first, language).not.toBe(second);
  }
});

test('random programs that print the same mean the same', () => {
  const { shared, unlike } = toldApart(arcanaCards, drawCards(arcanaCards, 'one text', 2000));
  expect(unlike).toEqual([]);
  expect(shared).toBeGreaterThan(0);
});

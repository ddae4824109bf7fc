import { describe, expect, test } from 'vitest';
import { riskOf } from '../../../../../shared/games/ravingspire/content/risk.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';

const card = (rules: object[]): CardDefinition =>
  ({
    id: 'probe',
    name: 'Probe',
    kind: 'attack',
    power: 1,
    as: ['skill'],
    rules,
  }) as unknown as CardDefinition;

const draw = { do: 'draw', cards: 1 };
const RISKY: [string, object][] = [
  ['a table', { do: 'table', rows: [{ on: '6', then: [draw] }] }],
  ['an offer', { do: 'may', then: [draw] }],
  ['a choice', { do: 'choose', of: [[draw], [draw]] }],
  ['lost sanity', { do: 'lose-sanity', amount: 1 }],
  ['a discard', { do: 'discard', cards: { from: ['hand'] } }],
  ['a banishment', { do: 'banish', cards: { from: ['hand'] } }],
  ['madness', { do: 'madness', amount: -1 }],
  ['a die', { do: 'gain-sanity', amount: { amount: 'die' } }],
  ['half a die', { do: 'gain-sanity', amount: { amount: 'd3' } }],
  [
    'harm deep inside',
    {
      do: 'if',
      if: { is: 'key' },
      then: [{ do: 'repeat', times: 2, then: [{ do: 'lose-sanity', amount: 1 }] }],
    },
  ],
];

describe('the risk of playing a card, for payment proposals', () => {
  test.each(RISKY)('%s is one, played or spent', (_name, effect) => {
    expect(riskOf(card([{ when: 'played', do: [effect] }]))).toBe(true);
    expect(riskOf(card([{ when: 'spent', do: [draw, effect] }]))).toBe(true);
  });

  test('what happens at other times is none', () => {
    expect(riskOf(card([{ when: 'instead', by: 'discard', do: [{ do: 'lose-sanity', amount: 1 }] }]))).toBe(
      false,
    );
    expect(riskOf(card([{ when: 'gained', do: [{ do: 'madness', amount: -1 }] }]))).toBe(false);
  });

  test('what only helps is none, nor is a card without rules', () => {
    expect(riskOf(card([{ when: 'played', do: [draw, { do: 'gain-sanity', amount: 2 }] }]))).toBe(false);
    expect(riskOf({ ...card([]), rules: undefined } as unknown as CardDefinition)).toBe(false);
  });
});

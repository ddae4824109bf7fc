import { expect, test } from 'vitest';
import { amountsIn, drawn, shapesIn } from '../../../../renderer/cards-table/cards/said.ts';
import type { TableKit } from '../../../../renderer/cards-table/kit.ts';

const SYMBOLS: TableKit['symbols'] = {
  fight: 'lozenge',
  skill: 'hexagon',
  charm: 'flame',
  brute: 'triangle',
};

test('amounts in a sentence are drawn as shapes, all else stays words', () => {
  const fight = { symbol: 'fight', text: 'fight' };
  const words = { text: ' for ' };
  const card = { card: 'base:tool', text: 'Tool' };
  expect(drawn([{ number: 3 }, { text: ' ' }, fight, words, card], SYMBOLS)).toEqual([
    { symbol: 'fight', value: '3', words: '3 fight', end: '' },
    words,
    card,
  ]);
  expect(drawn([fight, { symbol: 'die', text: 'd6' }, { number: 2 }], SYMBOLS)).toEqual([
    { symbol: 'fight', value: null, words: 'fight', end: '' },
    { text: 'd6' },
    { number: 2 },
  ]);
  const all = { symbol: 'brute', value: '16', text: '16 in all' };
  const either = [
    { number: 6 },
    { text: ' ' },
    { symbol: 'fight', text: 'fight' },
    { text: ' or ' },
    { symbol: 'skill', text: 'skill' },
  ];
  expect(amountsIn([...either, { text: '; ' }, all], SYMBOLS)).toEqual([
    { symbols: ['fight', 'skill'], value: '6' },
    { symbols: ['brute'], value: '16' },
  ]);
  expect(shapesIn([{ text: 'so: ' }, all], SYMBOLS)).toEqual([
    { symbol: 'brute', value: '16', words: '16 in all', end: '' },
  ]);
});

test('P13: what ends a sentence belongs to its last shape, so that no line begins with it', () => {
  const charm = { symbol: 'charm', text: 'charm' };
  const shape = { symbol: 'charm', value: null, words: 'charm' };
  expect(drawn([{ text: 'generate ' }, charm, { text: '.' }], SYMBOLS)).toEqual([
    { text: 'generate ' },
    { ...shape, end: '.' },
  ]);
  expect(drawn([charm, { text: '); then ' }, charm, { text: ' is spent.' }], SYMBOLS)).toEqual([
    { ...shape, end: ');' },
    { text: ' then ' },
    { ...shape, end: '' },
    { text: ' is spent.' },
  ]);
});

test('a symbol that stands on a card beside its word leaves the word alone', () => {
  const banish = [{ text: 'you may ' }, { symbol: 'banish', text: '' }, { text: '\u00a0banish a relic' }];
  expect(drawn(banish, SYMBOLS)).toEqual([{ text: 'you may ' }, { text: 'banish a relic' }]);
});

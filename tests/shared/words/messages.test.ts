// Messages as tokens: words for values, and what is set in.
import { expect, test } from 'vitest';
import { createWords, type Values } from '../../../shared/words/messages.ts';
import { phraseText } from '../../../shared/words/tokens.ts';

const MESSAGES = {
  list: ['One, {name}.', 'Two.'],
  fall: 'You fall {where}{how}.',
  'fall.where.into-water': 'into <water>water</water>',
  'fall.where.on-stone': 'on {count, plural, one {a stone} other {stones}}{how}',
  'fall.where.other': 'to {where}',
  'fall.how.fast': ', fast',
  'fall.how.other': '',
  ground: '{where, select, home {where} other {elsewhere}}',
  'ground.where.other': 'nowhere',
  left: '{count}.',
  'left.count.0': 'None is left',
  'left.count.other': '{count, plural, one {One is} other {{count} are}} left',
};
const words = createWords('en', MESSAGES, { water: 'RULE-1' });
const said = (key: string, values?: Values): string => phraseText(words.say(key, values));

test('sentences are said one after the other', () => {
  expect(words.say('list', { name: [{ text: 'Ada' }] })).toEqual([
    { text: 'One, ' },
    { text: 'Ada' },
    { text: '. Two.' },
  ]);
});

test('a word that a message chooses is none of its values, though one has its name', () => {
  expect(said('ground', { where: 'home' })).toBe('where');
});

test('a value is said in its words, terms and all', () => {
  expect(words.say('fall', { where: 'into-water', how: 'slow' })).toEqual([
    { text: 'You fall ' },
    { text: 'into ' },
    { term: 'water', rule: 'RULE-1' },
    { text: '.' },
  ]);
});

test('words that are mere text are one with the text around them, and may set in what has words itself', () => {
  expect(words.say('fall', { where: 'on-stone', how: 'fast', count: 2 })).toEqual([
    { text: 'You fall on stones, fast, fast.' },
  ]);
});

test('a value without words of its own is set in as it is by those for all others', () => {
  expect(said('fall', { where: 'the left', how: 'slow' })).toBe('You fall to the left.');
});

test('a phrase is set in as it is', () => {
  expect(said('fall', { where: [{ text: 'asleep' }], how: 'fast' })).toBe('You fall asleep, fast.');
});

test('numbers have words too', () => {
  expect([0, 1, 2].map((count) => said('left', { count }))).toEqual([
    'None is left.',
    'One is left.',
    '2 are left.',
  ]);
});

test('a value that is missing is an error, with words for it or without', () => {
  expect(() => words.say('left')).toThrow(/count/);
});

test('words for a value are the same whether or not they were said alone before', () => {
  const messages = {
    may: '{who}',
    'may.who.other': 'may {what}',
    'may.what.go': 'walk',
    'may.what.other': 'do',
  };
  const words = createWords('en', messages, {});
  const values = { who: 'all', what: 'go' };
  expect(phraseText(words.say('may.who.other', values))).toBe('may go');
  expect(phraseText(words.say('may', values))).toBe('may walk');
});

import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { marksIn } from '../../../../renderer/workshop/raw/marks.ts';
import { adviceRow } from '../scenes.ts';

const TEXT = Text.of(['{ "name": "A \\"lamp\\"", "power": 12,', '  "rules": [] }', '']);

test.each([
  ['a text with its quotes', 1, 11, '"A \\"lamp\\""'],
  ['a key', 1, 3, '"name"'],
  ['a number', 1, 34, '12'],
  ['a list by its bracket', 2, 12, '['],
  ['nothing behind the last line', 3, 1, ''],
  ['nothing in a line that is not there', 9, 4, ''],
])('%s is marked', (_, line, column, piece) => {
  const row = { ...adviceRow('error', '/name', 'Wrong.'), line, column };
  const [{ from, to, words }] = marksIn(TEXT, [row], null);
  expect([TEXT.sliceString(from, to), words]).toEqual([piece, 'Wrong.']);
});

test('while the file cannot be read, only where that is', () => {
  const row = { ...adviceRow('error', '/name', 'Wrong.'), line: 1, column: 3 };
  const fault = { line: 2, column: 3, words: 'A comma is missing.' };
  expect(marksIn(TEXT, [row], fault)).toMatchObject([{ words: 'A comma is missing.', problem: null }]);
});

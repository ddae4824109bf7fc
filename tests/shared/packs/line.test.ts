// Names are texts in one line: nothing in them ends it, turns it around, or cannot be seen.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contents } from '../../../shared/games/index.ts';
import { inOneLine, legible, LINE, SEEN } from '../../../shared/packs/line.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { describe } from '../../../shared/packs/problems.ts';
import type { SourceFile } from '../../../shared/packs/source.ts';

const BAD = [
  'a\nb',
  'a\tb',
  '\u009b2Ja',
  'a\u2028b',
  '\u202eab',
  '\u2066ab\u2069',
  'a\u200bb',
  'a\u2060',
  '\ufeffa',
];
const GOOD = ['Ann', 'Größe', 'e\u0301', '👩‍🚀', 'می\u200cخواهم', 'עברית', "O'Brien", '<b>'];
const isLine = (text: string): boolean => new RegExp(LINE, 'u').test(text);

test('what belongs into a line, and what does not', () => {
  expect(BAD.filter(isLine)).toEqual([]);
  expect(GOOD.filter((text) => !isLine(text))).toEqual([]);
  expect(isLine('a\ud800')).toBe(false);
});

test('what was typed or pasted is made a line', () => {
  expect(GOOD.map(inOneLine)).toEqual(GOOD);
  expect(BAD.map(inOneLine).every(isLine)).toBe(true);
  expect(inOneLine('one\r\n\ttwo')).toBe('one two');
  expect(legible('one\ntwo\u202e\u0007')).toBe('one\ntwo');
});

test('a text of which nothing can be seen is none', () => {
  const seen = new RegExp(SEEN, 'u');
  expect(['', '  ', '\u200b', '\u2066\u2069 \n'].filter((text) => seen.test(text))).toEqual([]);
  expect(GOOD.every((text) => seen.test(text))).toBe(true);
});

/** What is wrong with a pack of a game with these names. */
function problemsOf(game: string, title: string, name: string): string[] {
  const read = (path: string): string =>
    readFileSync(new URL(`../../../mods/${game}/${path}`, import.meta.url), 'utf8');
  const manifest = { ...(JSON.parse(read('pack.json')) as object), id: 'mine', title, authors: [title] };
  const file = game === 'base' ? 'weapons' : 'suits';
  const { cards } = JSON.parse(read(`cards/${file}.json`)) as { cards: { id: string }[] };
  const files: SourceFile[] = [
    { path: 'pack.json', text: JSON.stringify(manifest) },
    { path: 'cards/a.json', text: JSON.stringify({ cards: [{ ...cards[0], name }] }) },
    { path: 'text/de.json', text: JSON.stringify({ [cards[0].id]: { name } }) },
  ];
  const { problems } = loadPacks([{ folder: 'mine', source: 'user', files }], contents);
  return problems.map((problem) => `${problem.pointer}: ${problem.code}: ${describe(problem, 'en').cure}`);
}

test.each(['base', 'arcana'])('a pack of %s names nothing otherwise', (game) => {
  const cure = 'Write it in one line, without characters that cannot be seen.';
  expect(problemsOf(game, 'plain', 'plain')).toEqual([]);
  expect(problemsOf(game, 'two\nlines', 'plain')).toEqual([
    `/title: wrong-form: ${cure}`,
    `/authors/0: wrong-form: ${cure}`,
  ]);
  expect(problemsOf(game, 'plain', 'turned \u202eround')).toEqual([
    `/cards/0/name: wrong-form: ${cure}`,
    expect.stringMatching(/\/name: wrong-form: /),
  ]);
});

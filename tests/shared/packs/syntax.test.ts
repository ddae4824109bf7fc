import { describe as group, expect, it } from 'vitest';
import { parse } from '../../../shared/packs/parse.ts';
import { describe } from '../../../shared/packs/problems.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { brief, load, manifest, pack } from './toy.ts';

group('slips of authors', () => {
  const cases: [name: string, text: string, error: string, line: number, column: number][] = [
    ['nothing', '', 'Empty', 1, 1],
    ['nothing but space', ' \n', 'Empty', 1, 1],
    ['a web page', '<!doctype html>', 'Markup', 1, 1],
    ['typographic quotes', '{ \u201cid\u201d: 1 }', 'CurlyQuote', 1, 3],
    ['a typographic quote at the end', '{ "id": "x\u201d }', 'CurlyQuote', 1, 11],
    ['guillemets', '{ "id": \u00bbx\u00ab }', 'CurlyQuote', 1, 9],
    ['single quotes', "{ 'id': 1 }", 'SingleQuote', 1, 3],
    ['a value in single quotes', '{ "id": \'x\' }', 'SingleQuote', 1, 9],
    ['True', '{ "a": True }', 'UpperCase', 1, 8],
    ['NULL', '{ "a": NULL }', 'UpperCase', 1, 8],
    ['None', '{ "a": None }', 'NoneWord', 1, 8],
    ['NaN', '{ "a": NaN }', 'NoNumber', 1, 8],
    ['a key without quotes', '{ id: 1 }', 'BareKey', 1, 3],
    ['a text without quotes', '{ "id": sword }', 'BareText', 1, 9],
    ['a leading zero', '{ "a": 05 }', 'LeadingZero', 1, 8],
    ['a plus sign', '{ "a": +5 }', 'LeadingPlus', 1, 8],
    ['a number that begins with a point', '{ "a": .5 }', 'LeadingPoint', 1, 8],
    ['a decimal comma', '{ "a": 1,5 }', 'DecimalComma', 1, 9],
    ['a comma behind the last key', '{ "a": 1, }', 'SpareComma', 1, 11],
    ['a comma behind the last entry', '[1,\n]', 'SpareComma', 2, 1],
    ['two commas', '[1,,2]', 'SpareComma', 1, 4],
    ['an equals sign', '{ "a" = 1 }', 'EqualsSign', 1, 7],
    ['a semicolon', '{ "a": 1; "b": 2 }', 'Semicolon', 1, 9],
    ['a tab in a text', '{ "a": "b\tc" }', 'TabInText', 1, 8],
    ['a brace for a bracket', '{ "a": [1 }', 'BraceForBracket', 1, 11],
    ['a bracket for a brace', '[{ "a": 1 ]', 'BracketForBrace', 1, 11],
    ['a comment', '{ # hello\n}', 'InvalidCommentToken', 1, 3],
    ['a missing comma', '{ "a": 1 "b": 2 }', 'CommaExpected', 1, 10],
    ['a missing brace', '{ "a": 1', 'CloseBraceExpected', 1, 9],
    ['a missing bracket', '[1', 'CloseBracketExpected', 1, 3],
  ];
  it.each(cases)('%s', (_name, text, error, line, column) => {
    const { problems } = parse(text);
    expect(problems.map((found) => [found.data.error, found.line, found.column])).toEqual([
      [error, line, column],
    ]);
  });

  it('each has a sentence and a cure of its own, in every language', () => {
    const [{ code }] = parse('').problems;
    const words = (language: 'en' | 'de', error: string) => {
      const place = { pack: 'p', file: 'f', line: 1, column: 1, pointer: '' };
      return describe({ severity: 'error', code, ...place, data: { error, word: 'W' } }, language);
    };
    for (const language of LANGUAGES) {
      const other = words(language, 'other');
      const errors = new Set(cases.map(([, , error]) => error));
      const sentences = [...errors].map((error) => words(language, error).sentence);
      expect(new Set(sentences).size).toBe(errors.size);
      expect(sentences).not.toContain(other.sentence);
    }
  });

  it('UTF-16 is told by its name', () => {
    const text = [...manifest('bad')].map((letter) => `${letter}\0`).join('');
    const [problem] = load([pack('bad', { 'pack.json': text })]).problems;
    expect(brief(problem)).toBe('json-syntax bad/pack.json:1:1');
    expect(problem.data.error).toBe('Utf16');
  });
});

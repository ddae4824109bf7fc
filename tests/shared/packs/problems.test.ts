import { globSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe as group, expect, it } from 'vitest';
import { describe, type Problem, type ProblemData } from '../../../shared/packs/problems.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { wholeOf, type Sentences } from '../../../shared/words/catalogue.ts';
import { de } from '../../../shared/packs/text/de.ts';
import { en } from '../../../shared/packs/text/en.ts';

const problem = (code: string, data: ProblemData): Problem => ({
  severity: 'error',
  code,
  pack: 'base',
  file: 'base/pack.json',
  line: 1,
  column: 1,
  pointer: '',
  data,
});

interface Part {
  value?: string;
  type: number;
  options?: { [name: string]: { value: Part[] } };
}
const LITERAL = 0;
const HASH = 7;

/** The names of the values in an ICU message. */
function argumentsOf(message: Sentences): string[] {
  const names = (parts: Part[]): string[] =>
    parts.flatMap(({ value, type, options }) => [
      ...(type !== LITERAL && type !== HASH && value !== undefined ? [value] : []),
      ...Object.values(options ?? {}).flatMap((option) => names(option.value)),
    ]);
  const ast = new IntlMessageFormat(wholeOf(message), 'en', undefined, {
    ignoreTag: true,
  }).getAst() as unknown as Part[];
  return [...new Set(names(ast))].sort();
}

group('catalogues', () => {
  it('have the same keys', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('%s uses the same values in all languages', (key) => {
    expect(argumentsOf(de[key])).toEqual(argumentsOf(en[key]));
  });

  it.each([
    ['"Beamtin"', '„Beamtin“', '“Beamtin”'],
    ['"Beam…', '„Beam…“', '“Beam…”'],
    ['{"a": "b"}', '{"a": "b"}', '{"a": "b"}'],
  ])('quote %s as their language does', (value, german, english) => {
    const sentence = (language: Language) => describe(problem('wrong-form', { value }), language).sentence;
    expect(sentence('de')).toContain(`${german} hat nicht`);
    expect(sentence('en')).toContain(`${english} is not`);
  });

  it('every sentence has a cure', () => {
    const sentences = Object.keys(en).filter((key) => /^problem\.[a-z0-9-]+$/.test(key));
    expect(sentences.map((key) => `${key}.cure`).filter((key) => !(key in en))).toEqual([]);
    const words = Object.keys(en).filter((key) => /^problem\.[a-z0-9-]+(?:\.cure)?\.\w+\.\w+$/.test(key));
    const others = Object.keys(en).filter((key) => !key.startsWith('problem.'));
    expect(others).toEqual(['nearest', 'untranslated', 'untranslated.cards', 'untranslated.texts']);
    expect(sentences.length * 2 + words.length + others.length).toBe(Object.keys(en).length);
  });

  it('words for a value are those of a message that sets it in, one of them for all other values', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      const [, of, name] = /^(problem\.[a-z0-9-]+(?:\.cure)?)\.(\w+)\.\w+$/.exec(key) ?? [];
      if (of === undefined) continue;
      expect(argumentsOf(en[of as keyof typeof en]), key).toContain(name);
      expect(en).toHaveProperty([`${of}.${name}.other`]);
    }
  });

  it('every code is provoked by a test', () => {
    const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
      (file) => file !== 'problems.test.ts',
    );
    const tests = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
    const codes = Object.keys(en).flatMap((key) => /^problem\.([a-z0-9-]+)$/.exec(key)?.[1] ?? []);
    expect(codes.filter((code) => !new RegExp(`[\`'"]${code}\\b`).test(tests))).toEqual([]);
  });

  it.each(LANGUAGES)('every message can be formatted: %s', (language) => {
    const messages = Object.entries<Sentences>(language === 'en' ? en : de);
    for (const [key] of messages) {
      const code = /^problem\.([a-z0-9-]+)$/.exec(key)?.[1];
      if (code === undefined) continue;
      // With its cure, and the words of both.
      const own = messages.filter(([other]) => other === key || other.startsWith(`${key}.`));
      const data = Object.fromEntries(
        own.flatMap(([, message]) => argumentsOf(message)).map((name) => [name, 7]),
      );
      const words = describe(problem(code, data), language);
      expect(words.sentence, key).toMatch(/^[^{}]+[.]$/);
      expect(words.cure, key).toMatch(/^[^{}]+[.]$/);
    }
  });
});

group('sentences', () => {
  const cases: [Language, string, ProblemData, string][] = [
    [
      'en',
      'unknown-key',
      { key: 'pover', allowed: ['id', 'power'], count: 2, nearest: 'power' },
      'There is no key “pover” here. | Did you mean “power”? Correct its spelling or remove it. Possible here: id, power.',
    ],
    [
      'de',
      'unknown-key',
      { key: 'pover', allowed: [], count: 0, nearest: 'power' },
      'Einen Schlüssel „pover“ gibt es hier nicht. | Ist „power“ gemeint? Entferne ihn.',
    ],
    [
      'en',
      'wrong-type',
      { expected: ['object', 'string'], actual: 'null' },
      'This must be one of: object, string, but it is null. | Write a value of the right type.',
    ],
    [
      'de',
      'wrong-type',
      { expected: 'integer', actual: 'string' },
      'Hier muss eine ganze Zahl stehen, nicht ein Text. | Schreibe eine ganze Zahl, ohne Anführungszeichen.',
    ],
    [
      'en',
      'json-syntax',
      { error: 'InvalidCommentToken', word: '' },
      'There is a comment, which JSON does not allow. | Remove the comment. The rest of the file is checked once this is mended.',
    ],
    [
      'en',
      'json-syntax',
      { error: 'CommaExpected', word: '' },
      'A comma is missing here. | Correct this place; an editor that knows JSON marks it. The rest of the file is checked once this is mended.',
    ],
    [
      'en',
      'more-problems',
      { count: 1 },
      'There is one more problem in this file. | Cure those above first.',
    ],
    [
      'en',
      'wrong-type',
      { expected: 'object', actual: 'array' },
      'This must be an object, but it is a list. | Write keys and values in braces.',
    ],
    [
      'en',
      'bare-list',
      { key: 'cards', example: '{ "cards": [ … ] }' },
      'The file is a list, but it must be an object that has the list as its “cards”. | Write it like this: { "cards": [ … ] }.',
    ],
    [
      'de',
      'bare-entry',
      { key: 'cards', example: '{ "cards": [ … ] }' },
      'Die Datei ist ein einzelner Eintrag; Einträge gehören in die Liste „cards“. | Schreibe es so: { "cards": [ … ] }.',
    ],
    [
      'de',
      'more-problems',
      { count: 1200 },
      'In dieser Datei sind noch 1.200 Probleme. | Behebe zuerst die vorigen.',
    ],
    [
      'en',
      'json-syntax',
      { error: 'InvalidUnicode', word: '' },
      'After \\u there must be four hexadecimal digits. | Correct this place; an editor that knows JSON marks it. The rest of the file is checked once this is mended.',
    ],
  ];
  it.each(cases)('%s %s', (language, code, data, words) => {
    const { sentence, cure } = describe(problem(code, data), language);
    expect(`${sentence} | ${cure}`).toBe(words);
  });

  it('long lists are cut', () => {
    const allowed = Array.from({ length: 60 }, (_, i) => `v${i}`);
    const { cure } = describe(problem('not-allowed', { value: '1', allowed }), 'en');
    expect(cure).toBe('Possible here: v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, ….');
  });

  it('values are never read as messages', () => {
    const { sentence } = describe(problem('unknown-id', { id: "{x} <b>'" }), 'en');
    expect(sentence).toBe("There is no card “{x} <b>'”.");
  });

  it("a game's own codes, and unknown codes", () => {
    const own = { 'problem.odd': 'It is odd: {n}.', 'problem.odd.cure': 'Add one.' };
    expect(describe(problem('odd', { n: 3 }), 'en', own)).toEqual({
      sentence: 'It is odd: 3.',
      cure: 'Add one.',
    });
    expect(describe(problem('odd', {}), 'en', own).sentence).toBe('It is odd: {n}.');
    expect(describe(problem('even', {}), 'en', own).sentence).toContain('even');
  });
});

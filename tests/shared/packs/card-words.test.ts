// The words that the cards of each game are written in: each has a form, an example that fits it, words and help.
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { contents } from '../../../shared/games/index.ts';
import { en as arcana } from '../../../shared/games/arcana/content/help/en.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { en as ravingspire } from '../../../shared/games/ravingspire/content/help/en.ts';
import { kindsIn } from '../../../shared/packs/fields/kind-fields.ts';
import { Forms } from '../../../shared/packs/sentence/forms.ts';
import { WORD_LISTS, type CardWords, type WordsHelp } from '../../../shared/packs/card-words.ts';
import { VALIDATOR_OPTIONS } from '../../../shared/packs/schema.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { fieldPaths, helpTexts } from '../../support/help.ts';

const HELP: { readonly [game: string]: WordsHelp } = { arcana, ravingspire };
/** Lists whose examples hold the word among others: the schema is that of the word alone. */
const INSIDE: readonly string[] = ['whom', 'filters', 'zones'];

const languages = contents.flatMap(({ game, language }) => (language ? [{ game, language }] : []));

type List = (typeof WORD_LISTS)[number];

/** A check of each word of a language; what the words have in common is compiled once. */
function checksOf(words: CardWords): (list: List, name: string) => ValidateFunction {
  const ajv = new Ajv({ ...VALIDATOR_OPTIONS, allErrors: false });
  const own = WORD_LISTS.flatMap((list) =>
    words[list].map(({ name, schema }) => [`${list}.${name}`, schema]),
  );
  ajv.addSchema({ $id: 'words', $defs: { ...words.definitions, ...Object.fromEntries(own) } });
  return (list, name) => {
    const check = ajv.getSchema(`words#/$defs/${list}.${name}`);
    if (check === undefined) throw new Error(`${list} has no ${name}`);
    return check;
  };
}

/** Whether the examples of a list fit the schemas of their words. */
function misfits(words: CardWords, checkOf: ReturnType<typeof checksOf>, list: List): string[] {
  return words[list].flatMap(({ name, example }) => {
    const check = checkOf(list, name);
    const value = list === 'filters' ? (example as { readonly [key: string]: unknown })[name] : example;
    return check(INSIDE.includes(list) && list !== 'filters' ? name : value)
      ? []
      : [`${name}: ${JSON.stringify(check.errors)}`];
  });
}

/** The texts that a language does not have. */
const missing = (words: CardWords): string[] =>
  helpTexts(words).flatMap(({ of, language, said }) => (said.trim() === '' ? [`${of} in ${language}`] : []));

test('both games have a language', () => {
  expect(languages.map(({ game }) => game)).toEqual(['ravingspire', 'arcana']);
});

describe.each(languages)('$game', ({ game, language }) => {
  const checkOf = checksOf(language);

  test.each(WORD_LISTS)('%s: each has help, and nothing else has', (list) => {
    expect(Object.keys(HELP[game][list] ?? {}).sort()).toEqual(language[list].map(({ name }) => name).sort());
  });

  test('every word, field and heading has help in every language', () => {
    expect(missing(language)).toEqual([]);
  });

  test('no help of a language is that of another', () => {
    const said = helpTexts(language).map(({ language: lang, ...text }): [key: string, said: string] => [
      `${lang} ${text.of}`,
      text.said,
    ]);
    const texts = new Map(said);
    const same = said.filter(
      ([key, text]) => key.startsWith('de ') && texts.get(key.replace('de', 'en')) === text,
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test('every kind is told in one sentence or two, and nothing else is', () => {
    expect(Object.keys(language.kinds).sort()).toEqual(kindsIn(new Forms(language)).map(String).sort());
    for (const texts of Object.values(language.kinds))
      for (const lang of LANGUAGES) expect(texts[lang].length, texts[lang]).toBeLessThanOrEqual(110);
  });

  test('every field of a card has help, and what has help is a field', () => {
    const paths = fieldPaths(language);
    const told = Object.keys(language.fields);
    expect(told.filter((path) => !paths.has(path))).toEqual([]);
    expect([...paths].filter((path) => !path.includes('.') && !told.includes(path))).toEqual([]);
  });

  test('every list with words has a heading, and no other list', () => {
    const headed = WORD_LISTS.filter((list) => language.headings[list] !== undefined);
    expect(headed).toEqual(WORD_LISTS.filter((list) => language[list].length > 0));
    expect(language.headings.card).toBeDefined();
  });

  test.each(WORD_LISTS)('%s: each example fits the schema of its word', (list) => {
    expect(misfits(language, checkOf, list)).toEqual([]);
  });

  test.each(WORD_LISTS)('%s: each example reads as a whole in every language', (list) => {
    for (const { name, example, say } of language[list]) {
      for (const lang of LANGUAGES) {
        const said = say(example, lang, (id) => id).map(phraseText);
        expect(said.length, name).toBeGreaterThan(0);
        for (const sentence of said) expect(sentence, `${name} in ${lang}`).toMatch(/^[^{}]+$/);
        expect(said.join(), name).not.toContain('undefined');
      }
    }
  });
});

test('help that a language leaves out would be missed', () => {
  const [draw, ...verbs] = cardWords.verbs.toReversed();
  const english = { ...draw, help: { en: draw.help.en } };
  const words = { ...cardWords, verbs: [...verbs, english] } as unknown as CardWords;
  expect(missing(words)).toContain(`verbs.${draw.name} in de`);
});

// The words that the cards of each game are written in: each has a form, an example that fits it, words and help.
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { contents } from '../../../shared/games/index.ts';
import { en as arcana } from '../../../shared/games/arcana/content/help/en.ts';
import { cardWords } from '../../../shared/games/ravingspire/content/card-words.ts';
import { en as ravingspire } from '../../../shared/games/ravingspire/content/help/en.ts';
import { WORD_LISTS, type CardWords, type WordsHelp } from '../../../shared/packs/card-words.ts';
import { VALIDATOR_OPTIONS } from '../../../shared/packs/schema.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { helpTexts } from '../../support/help.ts';

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

/** What a text names as it is written in cards, and where its links lead; what an author puts in has words of its own. */
const codeIn = (said: string): string[] =>
  [...said.matchAll(/`([^`]*)`|\]\(([^)]*)\)/g)]
    .map(([, code, link]) => code ?? link)
    .filter((code) => !/\p{Lu}{2}|^[a-z]+:[a-z]+$/u.test(code))
    .sort();

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

  test('every list with words has a heading, and no other list', () => {
    const headed = WORD_LISTS.filter((list) => language.headings[list] !== undefined);
    expect(headed).toEqual(WORD_LISTS.filter((list) => language[list].length > 0));
    expect(language.headings.card !== undefined).toBe(Object.keys(language.fields).length > 0);
  });

  test('every language writes the same words and links', () => {
    const written = (lang: Language): string[] =>
      helpTexts(language)
        .filter((text) => text.language === lang)
        .map(({ of, said }) => `${of}: ${codeIn(said).join(' ')}`);
    for (const lang of LANGUAGES) expect(written(lang)).toEqual(written('en'));
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

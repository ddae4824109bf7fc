// The words that the cards of each game are written in: each has a form, an example that fits it, words and help.
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { contents } from '../../../shared/games/index.ts';
import { en as arcana } from '../../../shared/games/arcana/content/help/en.ts';
import { en as ravingspire } from '../../../shared/games/ravingspire/content/help/en.ts';
import { WORD_LISTS, type CardWords, type WordsHelp } from '../../../shared/packs/card-words.ts';
import { VALIDATOR_OPTIONS } from '../../../shared/packs/schema.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';

const HELP: { readonly [game: string]: WordsHelp } = { arcana, ravingspire };
/** Lists whose examples hold the word among others: the schema is that of the word alone. */
const INSIDE: readonly string[] = ['whom', 'filters', 'zones'];

const languages = contents.flatMap(({ game, language }) => (language ? [{ game, language }] : []));

/** Whether the examples of a list fit the schemas of their words. */
function misfits(words: CardWords, list: (typeof WORD_LISTS)[number]): string[] {
  const ajv = new Ajv({ ...VALIDATOR_OPTIONS, allErrors: false });
  return words[list].flatMap(({ name, schema, example }) => {
    const check = ajv.compile({ ...schema, $defs: words.definitions });
    const value = list === 'filters' ? (example as { readonly [key: string]: unknown })[name] : example;
    return check(INSIDE.includes(list) && list !== 'filters' ? name : value)
      ? []
      : [`${name}: ${ajv.errorsText(check.errors)}`];
  });
}

test('both games have a language', () => {
  expect(languages.map(({ game }) => game)).toEqual(['ravingspire', 'arcana']);
});

describe.each(languages)('$game', ({ game, language }) => {
  test.each(WORD_LISTS)('%s: each has help, and nothing else has', (list) => {
    expect(Object.keys(HELP[game][list] ?? {}).sort()).toEqual(language[list].map(({ name }) => name).sort());
    for (const { name, help } of language[list]) expect(help.en.does, name).not.toBe('');
  });

  test.each(WORD_LISTS)('%s: each example fits the schema of its word', (list) => {
    expect(misfits(language, list)).toEqual([]);
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

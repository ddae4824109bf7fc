// Help speaks to authors who know the table and nothing else: no files, no JSON, no words as cards are written with.
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../scripts/lint/catalogues.ts';
import { contents } from '../../shared/games/index.ts';
import { wholeOf } from '../../shared/words/catalogue.ts';
import { helpTexts, writtenWords, type Said } from '../support/help.ts';
import { literals } from '../support/literals.ts';

/** Signs of code, names of files and folders, links, and words for how things are written down. */
const TECHNICAL: readonly RegExp[] = [
  /[`{}[\]<>_|\\]/,
  /["]/,
  /(?<![\p{L}\d])\.?\/|\/(?![\p{L}\d])/u,
  /\p{L}\/\p{L}/u,
  /\.\p{Ll}{2,4}(?!\p{L})/u,
  /\p{L}:\p{L}/u,
  /(?<!\p{L})(?:JSON|Schema|schema|null|true|false)(?!\p{L})/u,
];

const isWord = (word: string): RegExp => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u');

/** Words that German texts of the program say as well: „die“, „normal“. */
const german = (
  await Promise.all(
    CATALOGUES.filter(({ language }) => language === 'de').map(async ({ messages }) =>
      Object.values(await messages()).map((message) => literals(parse(wholeOf(message)))),
    ),
  )
)
  .flat()
  .join('\n');

/** What is wrong with texts of help. @param written the words that cards are written with */
function technical(texts: readonly Said[], written: Iterable<string>): string[] {
  const words = [...written];
  // A word with a hyphen or a capital within is a word of no language.
  const made = words.filter((word) => /\p{Ll}[-\p{Lu}]\p{L}/u.test(word));
  const foreign = words.filter((word) => !isWord(word).test(german));
  return texts.flatMap(({ of, language, said }) => {
    const forbidden = [...made, ...(language === 'de' ? foreign : [])].map(isWord);
    const found = [...TECHNICAL, ...forbidden].flatMap((pattern) => pattern.exec(said)?.[0] ?? []);
    return [...new Set(found)].map((sign) => `${language} ${of}: ${sign}`);
  });
}

const languages = contents.flatMap(({ game, language }) => (language ? [{ game, language }] : []));

describe.each(languages)('$game', ({ language }) => {
  test('speaks of the table alone', () => {
    expect(technical(helpTexts(language), writtenWords(language))).toEqual([]);
  });
});

test.each([
  ['the picture, see art.md', '.md'],
  ['other languages in text/', '/'],
  ['`as` says what it counts as', '`'],
  ['elsewhere it is called pack:id', 'k:i'],
  ['"this" is the card itself', '"'],
  ['see the effect lay-on-foe-deck', 'lay-on-foe-deck'],
  ['upTo says that there may be fewer', 'upTo'],
])('%s: would be found', (said, sign) => {
  const [{ language }] = languages;
  expect(technical([{ of: 'card.art', language: 'en', said }], writtenWords(language))).toContain(
    `en card.art: ${sign}`,
  );
});

test('a word of the files would be found in German', () => {
  const [{ language }] = languages;
  const said = 'Gezählt werden fight, skill und charm.';
  const found = technical([{ of: 'card.cost', language: 'de', said }], writtenWords(language));
  expect(found).toEqual(['de card.cost: fight', 'de card.cost: skill', 'de card.cost: charm']);
});

// One word for one thing: every catalogue keeps to docs/glossary.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../scripts/lint/catalogues.ts';
import { contents } from '../../shared/games/index.ts';
import { wholeOf } from '../../shared/words/catalogue.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { helpTexts } from '../support/help.ts';
import { literals } from '../support/literals.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface Term {
  readonly en: string;
  readonly de: string;
  /** "f, Partien", or "verb". */
  readonly forms: string;
  /** "Arcana", or "Ravingspire: of a level". */
  readonly where: string;
  readonly not: { readonly [L in Language]: readonly string[] };
}

const words = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));

const terms: readonly Term[] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:English|---)/.test(line))
  .map((line) => {
    const cells = line.split('|').slice(1, -1);
    const [en, de, forms, where, notEnglish, notGerman] = cells.map((cell) => cell.trim());
    return { en, de, forms, where, not: { en: words(notEnglish), de: words(notGerman) } };
  });

interface Manifest {
  readonly game: string;
  readonly description: string;
  readonly translations: { readonly de: { readonly description: string } };
}

interface Message {
  readonly file: string;
  readonly key: string;
  readonly language: Language;
  readonly source: string;
  readonly said: string;
}

const messageOf = (file: string, key: string, language: Language, source: string): Message => ({
  file,
  key,
  language,
  source,
  said: literals(parse(source)),
});

const messages: readonly Message[] = (
  await Promise.all(
    CATALOGUES.map(async ({ file, language, messages: of }) =>
      Object.entries(await of()).map(([key, source]) => messageOf(file, key, language, wholeOf(source))),
    ),
  )
).flat();

/** What packs that are shipped say of themselves, as messages of their games. */
const announced: readonly Message[] = readdirSync(join(ROOT, 'mods')).flatMap((pack) => {
  const said = JSON.parse(readFileSync(join(ROOT, 'mods', pack, 'pack.json'), 'utf8')) as Manifest;
  const file = join('mods', said.game, pack);
  return [
    { file, key: 'description', language: 'en' as const, source: '', said: said.description },
    { file, key: 'description', language: 'de' as const, source: '', said: said.translations.de.description },
  ];
});

/** What is said about the words of the card languages, as messages of their games. */
const explained: readonly Message[] = contents.flatMap(({ game, language: words }) =>
  words === undefined
    ? []
    : helpTexts(words).map(({ of, language, said }) => {
        const file = join('shared', 'games', game, 'content', 'help');
        return { file, key: of, language, source: said, said };
      }),
);

const GAMES = ['Ravingspire', 'Arcana'] as const;
const placeOf = ({ where }: Term): string => where.split(':')[0];

/** Whether a term is one of a file: those of one game say nothing about the other. */
const concerns = (term: Term, file: string): boolean =>
  !GAMES.some((game) => game !== placeOf(term) && file.includes(`${sep}${game.toLowerCase()}${sep}`)) ||
  !(GAMES as readonly string[]).includes(placeOf(term));

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The word, with the endings that it may have; nouns of German begin with a capital, words of English need not. */
const patternOf = (word: string, language: Language): RegExp =>
  language === 'de'
    ? new RegExp(`(?<!\\p{L})${escaped(word)}(?:s|es|en|n|er|ern)?(?!\\p{L})`, 'u')
    : new RegExp(`(?<!\\p{L})${escaped(word)}(?:s|es)?(?!\\p{L})`, /\p{Lu}{2}/u.test(word) ? 'u' : 'iu');

/** Messages that say a forbidden word. */
const wrong = (term: Term, of: readonly Message[]): string[] =>
  LANGUAGES.flatMap((language) =>
    term.not[language].flatMap((word) => {
      const found = patternOf(word, language);
      return of
        .filter((message) => message.language === language && concerns(term, message.file))
        .filter(({ said }) => found.test(said))
        .map(({ file, key }) => `${file}: ${key} says "${word}"`);
    }),
  );

/** Rows that are one, and those that share a word without a word on which is which. */
function doubled(rows: readonly Term[]): string[] {
  const faults: string[] = [];
  rows.forEach((one, i) => {
    for (const other of rows.slice(i + 1)) {
      const same = LANGUAGES.filter(
        (language) => one[language].toLowerCase() === other[language].toLowerCase(),
      );
      if (same.length === 0) continue;
      const areTold = one.where.includes(':') && other.where.includes(':') && one.where !== other.where;
      if (same.length === LANGUAGES.length || !areTold) faults.push(`${one.en}, ${one.de} and ${other.en}`);
    }
  });
  return faults;
}

/** Articles that a German noun in the singular cannot have, by gender. */
const IMPOSSIBLE: { readonly [gender: string]: string } = {
  m: 'das|eine|einer|keine|keiner|diese|dieses',
  f: 'das|dem|des|den|ein|einen|einem|eines|kein|keinen|dieses|diesen|diesem',
  n: 'der|den|die|eine|einen|einer|keine|keinen|keiner|diese|dieser|diesen',
};

/** Messages in which an article does not go with the gender of its noun. */
function misgendered({ de, forms }: Term, of: readonly Message[]): string[] {
  const [gender, plural] = forms.split(', ');
  if (gender === 'verb' || plural === de || de.includes(' ')) return [];
  const found = new RegExp(`(?<!\\p{L})(?:${IMPOSSIBLE[gender]}) ${escaped(de)}(?!\\p{L}|-)`, 'iu');
  return of
    .filter(({ language, said }) => language === 'de' && found.test(said))
    .map(({ file, key, said }) => `${file}: ${key} says "${found.exec(said)![0]}"`);
}

test('the glossary has rows, each with gender and plural, and no two for one term', () => {
  expect(terms.length).toBeGreaterThan(80);
  expect(messages.length).toBeGreaterThan(2000);
  expect(explained.length).toBeGreaterThan(250);
  expect(doubled(terms)).toEqual([]);
  const places = ['application', 'both games', ...GAMES];
  for (const term of terms) {
    expect(term.forms, term.de).toMatch(/^(?:[mfn], .+|verb)$/);
    expect(places).toContain(placeOf(term));
  }
});

test('most terms have words that they forbid, and none that another row wants', () => {
  const forbidding = terms.filter(({ not }) => not.en.length + not.de.length > 0);
  expect(forbidding.length / terms.length).toBeGreaterThan(0.75);
  const asked = terms.flatMap((term) =>
    LANGUAGES.flatMap((language) =>
      term.not[language]
        .filter((word) => terms.some((other) => other[language] === word && placeOf(other) === placeOf(term)))
        .map((word) => `${term.de} forbids ${word}`),
    ),
  );
  expect(asked).toEqual([]);
});

describe.each(terms)('$en, $de', (term) => {
  test('occurs in both languages', () => {
    for (const language of LANGUAGES) {
      const word = term[language].toLowerCase();
      const said = messages.some(
        (message) => message.language === language && message.said.toLowerCase().includes(word),
      );
      expect(said, `${word} in ${language}`).toBe(true);
    }
  });

  test('has no second word', () =>
    expect(wrong(term, [...messages, ...announced, ...explained])).toEqual([]));

  test('has the articles of its gender', () =>
    expect(misgendered(term, [...messages, ...explained])).toEqual([]));

  test('would be missed if a message said another', () => {
    for (const language of LANGUAGES) {
      const at = messages.find((message) => message.language === language && concerns(term, message.file))!;
      for (const word of term.not[language]) {
        const mutant = messageOf(at.file, at.key, language, `${at.source} ${word}.`);
        expect(wrong(term, [mutant])).toContain(`${at.file}: ${at.key} says "${word}"`);
      }
    }
  });
});

/** Messages that name all things of a sort, one for each option. */
const NAMING: readonly (readonly [file: string, key: string])[] = [
  ...['kind', 'level', 'phase', 'attribute', 'class', 'enemy'].map(
    (what) => [join('shared', 'games', 'ravingspire', 'text'), `word.${what}`] as const,
  ),
  [join('shared', 'games', 'arcana', 'text'), 'word.kind'],
];
/** What only stands for the rest of a sort. */
const UNNAMED: ReadonlySet<string> = new Set(['the end']);

/** The messages that a message has for its value, by what they say. */
function wordsOf({ file, key, language }: Message, value: string): { [option: string]: string } {
  const family = `${key}.${value}.`;
  return Object.fromEntries(
    messages
      .filter((each) => each.file === file && each.language === language && each.key.startsWith(family))
      .map((each) => [each.key.slice(family.length), each.said]),
  );
}

function optionsOf(folder: string, key: string, language: Language): { [option: string]: string } {
  const message = messages.find(
    (each) =>
      each.file === join(folder, language, 'table.ts') && each.key === key && each.language === language,
  )!;
  const [select] = parse(message.source);
  if (select.type === TYPE.argument) return wordsOf(message, select.value);
  if (select.type !== TYPE.select) throw new Error(`${key} chooses nothing`);
  return Object.fromEntries(
    Object.entries(select.options).map(([option, { value }]) => [option, literals(value)]),
  );
}

test.each(NAMING)('%s: what %s names is in the glossary', (folder, key) => {
  const [en, de] = LANGUAGES.map((language) => optionsOf(folder, key, language));
  const missing = Object.keys(en)
    .filter((option) => !UNNAMED.has(en[option]))
    .filter(
      (option) =>
        !terms.some((term) => term.en.toLowerCase() === en[option].toLowerCase() && term.de === de[option]),
    );
  expect(missing.map((option) => `${en[option]}, ${de[option]}`)).toEqual([]);
});

describe('what is wrong is found', () => {
  const row = (en: string, de: string, forms: string, where: string): Term => ({
    ...{ en, de, forms, where },
    not: { en: [], de: [] },
  });

  test('a forbidden word', () => {
    const message = messageOf('a', 'log.title', 'de', 'Das Protokoll');
    const term = terms.find(({ de }) => de === 'Chronik')!;
    expect(wrong(term, [message])).toEqual(['a: log.title says "Protokoll"']);
    expect(wrong(term, [messageOf('a', 'log.title', 'de', 'Protokollant')])).toEqual([]);
    const ring = terms.find(({ de }) => de === 'Ring')!;
    const arcana = messageOf(`shared${sep}games${sep}arcana${sep}text${sep}de.ts`, 'a', 'de', 'Ein Kreis');
    expect(wrong(ring, [arcana])).toEqual([]);
  });

  test('two rows for one term', () => {
    const game = row('game', 'Partie', 'f, Partien', 'application');
    expect(doubled([game, game])).toHaveLength(1);
    expect(doubled([game, row('game', 'Spiel', 'n, Spiele', 'application')])).toHaveLength(1);
    expect(
      doubled([
        row('game', 'Partie', 'f, Partien', 'application: one that is played'),
        row('game', 'Spiel', 'n, Spiele', 'application: the product'),
      ]),
    ).toEqual([]);
  });

  test('an article of another gender', () => {
    const message = messageOf('a', 'b', 'de', 'Das Chronik ist leer.');
    expect(misgendered(row('log', 'Chronik', 'f, Chroniken', 'application'), [message])).toHaveLength(1);
    expect(misgendered(row('log', 'Chronik', 'n, Chroniken', 'application'), [message])).toEqual([]);
  });
});

// One word for one thing: every catalogue keeps to docs/glossary.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

interface Term {
  readonly en: string;
  readonly de: string;
  /** "f, Partien", or "verb". */
  readonly forms: string;
  readonly where: string;
  readonly not: readonly string[];
}

const terms: readonly Term[] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:English|---)/.test(line))
  .map((line) => {
    const [en, de, forms, where, not] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { en, de, forms, where, not: not === '' ? [] : not.split(', ') };
  });

/** What a message says itself, without the names of its values and choices. */
function literals(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return literals(element.children);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return ' ';
      return Object.values(element.options)
        .map(({ value }) => literals(value))
        .join(' ');
    })
    .join('');
}

interface Message {
  readonly file: string;
  readonly key: string;
  readonly language: string;
  readonly said: string;
}

const files = ['shared', 'renderer', 'main', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.includes(`${sep}text${sep}`) && /(?:^|[/\\.])(?:en|de)\.ts$/.test(file))
  .sort();

const messages: readonly Message[] = (
  await Promise.all(
    files.map(async (file) => {
      const made = (await import(join(ROOT, file))) as { readonly [name: string]: unknown };
      const language = file.endsWith('en.ts') ? 'en' : 'de';
      return Object.values(made).flatMap((catalogue) =>
        typeof catalogue !== 'object' || catalogue === null
          ? []
          : Object.entries(catalogue as { readonly [key: string]: string }).map(([key, message]) => ({
              file,
              key,
              language,
              said: literals(parse(message)),
            })),
      );
    }),
  )
).flat();

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Messages that say a forbidden word. Arcana has a deck of its own: a tarot deck. */
const wrong = ({ not, where }: Term, of: readonly Message[]): string[] =>
  not.flatMap((word) => {
    const found = new RegExp(`(?<!\\p{L})${escaped(word)}(?:s|es|en)?(?!\\p{L})`, 'u');
    const language = word === 'armour' ? 'en' : 'de';
    return of
      .filter((message) => message.language === language && found.test(message.said))
      .filter(({ file }) => where !== 'Ravingspire' || !file.includes(`${sep}arcana${sep}`))
      .map(({ file, key }) => `${file}: ${key} says "${word}"`);
  });

test('the glossary has rows, and no two for one term of one place', () => {
  expect(terms.length).toBeGreaterThan(40);
  expect(messages.length).toBeGreaterThan(2000);
  const keys = terms.map(({ en, de }) => `${en} ${de}`);
  expect(new Set(keys).size).toBeLessThanOrEqual(keys.length);
  for (const { forms } of terms) expect(forms).toMatch(/^(?:[mfn], .+|verb)$/);
});

describe.each(terms)('$en, $de', (term) => {
  test('occurs in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const word = term[language].toLowerCase();
      const said = messages.some(
        (message) => message.language === language && message.said.toLowerCase().includes(word),
      );
      expect(said, `${word} in ${language}`).toBe(true);
    }
  });

  test('has no second word', () => expect(wrong(term, messages)).toEqual([]));
});

test('a forbidden word is found', () => {
  const message = { file: 'a', key: 'log.title', language: 'de', said: 'Das Protokoll' };
  const term = terms.find(({ de }) => de === 'Chronik')!;
  expect(wrong(term, [message])).toEqual(['a: log.title says "Protokoll"']);
  expect(wrong(term, [{ ...message, said: 'Protokollant' }])).toEqual([]);
});

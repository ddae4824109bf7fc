// Numbers stay on one line with what they count: the rule, and every message of every catalogue by it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { moment } from '../../../renderer/shell/format.ts';
import { de } from '../../../main/host/text/de.ts';
import { en } from '../../../main/host/text/en.ts';
import { say, type HostKey } from '../../../main/host/words.ts';
import { CATALOGUES } from '../../../scripts/lint/catalogues.ts';
import { wholeOf } from '../../../shared/words/catalogue.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { phraseText as tokensText, text } from '../../../shared/words/tokens.ts';
import { bound, boundPhrase, paths } from '../../../shared/tableau/bound.ts';
import { phraseText } from '../../../shared/tableau/plain.ts';

const host = { en, de };
const ROOT = resolve(import.meta.dirname, '../../..');
const shown = (text: string): string => bound(text).replaceAll('\u00a0', '_');

test.each([
  ['2 Karten', '2_Karten'],
  ['Zug 2.', 'Zug_2.'],
  ['Zug 2, Begegnung', 'Zug_2, Begegnung'],
  ['Platz 3 entfernen', 'Platz_3 entfernen'],
  ['verliert 2 Verstand (noch 3)', 'verliert 2_Verstand (noch_3)'],
  ['1 bis 6 Verstand', '1_bis 6_Verstand'],
  ['2 × „Klinge“', '2_× „Klinge“'],
  ['for 2 to 4 players', 'for 2_to 4_players'],
  ['nearly 10,000 games', 'nearly 10,000_games'],
  ['Looking back at entry 3 of 60', 'Looking back at entry_3 of_60'],
  ['42 %', '42_%'],
  ['no number', 'no number'],
])('%s', (text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(bound(text)).toHaveLength(text.length);
});

test('a number and what it counts may be tokens of their own', () => {
  const phrase = [{ text: 'costs ' }, { number: 3 }, { text: ' ' }, { symbol: 'fight', text: 'fight' }];
  expect(boundPhrase(phrase)[2]).toEqual({ text: '\u00a0' });
  expect(boundPhrase(phrase)[3]).toEqual(phrase[3]);
  expect(phraseText(phrase)).toBe('costs 3\u00a0fight');
  expect(tokensText(phrase)).toBe('costs 3 fight');
});

test('a path is copied with the spaces that it has', () => {
  const folder = '/home/ada/Games 2 of 3';
  expect(bound(`In ${folder} are 4 files`, [folder])).toBe(`In ${folder} are 4\u00a0files`);
  expect(paths({ folder, count: 3, title: 'Part 2' })).toEqual([folder]);
  const values = { made: text('24.11.2026, 06:57'), folder: text(folder) };
  expect(say('en', 'notice.restored', values)).toContain(folder);
});

test.each(['en', 'de'] as const)(
  'sentences of the host keep numbers with what they count, in %s',
  (language) => {
    expect(say(language, 'cannot.table.long', { count: 700, most: 600 })).toMatch(/ 700\u00a0\p{L}/u);
    expect(say(language, 'cannot.fileSize', { size: 700, most: 600 })).toMatch(/ 700\u00a0\p{L}/u);
    expect(say(language, 'notice.skipped', { count: 3 })).toMatch(/^3\u00a0\p{L}/u);
    for (const key of Object.keys(host[language]) as HostKey[]) {
      const whole = wholeOf(host[language][key]);
      const [message] = texts(parse(whole));
      if (!/\{/.test(whole)) expect(say(language, key)).toBe(bound(message));
    }
  },
);

test('the time of day stays with its day', () => {
  for (const language of ['en', 'de'] as const)
    expect(moment(language, Date.UTC(2026, 10, 24, 6, 57))).toMatch(/2026,\u00a0\d\d:\d\d$/);
});

/** Every text that a message can come out as, with a number for each value. */
function texts(elements: readonly MessageFormatElement[]): string[] {
  let all = [''];
  for (const element of elements) {
    const parts =
      element.type === TYPE.literal
        ? [element.value]
        : element.type === TYPE.select || element.type === TYPE.plural
          ? Object.values(element.options).flatMap(({ value }) => texts(value))
          : element.type === TYPE.tag
            ? texts(element.children)
            : ['7'];
    // A message of many branches need not be said in every mixture of them.
    all = all.flatMap((text) => parts.map((part) => text + part)).slice(0, 400);
  }
  return all;
}

describe('catalogues', () => {
  test('are found, each in both languages', () => {
    expect(CATALOGUES.length).toBeGreaterThan(30);
    const files = CATALOGUES.map(({ file }) => file);
    for (const { file, language } of CATALOGUES)
      for (const other of LANGUAGES)
        expect(files).toContain(file.replace(new RegExp(`(?<=[/\\\\]text[/\\\\])${language}`), other));
  });

  test.each(CATALOGUES)('$file keeps numbers with what they count', async (catalogue) => {
    const messages = Object.values(await catalogue.messages());
    const parted = messages.flatMap((message) =>
      texts(parse(wholeOf(message)))
        .map((each) => bound(each))
        .filter((text) => {
          // A number that counts, or one that nothing holds: behind a word that is numbered it may part.
          const alone = /(?<!\u00a0|\d)7 [\p{L}%×]/u.test(text);
          return alone || /\p{L} 7(?=[.,;:!?)]|$)/u.test(text);
        }),
    );
    expect(parted).toEqual([]);
  });
});

test('what the page shows goes through the rule', () => {
  const files = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|svelte)$/.test(file))
    .map((file) => [file, readFileSync(join(ROOT, 'renderer', file), 'utf8')] as const);
  const past = files.filter(([, code]) =>
    /import \{[^}]*\b(?:phraseText|toText)\b[^}]*\} from '[^']*words\/tokens/.test(code),
  );
  expect(past.map(([file]) => file)).toEqual([]);
});

test('sentences of the host are said by its words alone', () => {
  const files = readdirSync(join(ROOT, 'main'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => [file, readFileSync(join(ROOT, 'main', file), 'utf8')] as const);
  const past = files.filter(([, code]) => /from '[^']*text\/(?:en|de)\.ts'/.test(code)).map(([file]) => file);
  expect(past).toEqual([join('host', 'words.ts')]);
});

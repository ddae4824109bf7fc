// The log of Ravingspire as it is read: every recorded game, each heading and each line a sentence.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import { chapters, readRecording } from '../../../../../scripts/commands/support/recording.ts';
import type { Question } from '../../../../../shared/engine/game.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import { effectiveEntries, type SavedTable } from '../../../../../shared/engine/log.ts';
import { heroName } from '../../../../../shared/games/ravingspire/narrate/grammar.ts';
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { phraseText, type Phrase } from '../../../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { sayDeed } from '../../../../../shared/tableau/deed.ts';
import { RECORDED_FOLDER, recordedFiles } from '../../../../support/recorded.ts';

const shelf = loadShelf([]);
const games = recordedFiles()
  .map((file) => [file, readRecording(join(RECORDED_FOLDER, file))] as const)
  .filter(([, { game }]) => game === 'ravingspire');

interface Line {
  readonly said: Phrase;
  /** What the button said for it; empty for what no button was pressed for. */
  readonly label: string;
}

/** Every heading and line of a game, and what its heroes are called. */
function read(saved: SavedTable, language: Language) {
  const { game, presenter } = ravingspireEntry;
  const match = game.match(saved.setup, saved.definitions);
  const titles = shelf.titles(language, saved.definitions);
  const narrator = presenter(match, saved.definitions, language, titles).narrator(null);
  const labelOf = (body: Json, question: Question | null): string =>
    phraseText(question ? narrator.question(question) : narrator.action(body as never));
  const lines = chapters(game as never, saved, effectiveEntries(saved.log)).flatMap(
    ({ entry, question, events }): Line[] => {
      const told = events.map((event) => ({ said: narrator.event(event as never), label: '' }));
      if (entry === null) return told;
      const label = labelOf(entry.body, question);
      const name = narrator.seat(entry.seat);
      const said = sayDeed(narrator as never, entry, question) ?? [...name, { text: `: ${label}` }];
      return [{ said, label }, ...told];
    },
  );
  return { lines, names: saved.setup.heroes.map((_, seat) => phraseText(narrator.seat(seat))) };
}

/** What is wrong with a sentence of the log, or null. */
function fault({ said, label }: Line, names: readonly string[], language: Language): string | null {
  const sentence = phraseText(said);
  if (!/[.!?]$/.test(sentence)) return 'is not finished';
  if (label !== '' && sentence.includes(label)) return 'repeats the button';
  if (/(?:option|Möglichkeit)\s\d/.test(sentence)) return 'says a number instead of what was chosen';
  for (const name of names) {
    if (sentence.includes(`${name}: `)) return 'has a colon after a name';
    if (new RegExp(`${name}\\W+${name}`, 'u').test(sentence)) return 'says a name twice in a row';
    if (!sentence.startsWith(`${name} `)) continue;
    const [verb] = sentence.slice(name.length + 1).split(/[\s.,]/);
    if (!(language === 'de' ? /^(?:\p{Ll}+t|ist|wird)$/u : /^\p{Ll}+s$/u).test(verb))
      return `has no finite verb after a name: ${verb}`;
  }
  return nameFault(said, names, language);
}

/** What several of a card are called. */
const MANY = new Set(
  LANGUAGES.flatMap((language) => {
    const titles = shelf.titles(language);
    return Object.keys(shelf.definitions(['base'])).flatMap((id) => titles.forms?.(id)?.many ?? []);
  }),
);

/** A card with an article: it declines. */
const DECLINED = /(?:^|[\s(])(?:der|die|das|den|dem|des) $/iu;

/** Cards of a number are multiplied by it, or in the plural; in German a card within a sentence has an article or is quoted. */
function nameFault(said: Phrase, names: readonly string[], language: Language): string | null {
  let before = '';
  for (const token of said) {
    if ('card' in token && !names.some((name) => heroName('de', name, 'dative') === token.text)) {
      if (/\d\s?$/.test(before) && !MANY.has(token.text)) return `counts ${token.text} without ×`;
      const listed = /(?:×\s|[:,] |\d\s)$/.test(before);
      const isHero = names.includes(token.text) || names.some((name) => token.text.startsWith(`${name} `));
      if (language === 'de' && !isHero && !listed && !before.endsWith('„') && !DECLINED.test(before))
        return `bares ${token.text}`;
    }
    before += phraseText([token]);
  }
  return null;
}

describe.each(LANGUAGES)('the log, in %s', (language) => {
  test.each(games)('of %s is sentences', (_, saved) => {
    const { lines, names } = read(saved, language);
    const faults = lines.flatMap((line) => {
      const found = fault(line, names, language);
      return found === null ? [] : [`${phraseText(line.said)} ${found}`];
    });
    expect(lines.length).toBeGreaterThan(50);
    expect([...new Set(faults)]).toEqual([]);
  });
});

const bare = (text: string): Line => ({ said: [{ text }], label: 'Die Begegnung beenden' });
test.each([
  ['Aurora: Zug beenden.', 'has a colon after a name'],
  ['Aurora Aurora geht voran.', 'says a name twice in a row'],
  ['Aurora beenden die Begegnung.', 'has no finite verb after a name: beenden'],
  ['Die Begegnung beenden.', 'repeats the button'],
  ['Aurora beendet die Begegnung', 'is not finished'],
  ['Aurora wählt Möglichkeit 2.', 'says a number instead of what was chosen'],
  ['Aurora beendet die Begegnung.', null],
])('"%s" %s', (sentence, expected) => expect(fault(bare(sentence), ['Aurora'], 'de')).toBe(expected));

test('a number before a card is multiplied', () => {
  const said = (...before: string[]): Line => ({
    said: [...before.map((text) => ({ text })), { card: 'base:blade', text: 'Klinge' }, { text: '.' }],
    label: '',
  });
  expect(fault(said('Wieder bereit: 2 '), [], 'de')).toBe('counts Klinge without ×');
  expect(fault(said('Wieder bereit: 2 × '), [], 'de')).toBeNull();
  expect(fault(said('Aurora kauft '), ['Aurora'], 'de')).toBe('bares Klinge');
  expect(fault(said('Aurora buys '), ['Aurora'], 'en')).toBeNull();
});

test.each([
  ['Der Purpurne Plünderer', 'dem Purpurnen Plünderer', 'den Purpurnen Plünderer'],
  ['Die Alte Gräfin', 'der Alten Gräfin', 'die Alte Gräfin'],
  ['Das Große Auge', 'dem Großen Auge', 'das Große Auge'],
  ['Aurora', 'Aurora', 'Aurora'],
])('%s is declined', (name, dative, accusative) => {
  expect(heroName('de', name, 'nominative')).toBe(name);
  expect(heroName('de', name, 'dative')).toBe(dative);
  expect(heroName('de', name, 'accusative')).toBe(accusative);
});

// The log of Arcana as it is read: recorded games and played ones, each heading and each line a sentence.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../../../../scripts/commands/support/packs.ts';
import { readRecording, type AnyTable } from '../../../../../scripts/commands/support/recording.ts';
import type { EventBase, Told } from '../../../../../shared/engine/game.ts';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { effectiveEntries, type SavedTable } from '../../../../../shared/engine/log.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';
import { arcanaEntry } from '../../../../../shared/games/arcana/entry.ts';
import { games } from '../../../../../shared/games/index.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { LANGUAGES, type Language } from '../../../../../shared/words/languages.ts';
import { sayDeed } from '../../../../../shared/tableau/deed.ts';

const FOLDER = join(import.meta.dirname, '../../../../recorded/arcana');
const shelf = loadShelf([]);

/** Games with bots, so that what the recorded ones lack is read as well. */
function played(number: number, packs: readonly string[]): SavedTable {
  const definitions = shelf.definitions(packs);
  const draw = drawFrom(`chronicle ${number}`);
  const left = [...arcanaEntry.heroes(definitions)];
  const heroes = Array.from({ length: 2 + (number % 3) }, () => left.splice(draw(left.length), 1)[0]);
  const setup = { seed: `chronicle ${number}`, heroes, packs: [...packs], options: {} };
  const table = new Table(arcana, setup, definitions);
  const bots = heroes.map((_, seat) =>
    arcanaEntry.bots[seat === 0 ? 'random' : 'reference'](`${number} ${seat}`),
  );
  while (table.state.outcome === null) {
    const { question, match, state } = table;
    const [{ seat }] = table.decisions();
    if (question) table.answer(seat, bots[seat].answer(question, match, state));
    else table.act(seat, bots[seat].act(match, state, seat));
  }
  return table.save();
}

const GAMES: readonly (readonly [string, () => SavedTable])[] = [
  ...readdirSync(FOLDER)
    .filter((file) => file !== 'definitions.json')
    .map((file) => [file, () => readRecording(join(FOLDER, file))] as const),
  ...[0, 1, 2, 3, 4, 5].map((n) => [`bots ${n}`, () => played(n, ['arcana'])] as const),
  ['bots by night', () => played(7, ['arcana', 'arcana-night'])],
];

interface Read {
  readonly names: readonly string[];
  /** What stands above the lines of an entry; null for the opening. */
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** The log as it reads when the game is over: by then every seat has a name. */
function read(saved: SavedTable, language: Language): Read[] {
  const table = startOf(games.find(({ game }) => game.id === 'arcana')!.game, saved);
  const told: { heading: string | null; events: readonly Told<EventBase>[] }[] = [
    { heading: null, events: table.opening },
  ];
  const asked: AnyTable['question'][] = [];
  const entries = effectiveEntries(saved.log);
  const events = entries.map((entry) => {
    asked.push(table.question);
    return table.replayEntry(entry);
  });
  const titles = shelf.titles(language, saved.definitions);
  const presenter = arcanaEntry.presenter(table.match as never, saved.definitions, language, titles);
  const narrator = presenter.narrator(table.state as never) as unknown as Parameters<typeof sayDeed>[0] & {
    event(event: Told<EventBase>): ReturnType<typeof presenter.face>['kind'];
    seat(seat: number): ReturnType<typeof presenter.face>['kind'];
  };
  const names = saved.setup.heroes.map((_, seat) => phraseText(narrator.seat(seat)));
  entries.forEach((entry, i) => {
    const deed = sayDeed(narrator, entry, asked[i]);
    expect(deed, `entry ${entry.n} has a sentence`).not.toBeNull();
    told.push({ heading: phraseText(deed!), events: events[i] });
  });
  return told.map(({ heading, events: lines }) => ({
    names,
    heading,
    lines: lines.map((event) => phraseText(narrator.event(event))).filter((line) => line !== heading),
  }));
}

/** What is wrong with a sentence of the log, or null. */
function fault(sentence: string, names: readonly string[], language: Language): string | null {
  if (!/[.!?]$/.test(sentence)) return 'is not finished';
  if (/\d (?:Schaden|Leben|Siegel|Karten|damage|health|wards?|cards)\b/.test(sentence))
    return 'parts a number';
  for (const name of names) {
    if (sentence.includes(`${name}: `)) return 'has a colon after a name';
    if (new RegExp(`${name}\\W+${name}`, 'u').test(sentence)) return 'says a name twice in a row';
    if (!sentence.startsWith(`${name} `)) continue;
    const [verb] = sentence.slice(name.length + 1).split(/[\s.,:]/);
    if (!(language === 'de' ? /^\p{Ll}+t$/u : /^(?:is|\p{Ll}+s)$/u).test(verb) && verb !== 'ist')
      return `has no finite verb after a name: ${verb}`;
  }
  return null;
}

describe.each(LANGUAGES)('the log, in %s', (language) => {
  test.each(GAMES)('of %s is sentences', (_, saved) => {
    const faults = read(saved(), language).flatMap(({ heading, lines, names }) =>
      [...(heading === null ? [] : [heading]), ...lines].flatMap((sentence) => {
        const found = fault(sentence, names, language);
        return found === null ? [] : [`${sentence} ${found}`];
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
});

test.each([
  ['Maud: Nimm Königin der Kelche.', 'has a colon after a name'],
  ['Maud Maud geht voran.', 'says a name twice in a row'],
  ['Maud beenden die Runde.', 'has no finite verb after a name: beenden'],
  ['Maud spielt die Zehn der Stäbe', 'is not finished'],
  ['Maud hat 3 Leben.', 'parts a number'],
  ['Maud gibt eine Karte an Bartle.', null],
])('"%s" %s', (sentence, expected) => expect(fault(sentence, ['Maud', 'Bartle'], 'de')).toBe(expected));

test('cards are declined as their authors have said, and those of a suit by their words', () => {
  const all = read(played(1, ['arcana', 'arcana-night']), 'de').flatMap(({ heading, lines }) => [
    heading ?? '',
    ...lines,
  ]);
  const said = all.join('\n');
  expect(said).toMatch(/ spielt die (?:Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn) der /);
  expect(said).toMatch(/Feind: (?:der|die|das) /);
  expect(said).toMatch(/(?:Der|Die|Das) [\p{L} ]+ ist besiegt/u);
  expect(said).not.toMatch(/(?:spielt|bekommt|nimmt) (?:Zwei|Drei|Ass|Page|König)/);
});

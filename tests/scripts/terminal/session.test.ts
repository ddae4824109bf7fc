// What is left to be done when a game is over, in the terminal: a won game of Arcana, and the note on its Reading.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenGame } from '../../../scripts/commands/support/games.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { readRecording, type AnyTable } from '../../../scripts/commands/support/recording.ts';
import type { Console } from '../../../scripts/terminal/console.ts';
import { faceOf } from '../../../scripts/terminal/face.ts';
import { chaptersOf } from '../../../scripts/terminal/rulebook.ts';
import { Saves } from '../../../scripts/terminal/saves.ts';
import { Session } from '../../../scripts/terminal/session.ts';
import { phraseText } from '../../../shared/words/tokens.ts';
import type { SavedTable } from '../../../shared/engine/log.ts';
import { startOf } from '../../../shared/engine/versions.ts';

const entry = chosenGame('arcana');
const shelf = loadShelf([]);

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'session-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** The recorded game as it is when it has just been won. */
function wonTable(): AnyTable {
  const saved = readRecording(resolve(import.meta.dirname, '../../recorded/arcana/three-seats.json'));
  const table = startOf(entry.game, saved);
  for (const one of saved.log) {
    if (table.state.outcome !== null) break;
    table.replayEntry(one);
  }
  return table;
}

/** Plays a table to its end with these lines; what was printed, and what was kept. */
async function play(table: AnyTable, lines: string[]): Promise<{ said: string; kept: SavedTable }> {
  const printed: string[] = [];
  const console: Console = {
    print: (text) => void printed.push(text),
    ask: (prompt) => {
      printed.push(prompt);
      return Promise.resolve(lines.shift() ?? null);
    },
    close: () => undefined,
    colours: false,
    width: 100,
  };
  const saves = new Saves(data);
  const parts = { entry, face: faceOf('arcana'), console, saves, shelf, language: 'en' } as const;
  expect(await new Session(parts, table).play()).toBe(true);
  const kept = JSON.parse(readFileSync(join(data, 'replays/game-1.json'), 'utf8')) as SavedTable;
  return { said: printed.join('\n'), kept };
}

it('tells the Reading, and keeps notes until an empty line', async () => {
  const table = wonTable();
  const titles = shelf.titles('en', table.definitions);
  const { ending } = entry.presenter(table.match, table.definitions, 'en', titles).tableau(table.state, [0]);
  const { said, kept } = await play(table, ['1', 'We read it twice.', '1', 'And once more.', '']);
  expect(ending.length).toBeGreaterThanOrEqual(5);
  const flat = said.replaceAll(/\s+/g, ' ');
  for (const phrase of ending.flatMap(({ title, text }) => [title, text]))
    expect(flat).toContain(phraseText(phrase).replaceAll(/\s+/g, ' '));
  expect(said).toContain('This may still be done');
  expect(kept.log.slice(-2).map(({ body }) => (body as { text?: string }).text)).toEqual([
    'We read it twice.',
    'And once more.',
  ]);
});

it('shows the Reading with the note below the table that follows it', async () => {
  const { said } = await play(wonTable(), ['1', 'We read it twice.', '']);
  const last = said.lastIndexOf('Your note: We read it twice.');
  expect(last).toBeGreaterThan(said.lastIndexOf('==='));
});

it('tells on one page how the game is played', async () => {
  const { said } = await play(wonTable(), ['primer', '']);
  for (const { title, terms } of entry.words.en.primer!) {
    expect(said).toContain(title);
    for (const { term } of terms) expect(said).toContain(`${term}: `);
  }
});

it('gives no hint when the game is over, and loses nothing', async () => {
  const { said, kept } = await play(wonTable(), ['hint', '1', 'Still here.', '']);
  expect(said).toContain('nothing left to advise');
  expect(kept.log.at(-1)?.body).toMatchObject({ text: 'Still here.' });
});

describe('rules', () => {
  const ask = async (word: string): Promise<string> =>
    (await play(wonTable(), [`rules ${word}`, ''])).said.replaceAll(/\s+/g, ' ');

  it('lists each chapter, with every prefix of its rules', async () => {
    const said = await ask('');
    const digest = readFileSync(resolve(import.meta.dirname, '../../../docs/rules/arcana.md'), 'utf8');
    const ids = [...digest.matchAll(/^- ((?:[A-Z]+-)*[A-Z]+)[-!]\d+ /gm)].map(([, prefix]) => prefix);
    for (const prefix of new Set(ids)) expect(said).toContain(prefix);
    expect(said).not.toMatch(/Rulings \(/);
  });

  it('lists no chapter for developers', () => {
    const lines = chaptersOf('arcana').flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(lines.filter((text) => text.includes('`'))).toEqual([]);
  });

  it('finds rows of tables', async () => {
    expect(await ask('Temperance')).toContain('Angel only');
  });

  it('says how many more there are', async () => {
    expect(await ask('card')).toMatch(/\d+ more rules and rows mention it/);
  });

  it('tells every rule whose id begins so', async () => {
    expect((await ask('AR-R')).match(/AR-R!\d+ /g)!.length).toBeGreaterThan(40);
  });
});

it('leaves the table at once where nothing is wanted', async () => {
  const table = wonTable();
  const { length } = table.log;
  expect((await play(table, [''])).kept.log).toHaveLength(length);
});

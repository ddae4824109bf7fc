import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../scripts/commands/support/packs.ts';
import { readRecording } from '../../scripts/commands/support/recording.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Entry, SavedTable } from '../../shared/engine/log.ts';
import { startOf } from '../../shared/engine/versions.ts';
import { games } from '../../shared/games/index.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { RECORDED_FOLDER, recordedFiles } from '../support/recorded.ts';
import { bodyOf } from './by-words.ts';
import { scriptOf, ScriptError, type Gesture } from './driver/script.ts';

const shelf = loadShelf([]);
const recorded = (file: string): SavedTable => readRecording(join(RECORDED_FOLDER, file));
/** Entries of a game beyond which it is left to the soak, which plays all of them in the page. */
const MOST_ENTRIES = 200;
const short = recordedFiles().filter((file) => recorded(file).log.length <= MOST_ENTRIES);
// In turns; what is traded and flanked is said in the longest game alone. The soak plays all through the page (part `page`).
const played = [
  ...short.map((file, i) => ({ file, language: LANGUAGES[i % LANGUAGES.length] })),
  { file: 'flanking-and-trading.json', language: 'de' },
] as const;

const entryOf = ({ game }: SavedTable) => games.find((entry) => entry.game.id === game)!;
const titlesOf = ({ definitions }: SavedTable, language: Language) => shelf.titles(language, definitions);
const script = (saved: SavedTable, language: Language): Gesture[] =>
  scriptOf(entryOf(saved), saved, language, titlesOf(saved, language));

/** The fingerprint of the position to which a script leads, found by its words. */
function playedByWords(saved: SavedTable, language: Language): string {
  const entry = entryOf(saved);
  const table = startOf(entry.game, saved);
  const presenter = entry.presenter(table.match, saved.definitions, language, titlesOf(saved, language));
  for (const [i, gesture] of script(saved, language).entries()) {
    const { seat } = saved.log[i];
    const { question } = table;
    const prompt = () => presenter.prompt(table.state, seat, question);
    switch (gesture.do) {
      case 'press':
      case 'pay':
        expect(table.act(seat, bodyOf(prompt(), gesture)).ok, `entry ${i + 1}`).toBe(true);
        break;
      case 'answer':
        expect(table.answer(seat, bodyOf(prompt(), gesture)).ok, `entry ${i + 1}`).toBe(true);
        break;
      case 'undo':
        expect(table.undo(seat, gesture.practice).ok, `entry ${i + 1}`).toBe(true);
        break;
      case 'redo':
        expect(table.redo(seat).ok, `entry ${i + 1}`).toBe(true);
        break;
    }
  }
  return table.hash();
}

test.each(played)('$file is played to the same end by its words alone ($language)', ({ file, language }) => {
  const saved = recorded(file);
  expect(playedByWords(saved, language)).toBe(saved.hash);
});

describe('the script of page/won.json', () => {
  const gestures = script(recorded('page/won.json'), 'en');
  const pays = gestures.filter((gesture) => gesture.do === 'pay');

  test('has gestures of every sort', () => {
    expect(new Set(gestures.map((gesture) => gesture.do))).toEqual(
      new Set(['press', 'pay', 'answer', 'undo', 'redo']),
    );
  });

  test('pays in another way, and in the proposed way with other sources', () => {
    expect(pays.some(({ way }) => way !== null)).toBe(true);
    expect(pays.some(({ way, uses }) => way === null && uses.some(({ use }) => use === null))).toBe(true);
  });

  test('presses a button that is shown only when everything is asked for, and one that warns', () => {
    const presses = gestures.filter((gesture) => gesture.do === 'press');
    expect(presses.some(({ minor }) => minor)).toBe(true);
    expect(presses.some(({ confirm }) => confirm)).toBe(true);
  });

  test('never makes it a practice game', () => {
    expect(gestures).not.toContainEqual({ do: 'undo', practice: true });
  });
});

test('an undo of what has been turned up makes a practice game', () => {
  const saved = recorded('page/won.json');
  const [walk] = saved.log;
  const undo: Entry = { n: 2, seat: walk.seat, kind: 'undo', body: null, externals: [] };
  const [, last] = script({ ...saved, log: [walk, undo] }, 'en');
  expect(last).toEqual({ do: 'undo', practice: true });
});

test('buttons with the same words are counted', () => {
  const gestures = script(recorded('madness.json'), 'en');
  expect(gestures.some((gesture) => 'nth' in gesture && gesture.nth > 0)).toBe(true);
});

describe('an entry that no button stands for', () => {
  const saved = recorded('page/won.json');
  const changed = (n: number, body: Json): SavedTable => ({
    ...saved,
    log: saved.log.map((entry) => (entry.n === n ? { ...entry, body } : entry)),
  });

  test('is named when it is an action', () => {
    const told = () => script(changed(1, { do: 'move', path: [99], enterKeep: false }), 'en');
    expect(told).toThrow(ScriptError);
    expect(told).toThrow(/^entry 1: nothing under "You rolled \d\. .*" stands for the action \{.*99/);
  });

  test('is named when it is an answer', () => {
    const { n } = saved.log.find(({ kind }) => kind === 'answer')!;
    expect(() => script(changed(n, 'sideways'), 'en')).toThrow(`entry ${n}: nothing under`);
  });

  test('is named when its cards pay in another order than the table lists them', () => {
    const paying = saved.log.find(({ body }) => ((body as { pay?: Json[] } | null)?.pay?.length ?? 0) > 1)!;
    const { pay } = paying.body as { pay: Json[] };
    const reversed = { ...(paying.body as object), pay: [...pay].reverse() };
    expect(() => script(changed(paying.n, reversed), 'en')).toThrow(`entry ${paying.n}: nothing under`);
  });
});

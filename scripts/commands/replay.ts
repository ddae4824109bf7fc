import { basename } from 'node:path';
import type { Question, StateBase } from '../../shared/engine/game.ts';
import { effectiveEntries, type Entry, type SavedTable } from '../../shared/engine/log.ts';
import { scenarioOf, type Stretch } from '../../shared/engine/scenario-of.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { phraseText } from '../../shared/words/tokens.ts';
import type { Recording } from '../../shared/rpc/recording.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { sayDeed } from '../../shared/tableau/deed.ts';
import { oneOf, readArgs, UsageError } from './support/args.ts';
import { chosenGame } from './support/games.ts';
import { print, printJson } from './support/output.ts';
import { loadShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';
import { chapters, readRecording, replay, runEntries } from './support/recording.ts';

export const help = `replay <file> [--log] [--lang en|de] [--scenario <from>-<to>] [--json]

Plays a recorded or saved game again and compares the hash of the table after each entry.

  --log          print what happened, entry by entry
  --lang de      the log in German
  --scenario 12-15
                 print entries 12 to 15 as a scenario file instead: the position before them, a step per entry, and
                 all that has changed; where that position cannot be given, it begins earlier
  --json         print one JSON document: { ok, entries, turns, outcome, hash, difference, checked, log? }

Exit code: 0 the game came out as recorded, 1 it did not, 2 wrong use.`;

/** The command `cli replay`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    log: { type: 'boolean' },
    lang: { type: 'string' },
    scenario: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length !== 1) throw new UsageError('Which file? Name one recorded game.');
  const language = oneOf('language', flags.lang ?? 'en', LANGUAGES);
  const file = userPath(positionals[0]);
  const saved = readRecording(file);
  const entry = chosenGame(saved.game);
  const { difference, refused, table } = attempt(entry, saved);
  const ok = difference === null && refused === null;
  if (ok && table && flags.scenario !== undefined) {
    const stretch = readStretch(flags.scenario);
    const name = `Entries ${stretch.from} to ${stretch.to} of ${basename(file)}`;
    printJson(scenarioOf(table, entry.scenarios, name, stretch));
    return 0;
  }
  const lines = flags.log ? logLines(entry, saved, table?.state ?? null, language) : [];
  const checked = saved.hashes ? saved.hashes.length : 1;
  if (flags.json) {
    printJson({
      ok,
      entries: saved.log.length,
      turns: table?.state.turn ?? 0,
      outcome: table?.state.outcome ?? null,
      hash: table?.hash() ?? null,
      difference,
      refused,
      checked,
      ...(flags.log && { log: lines }),
    });
  } else {
    for (const line of lines) print(line);
    if (saved.rulesVersion !== entry.game.rulesVersion) {
      print(`recorded with rules version ${saved.rulesVersion}, played with ${entry.game.rulesVersion}`);
    }
    if (refused !== null) print(`DIFFERS: ${refused}`);
    else if (difference) {
      const { expected, got } = difference;
      print(`DIFFERS at entry ${difference.entry}: recorded ${expected}, now ${got}`);
    } else
      print(`same: ${saved.log.length} entries, ${checked} ${checked === 1 ? 'hash' : 'hashes'} compared`);
  }
  return ok ? 0 : 1;
}

/** Entries by their numbers, as `--log` prints them. */
function readStretch(text: string): Stretch {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (from === undefined || to === undefined)
    throw new UsageError(`Which entries? Write for example --scenario 12-15, not "${text}".`);
  return { from: Number(from), to: Number(to) };
}

/** Replays; an entry that is refused, or a defect on the way, is a result too. */
function attempt(entry: GameEntry, saved: Recording) {
  try {
    return { ...replay(entry.game, saved), refused: null };
  } catch (error) {
    return { table: null, difference: null, refused: error instanceof Error ? error.message : String(error) };
  }
}

/** @param state how the game came out; null if it did not get there */
function logLines(
  entry: GameEntry,
  saved: SavedTable,
  state: StateBase | null,
  language: Language,
): string[] {
  const match = entry.game.match(saved.setup, saved.definitions);
  const titles = loadShelf([]).titles(language, saved.definitions);
  const narrator = entry.presenter(match, saved.definitions, language, titles).narrator(state);
  const said = (source: Entry, question: Question | null): string => {
    const deed = sayDeed(narrator, source, question);
    if (deed !== null) return `${source.n}. ${phraseText(deed)}`;
    const what = question
      ? `${phraseText(narrator.question(question))} ${phraseText(narrator.answer(question, source.body))}`
      : phraseText(narrator.action(source.body));
    return `${source.n}. ${phraseText(narrator.seat(source.seat))}: ${what}`;
  };
  return chapters(entry.game, saved, effectiveEntries(runEntries(saved))).flatMap(
    ({ entry: source, question, events }) => [
      ...(source === null ? [] : [said(source, question)]),
      ...events.map((event) => `    ${phraseText(narrator.event(event))}`),
    ],
  );
}

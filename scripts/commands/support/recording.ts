import { basename, dirname, join } from 'node:path';
import { chaptersOf, openingOf, type RawChapter } from '../../../shared/engine/chapters.ts';
import type { EventBase, Game, MatchBase, StateBase } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { ReplayError, type Entry, type SavedTable } from '../../../shared/engine/log.ts';
import type { Table } from '../../../shared/engine/table.ts';
import { startOf } from '../../../shared/engine/versions.ts';
import { unfitCard } from '../../../main/host/fit-cards.ts';
import { games } from '../../../shared/games/index.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { Misshapen, recordingIn, recordingText, type Recording } from '../../../shared/rpc/recording.ts';
import { readJsonFile, writeSafely } from './files.ts';

/**
 * Reads a recorded game. Its definitions may be in a file next to it, named in their place, so that many recordings of
 * one set of cards share them.
 *
 * @throws Error naming the file and what is wrong with it
 */
export function readRecording(file: string): Recording {
  const value = readJsonFile(file);
  const { definitions } = (value ?? {}) as { definitions?: unknown };
  const whole =
    typeof definitions === 'string'
      ? { ...(value as object), definitions: readJsonFile(join(dirname(file), basename(definitions))) }
      : value;
  const recording = recordedIn(file, whole);
  const unfit = unfitIn(recording);
  if (unfit === null) return recording;
  throw new Error(`${file} cannot be played: its card ${unfit} is not as a card may be`);
}

function recordedIn(file: string, value: unknown): Recording {
  try {
    return recordingIn(value, true);
  } catch (error) {
    if (error instanceof Misshapen)
      throw new Error(`${file} is no recorded game: ${error.message}`, { cause: error });
    throw error;
  }
}

/** The first card that its game cannot play, by id; null where it can play all. */
function unfitIn({ game, definitions }: Recording): string | null {
  const content = games.find((entry) => entry.game.id === game)?.content ?? null;
  const cards = Object.entries(definitions) as [string, Definition][];
  return content && unfitCard(content, cards, definitions, true);
}

/**
 * Writes a recorded game; the file is there whole or as it was before.
 *
 * @param definitions name of a file next to it that has them, for recordings that share them
 */
export function writeRecording(file: string, recording: Recording, definitions?: string): void {
  const text =
    definitions === undefined ? recordingText(recording) : JSON.stringify({ ...recording, definitions });
  writeSafely(file, `${text}\n`);
}

/** A game that is played again as it was recorded. */
export type AnyTable = Table<MatchBase, StateBase, Json, EventBase>;

/** The first place where a replay differs from its recording. Entry 0 is the opening. */
export interface Difference {
  entry: number;
  expected: string;
  got: string;
}

/** The entries that a replay runs: those behind the position that an upgrade made, if there is one. */
export const runEntries = (saved: SavedTable): Entry[] => saved.log.slice(saved.base?.entries ?? 0);

/**
 * Plays a recording again and compares hashes on the way, the last one in any case.
 *
 * @param enter enters one entry; as it is in the log by default
 * @throws ReplayError when an entry is refused
 */
export function replay(
  game: Game,
  saved: Recording,
  enter: (table: AnyTable, entry: Entry) => void = (table, entry) => void table.replayEntry(entry),
): { table: AnyTable; difference: Difference | null } {
  const table: AnyTable = startOf(game, saved);
  const entries = runEntries(saved);
  const { hashes } = saved;
  const differs = (entry: number, expected: string | undefined): Difference | null => {
    const got = table.hash();
    return expected === got ? null : { entry, expected: expected ?? 'none', got };
  };
  let difference = hashes ? differs(0, hashes[0]) : null;
  for (const [i, entry] of entries.entries()) {
    if (difference) return { table, difference };
    enter(table, entry);
    if (hashes) difference = differs(entry.n, hashes[i + 1]);
  }
  if (!difference && hashes && hashes.length !== entries.length + 1) {
    difference = { entry: entries.length + 1, expected: hashes[entries.length + 1], got: 'none' };
  }
  return { table, difference: difference ?? differs(saved.log.length, saved.hash) };
}

/** What each entry of a game told, by playing it again, up to the first one that is refused. */
export function chapters(game: Game, saved: SavedTable, entries: readonly Entry[]): RawChapter[] {
  const table = startOf(game, saved);
  const told: RawChapter[] = [openingOf(table)];
  try {
    for (const chapter of chaptersOf(table, entries)) told.push(chapter);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
  }
  return told;
}

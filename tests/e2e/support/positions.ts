// Positions worth looking at, found in the recorded games by playing them again.
import { dirname, join } from 'node:path';
import type { SavedTable } from '../../../shared/engine/log.ts';
import { startOf } from '../../../shared/engine/versions.ts';
import { games, type GameEntry } from '../../../shared/games/index.ts';
import type { State } from '../../../shared/games/ravingspire/types.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { CardFace, Prompt } from '../../../shared/tableau/tableau.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { readRecording, runEntries, type AnyTable } from '../../../scripts/commands/support/recording.ts';
import { RECORDED_FOLDER, recordedFiles } from '../../support/recorded.ts';

export const recorded = (name: string): SavedTable => readRecording(join(RECORDED_FOLDER, `${name}.json`));

const shelf = loadShelf([]);
const [game] = games;

/** The game whose recordings are looked at here. */
export const GAME: GameEntry = game;

/** Whether a recorded game comes out the same when it is started again from its seed, with the cards of today. */
const ofToday = (name: string): boolean => dirname(name) === 'page';

/** Names of its recorded games; those of today come first, so that the ends that are found can be played again. */
const RECORDED = recordedFiles()
  .map((file) => file.slice(0, -'.json'.length))
  .filter((name) => recorded(name).game === game.game.id)
  .sort((a, b) => Number(ofToday(b)) - Number(ofToday(a)) || (a < b ? -1 : 1));

/** A position of a recorded game. */
export interface Position {
  readonly recording: string;
  /** Entries before it. */
  readonly n: number;
  readonly turn: number;
  /** Who is asked, or whose turn it is. */
  readonly seat: number;
  /** The game as it stood then. */
  readonly saved: SavedTable;
}

/** A position as it is looked at. */
export interface Glance {
  readonly recording: string;
  readonly n: number;
  readonly turn: number;
  readonly seat: number;
  readonly state: State;
  readonly heroes: number;
  /** What is asked: a kind of question, or of turn; null when the game is over. */
  readonly kind: string | null;
  readonly isQuestion: boolean;
  /** Put into words only when it is asked for. */
  prompt(): Prompt;
}

/** From this turn on a table is lived in. */
const RICH = 5;

/** Names of the sorts to which a position belongs, of those at least that are still `missed`. */
type SortsOf = (glance: Glance, missed: (sort: string) => boolean) => readonly string[];

/**
 * Plays all recorded games and keeps one position of each sort: the first in which something has been going on for a
 * while, or else the first of all. The same recordings always give the same positions.
 *
 * @returns positions by sort, in the order in which the sorts came up
 */
export function findPositions(sortsOf: SortsOf): Map<string, Position> {
  const found = new Map<string, Position>();
  const rich = new Set<string>();
  for (const recording of RECORDED) {
    const saved = recorded(recording);
    const table = startOf(game.game, saved);
    const look = (): void => {
      const glance = glanceAt(recording, table, saved);
      const isRich = glance.turn >= RICH;
      const missed = (sort: string): boolean => !rich.has(sort) && (isRich || !found.has(sort));
      for (const sort of sortsOf(glance, missed)) {
        if (!missed(sort)) continue;
        if (isRich) rich.add(sort);
        const { n, turn, seat } = glance;
        found.set(sort, { recording, n, turn, seat, saved: structuredClone(table.save()) });
      }
    };
    look();
    for (const entry of runEntries(saved)) {
      table.replayEntry(entry);
      look();
    }
  }
  return found;
}

function glanceAt(recording: string, table: AnyTable, saved: SavedTable): Glance {
  const [decision] = table.decisions();
  const { question } = table;
  const state = table.state as unknown as State;
  return {
    recording,
    n: table.log.length,
    turn: state.turn,
    seat: decision?.seat ?? state.active,
    state,
    heroes: saved.setup.heroes.length,
    kind: decision?.kind ?? null,
    isQuestion: question !== null,
    prompt: () => presented(table, saved, 'en').prompt(table.state, decision.seat, question),
  };
}

const presented = (table: AnyTable, { definitions }: SavedTable, language: Language) =>
  game.presenter(table.match, definitions, language, shelf.titles(language, definitions));

/** What is asked at a position, in a language, and what its cards are called. */
export interface Words {
  readonly prompt: Prompt;
  face(id: string): CardFace;
  /** The name of a card of the table, by its instance. */
  cardName(card: number): string;
}

/** A position in words; for one at which the game is over there are no prompts. */
export function wordsAt({ saved, seat }: Position, language: Language): Words {
  const table = startOf(game.game, saved);
  for (const entry of runEntries(saved)) table.replayEntry(entry);
  const presenter = presented(table, saved, language);
  const { question } = table;
  const { cards } = table.match as unknown as { readonly cards: readonly { readonly id: string }[] };
  return {
    prompt: presenter.prompt(table.state, seat, question?.seat === seat ? question : null),
    face: (id) => presenter.face(id),
    cardName: (card) => presenter.face(cards[card].id).name,
  };
}

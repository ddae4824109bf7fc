import type { Hurry } from '../../../shared/engine/drive.ts';
import type { Definitions, MatchBase, StateBase } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import { ReplayError, Table, type Entry, type SavedTable } from '../../../shared/engine/table.ts';
import { SetupError } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { contentHash } from '../../../shared/packs/freeze.ts';
import type { Checkpoint } from '../../db/model.ts';
import type { Move, MoveTask, Replayed } from './tasks.ts';

/** What came from outside is not what it says; the message may be shown. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Sets of cards and tables that are kept ready. */
const MOST_KEPT = 24;

/** A table of any game. */
type AnyTable = Table<MatchBase, StateBase, Json, { kind: string; seat: number; rule: string }>;

/** Where bots think and foreign tables are checked. Keeps cards and matches ready between tasks. */
export class Bench {
  private readonly games: readonly GameEntry[];
  private readonly sets = new Map<string, Definitions>();
  private readonly matches = new Map<string, MatchBase>();

  constructor(games: readonly GameEntry[]) {
    this.games = games;
  }

  /** The move of a bot, or null when the cards have to come along first. @param hurry its clock */
  move(task: MoveTask, hurry: Hurry): Move | null {
    const entry = this.game(task.game);
    const match = this.match(entry, task);
    if (match === null) return null;
    const bot = entry.bots[task.bot](task.seed, hurry);
    const state = task.state as unknown as StateBase;
    const { question } = task;
    const body = question === null ? bot.act(match, state, task.seat) : bot.answer(question, match, state);
    return { kind: question === null ? 'action' : 'answer', body, reason: bot.why?.() ?? null };
  }

  private match(entry: GameEntry, { table, setup, cards, definitions }: MoveTask): MatchBase | null {
    const known = this.matches.get(table);
    if (known) return known;
    let set = this.sets.get(cards);
    if (!set) {
      if (definitions === null) return null;
      set = JSON.parse(definitions) as Definitions;
      keep(this.sets, cards, set);
    }
    const match = entry.game.match(setup, set);
    keep(this.matches, table, match);
    return match;
  }

  /**
   * Plays a table from outside, entry by entry.
   *
   * @throws BadInput when it is no table, or its log does not lead where it says
   */
  replay(text: string): Replayed {
    const { saved, players } = readExport(text);
    const entry = this.games.find(({ game }) => game.id === saved.game);
    if (!entry) throw new BadInput(`there is no game "${saved.game}"`);
    if (saved.base !== null || saved.rulesVersion !== entry.game.rulesVersion) {
      throw new BadInput(`it was played by rules version ${saved.rulesVersion}`);
    }
    try {
      return played(entry, saved, players);
    } catch (error) {
      if (error instanceof ReplayError || error instanceof SetupError || error instanceof TypeError) {
        throw new BadInput(error.message, { cause: error });
      }
      throw error;
    }
  }

  private game(id: string): GameEntry {
    const entry = this.games.find(({ game }) => game.id === id);
    if (!entry) throw new BadInput(`there is no game "${id}"`);
    return entry;
  }
}

function played(entry: GameEntry, saved: SavedTable, players: Json): Replayed {
  const table: AnyTable = new Table(entry.game, saved.setup, saved.definitions);
  const log: (Entry & { revealed: boolean })[] = [];
  const checkpoints = new Map<number, Checkpoint>();
  for (const entry of saved.log) {
    table.replayEntry(entry);
    const own = entry.kind === 'action' || entry.kind === 'answer';
    log.push({ ...entry, revealed: own && table.undoable === 0 });
    const { checkpoint } = table;
    if (checkpoint && checkpoint.n > 0) checkpoints.set(checkpoint.n, checkpoint);
  }
  if (table.hash() !== saved.hash) throw new BadInput('its log does not lead to its last position');
  const { state } = table;
  const practice = saved.practice || table.practice;
  return {
    saved: {
      game: saved.game,
      rulesVersion: saved.rulesVersion,
      setup: saved.setup,
      log: saved.log,
      practice,
      base: null,
      hash: saved.hash,
    },
    cards: Object.fromEntries(
      Object.entries(saved.definitions).map(([id, definition]) => [
        id,
        { hash: contentHash(definition), body: JSON.stringify(definition) },
      ]),
    ),
    players,
    log,
    checkpoints: [...checkpoints.values()],
    head: { entries: saved.log.length, turn: state.turn, practice, outcome: state.outcome, hash: saved.hash },
  };
}

/** Reads an exported table as far as the engine needs it; what it holds is checked by playing it. */
function readExport(text: string): { saved: SavedTable; players: Json } {
  const value = parse(text);
  const fields = ['game', 'rulesVersion', 'setup', 'definitions', 'log', 'hash'] as const;
  const absent = fields.find((name) => value[name] === undefined);
  if (absent !== undefined) throw new BadInput(`"${absent}" is missing`);
  if (!Array.isArray(value['log'])) throw new BadInput('"log" is no list');
  return {
    saved: { ...(value as unknown as SavedTable), base: (value['base'] ?? null) as SavedTable['base'] },
    players: (value['players'] ?? null) as Json,
  };
}

function parse(text: string): { readonly [name: string]: unknown } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`it is no JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadInput('it is no table');
  return value as { readonly [name: string]: unknown };
}

/** Keeps the newest few. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  if (map.size > MOST_KEPT) map.delete(map.keys().next().value!);
}

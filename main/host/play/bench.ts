import type { Hurry, OpenStep } from '../../../shared/engine/drive.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Definitions, MatchBase, StateBase } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { BadInput } from './bad-input.ts';
import { replayExport } from './replay-export.ts';
import type { Move, MoveTask, Replayed } from './tasks.ts';

/** Sets of cards and tables that are kept ready. */
const MOST_KEPT = 24;

/** Where bots think and foreign tables are checked. Keeps cards and matches ready between tasks. */
export class Bench {
  private readonly games: readonly GameEntry[];
  private readonly sets: Map<string, Definitions>;
  private readonly matches = new Map<string, MatchBase>();

  /** @param sets of cards, by their hashes: those that are known already, and all that will be */
  constructor(games: readonly GameEntry[], sets: Map<string, Definitions>) {
    this.games = games;
    this.sets = sets;
  }

  /** The move of a bot, or null when the cards have to be sent first. @param hurry its clock */
  move(task: MoveTask, hurry: Hurry): Move | null {
    const entry = this.game(task.game);
    const match = this.match(entry, task);
    if (match === null) return null;
    const bot = entry.bots[task.bot](task.seed, hurry);
    const state = task.state as unknown as StateBase;
    const { question } = task;
    const open = task.open as unknown as OpenStep<StateBase, Json> | null;
    const body =
      question === null ? bot.act(match, state, task.seat) : bot.answer(question, match, state, open);
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
   * @param progress called with how far it is, 0 to 1
   * @throws BadInput when it is not a table, or its log does not lead where it says
   */
  replay(content: Uint8Array, progress: (done: number) => void): Replayed {
    return replayExport(new TextDecoder().decode(content), this.games, progress);
  }

  private game(id: string): GameEntry {
    const entry = this.games.find(({ game }) => game.id === id);
    if (!entry) throw new BadInput('missing.game', { id });
    return entry;
  }
}

/** Keeps the newest few. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.set(key, value);
  if (map.size > MOST_KEPT) map.delete(map.keys().next().value!);
}

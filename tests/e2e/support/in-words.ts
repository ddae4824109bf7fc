// What the table in words shows of the games that are shown nowhere else: one position for each thing that they ask, and
// their ends. Bots play until all of that has come up; the same code always finds the same positions.
import type { Player } from '../../../shared/engine/drive.ts';
import type { MatchBase, StateBase } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { SavedTable } from '../../../shared/engine/log.ts';
import { Table } from '../../../shared/engine/table.ts';
import { startOf } from '../../../shared/engine/versions.ts';
import { games, type GameEntry } from '../../../shared/games/index.ts';
import { loadShelf } from '../../../scripts/commands/support/packs.ts';
import { runEntries, type AnyTable } from '../../../scripts/commands/support/recording.ts';
import { isWritable, writeIn } from '../../../shared/tableau/writing.ts';
import type { Position } from './positions.ts';

/** Games that are played: enough that some are won and some are lost. */
const GAMES = 12;
/** From this turn on a table is lived in. */
const RICH = 4;
/** Actions and answers after which a game is left alone. */
const MOST_ENTRIES = 600;

const shelf = loadShelf([]);

/** The games that have scenes of their own elsewhere come first; these are the others. */
export const IN_WORDS: readonly GameEntry[] = games.slice(1);

/**
 * Positions by sort: `GAME-KIND` for what is asked, `GAME-end-RESULT` for the ends. Of each sort there is the first in
 * which something has been going on for a while, or else the first of all.
 */
export function positionsInWords(): Map<string, Position> {
  const found = new Map<string, Position>();
  for (const entry of IN_WORDS) for (let n = 0; n < GAMES; n++) play(entry, n, found);
  return found;
}

/** Words for whatever can be written when a game is over. */
const LAST_WORDS = 'It was worth the climb.\nMostly.';

/**
 * A game that bots have won, or lost where they win none, with something written about it where that is possible: to be
 * played again on the page.
 */
export function finishedGame(entry: GameEntry, positions: ReadonlyMap<string, Position>): SavedTable {
  const { id } = entry.game;
  const end = positions.get(`${id}-end-won`) ?? positions.get(`${id}-end-lost`);
  if (end === undefined) throw new Error(`No game of ${id} has come to an end.`);
  const { saved } = end;
  const table = startOf(entry.game, saved);
  for (const logged of runEntries(saved)) table.replayEntry(logged);
  const titles = shelf.titles('en', saved.definitions);
  const presenter = entry.presenter(table.match, saved.definitions, 'en', titles);
  for (const { seat } of table.decisions().slice(0, 1)) {
    const { groups } = presenter.prompt(table.state, seat, null);
    const open = groups.flatMap(({ choices }) => choices).find(isWritable);
    if (open !== undefined && isWritable(open)) table.act(seat, writeIn(open, LAST_WORDS));
  }
  return table.save();
}

function play(entry: GameEntry, n: number, found: Map<string, Position>): void {
  const { min, max } = entry.game.seats;
  const packs = [...entry.scenarios.defaultPacks];
  const definitions = shelf.definitions(packs);
  const seats = Math.min(max, min + 1);
  const heroes = entry.heroes(definitions).slice(0, seats);
  const seed = `in words ${n}`;
  const table: AnyTable = new Table(entry.game, { seed, heroes, packs, options: {} }, definitions);
  // Neither the weakest, who only draws lots, nor one that thinks for long.
  const [weakest, next = weakest] = Object.values(entry.bots);
  const bot = next(seed);
  for (let i = 0; i < MOST_ENTRIES && table.state.outcome === null; i++) {
    keep(found, entry, table);
    move(table, bot);
  }
  keep(found, entry, table);
}

function move(table: AnyTable, bot: Player<MatchBase, StateBase, Json>): void {
  const { question, match, state } = table;
  const [{ seat }] = table.decisions();
  const came =
    question === null
      ? table.act(seat, bot.act(match, state, seat))
      : table.answer(seat, bot.answer(question, match, state));
  if (!came.ok) throw new Error(`a bot is refused: ${came.refusal.code}`);
}

function keep(found: Map<string, Position>, { game }: GameEntry, table: AnyTable): void {
  const { state } = table;
  const [decision] = table.decisions();
  const kind = state.outcome === null ? decision.kind : `end-${state.outcome.result}`;
  const sort = `${game.id}-${kind}`;
  const known = found.get(sort);
  if (known !== undefined && (known.turn >= RICH || state.turn < RICH)) return;
  found.set(sort, {
    recording: `${game.id} played by bots`,
    n: table.log.length,
    turn: state.turn,
    seat: decision?.seat ?? 0,
    saved: structuredClone(table.save()),
  });
}

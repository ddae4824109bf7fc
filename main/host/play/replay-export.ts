import { SetupError, type MatchBase, type StateBase } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Entry } from '../../../shared/engine/log.ts';
import type { Made } from '../../../shared/engine/retell.ts';
import { Table } from '../../../shared/engine/table.ts';
import { entered, fromBase, openTable, unplayed } from '../../../shared/engine/versions.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { contentHash } from '../../../shared/packs/freeze.ts';
import type { Checkpoint } from '../../db/model.ts';
import { headOf, type Opening } from './opened.ts';
import { BadInput } from './bad-input.ts';
import { valuesIn } from './plain-data.ts';
import { playersOf } from './players-of.ts';
import { readExport, type Read } from './read-export.ts';
import type { Replayed } from './tasks.ts';

/** A multiple of the values of a new game: every position deals the same cards, and a little more goes on in some. */
const LARGER = 4;

/** A table of any game. */
type AnyTable = Table<MatchBase, StateBase, Json, { kind: string; seat: number; rule: string }>;
type Log = Replayed['log'];

/** Moves with which a foreign position is tried out. */
const TRIAL = 40;

/**
 * Plays a table from outside, entry by entry; one of older rules, where these play its log otherwise, goes on from the
 * newest position in it, which is tried out first.
 *
 * @param progress called with how far it is, 0 to 1
 * @throws BadInput when it is not a table, or its log does not lead where it says
 */
export function replayExport(
  text: string,
  games: readonly GameEntry[],
  progress: (done: number) => void = () => undefined,
): Replayed {
  const read = readExport(text, games);
  const { entry, saved } = read;
  const current = saved.rulesVersion === entry.game.rulesVersion;
  try {
    const played = playThrough(read, progress);
    return result(read, played, { how: current ? 'same' : 'replayed', lost: 0 });
  } catch (error) {
    if (current) throw badInput(error);
  }
  try {
    const { table, how, lost, made } = openTable(entry.game, saved, (lifted) => tryOut(entry, lifted));
    checkActions(entry, made);
    const shown = new Map(made.map(({ entry: { n }, revealed }) => [n, revealed]));
    const log = table.log.map((each) => ({ ...each, revealed: shown.get(each.n) ?? true }));
    return result(read, { table, log, checkpoints: [] }, { how, lost });
  } catch (error) {
    throw badInput(error);
  }
}

/** Any failure while a table from outside is played counts as a fault of that table. */
function badInput(error: unknown): BadInput {
  if (error instanceof BadInput) return error;
  if (error instanceof SetupError)
    return new BadInput('cannot.table.setup', { reason: error.message }, error);
  return new BadInput('cannot.table.log', {}, error);
}

interface Played {
  readonly table: AnyTable;
  readonly log: Log;
  readonly checkpoints: readonly Checkpoint[];
}

function playThrough({ entry, saved }: Read, progress: (done: number) => void): Played {
  const { base } = saved;
  const table: AnyTable = base ? fromBase(entry.game, saved, base) : unplayed(entry.game, saved);
  if (base) tryOut(entry, table);
  const log: (Entry & { revealed: boolean })[] = table.log.map((each) => ({ ...each, revealed: true }));
  const checkpoints = new Map<number, Checkpoint>();
  for (const made of entered(table, saved)) {
    checkActions(entry, [made]);
    log.push({ ...made.entry, revealed: made.revealed });
    progress(log.length / saved.log.length);
    const { checkpoint } = table;
    if (checkpoint && checkpoint.n > 0) checkpoints.set(checkpoint.n, checkpoint);
  }
  table.practice ||= saved.practice;
  if (table.hash() !== saved.hash) throw new BadInput('cannot.table.end');
  return { table, log, checkpoints: [...checkpoints.values()] };
}

/** The rules leave out what they do not know in an action; what is kept of it must not hold more than they know. */
function checkActions({ isAction }: GameEntry, made: readonly Made[]): void {
  if (made.some(({ entry: { kind, body } }) => kind === 'action' && !isAction(body)))
    throw new BadInput('cannot.table.log');
}

/** Looks at a position through all eyes and plays it on a little: one that breaks the rules' code is not taken in. */
function tryOut(entry: GameEntry, table: AnyTable): void {
  const { game } = entry;
  const { match, setup, definitions, base } = table;
  try {
    const fresh = unplayed(game, { setup, definitions, base: null }).state;
    const more = Object.keys(base!.state as object).some((key) => !Object.hasOwn(fresh, key));
    if (more || valuesIn(base!.state) > LARGER * valuesIn(fresh))
      throw new Error('it holds more than the game has');
    const trial: AnyTable = unplayed(game, { setup, definitions, base });
    const unsound = game.unsound?.(match, trial.state) ?? null;
    if (unsound !== null) throw new Error(unsound);
    const [weakest] = Object.values(entry.bots);
    const bot = weakest('trial');
    for (let i = 0; i < TRIAL && trial.state.outcome === null; i++) {
      for (let seat = 0; seat < match.seats; seat++) game.view(match, trial.state, [seat]);
      const { question } = trial;
      const [{ seat }] = trial.decisions();
      game.intents(match, trial.state, seat);
      const came = question
        ? trial.answer(seat, bot.answer(question, match, trial.state))
        : trial.act(seat, bot.act(match, trial.state, seat));
      if (!came.ok) throw new Error(came.refusal.code);
    }
    trial.hash();
  } catch (error) {
    throw new BadInput('cannot.table.position', {}, error);
  }
}

function result(
  { entry, saved, players }: Read,
  { table, log, checkpoints }: Played,
  opening: Opening,
): Replayed {
  const head = headOf(table, 0);
  const { game } = saved;
  const { setup, base, practice } = table;
  return {
    saved: {
      game,
      rulesVersion: entry.game.rulesVersion,
      setup,
      log: table.log,
      practice,
      base,
      hash: head.hash,
    },
    cards: Object.fromEntries(
      Object.entries(saved.definitions).map(([id, definition]) => [
        id,
        { hash: contentHash(definition), body: JSON.stringify(definition) },
      ]),
    ),
    players: playersOf(players, saved.setup.heroes.length, entry),
    log,
    checkpoints,
    head,
    opening,
  };
}

import { SetupError } from '../../../shared/engine/game.ts';
import { OtherEnd } from '../../../shared/engine/log.ts';
import type { Made } from '../../../shared/engine/retell.ts';
import { openTable, startOf, type Reopened } from '../../../shared/engine/versions.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { contentHash } from '../../../shared/packs/freeze.ts';
import { headOf, type AnyTable } from './opened.ts';
import { BadInput } from './bad-input.ts';
import { valuesIn } from './plain-data.ts';
import { playersOf } from './players-of.ts';
import { readExport, type Read } from './read-export.ts';
import type { Replayed } from './tasks.ts';

/** A multiple of the values of a new game: every position deals the same cards, and a little more goes on in some. */
const LARGER = 4;

/** Moves with which a foreign position is tried out. */
const TRIAL = 40;

/**
 * Plays a table from outside, entry by entry; one of older rules, where these play its log otherwise, goes on from the
 * newest position in it. Positions that it brings along are tried out first.
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
  try {
    const opened = openTable(entry.game, saved, {
      position: (table) => tryOut(entry, table),
      entry: ({ of }) => progress(of / saved.log.length),
    });
    checkActions(entry, opened.made);
    return result(read, opened);
  } catch (error) {
    throw badInput(error);
  }
}

/** Any failure while a table from outside is played counts as a fault of that table. */
function badInput(error: unknown): BadInput {
  if (error instanceof BadInput) return error;
  if (error instanceof SetupError)
    return new BadInput('cannot.table.setup', { reason: error.message }, error);
  return new BadInput(error instanceof OtherEnd ? 'cannot.table.end' : 'cannot.table.log', {}, error);
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
    const begun = { setup, definitions, practice: true, log: [] };
    const fresh = startOf(game, { ...begun, base: null }).state;
    const more = Object.keys(base!.state as object).some((key) => !Object.hasOwn(fresh, key));
    if (more || valuesIn(base!.state) > LARGER * valuesIn(fresh))
      throw new Error('it holds more than the game has');
    const trial: AnyTable = startOf(game, { ...begun, base });
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
        ? trial.answer(seat, bot.answer(question, match, trial.state, trial.openStep))
        : trial.act(seat, bot.act(match, trial.state, seat));
      if (!came.ok) throw new Error(came.refusal.code);
    }
    trial.hash();
  } catch (error) {
    throw new BadInput('cannot.table.position', {}, error);
  }
}

function result({ entry, saved }: Read, { table, how, lost, made }: Reopened<AnyTable>): Replayed {
  const head = headOf(table, 0);
  const { game } = saved;
  const { setup, base, practice, log } = table;
  const revealed = new Map(made.map((each) => [each.entry.n, each.revealed]));
  return {
    saved: { game, rulesVersion: entry.game.rulesVersion, setup, log, practice, base, hash: head.hash },
    cards: Object.fromEntries(
      Object.entries(saved.definitions).map(([id, definition]) => [
        id,
        { hash: contentHash(definition), body: JSON.stringify(definition) },
      ]),
    ),
    players: playersOf(saved.players, saved.setup.heroes.length, entry),
    log: log.map((each) => ({ ...each, revealed: revealed.get(each.n) ?? true })),
    checkpoints: table.checkpoints,
    head,
    opening: { how, lost },
  };
}

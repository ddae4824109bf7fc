import { effectiveEntries, ReplayError, type SavedTable } from '../../../shared/engine/log.ts';
import { openTable, unplayed } from '../../../shared/engine/versions.ts';
import type { Definitions, Message } from '../../../shared/engine/game.ts';
import type { Made } from '../../../shared/engine/retell.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { StoredEntry, StoredTable } from '../../db/model.ts';
import type { Relogged, TableRepository } from '../../db/tables.ts';
import { UnfitCards } from '../card-sets.ts';
import { HostFailure, isTold } from '../failures.ts';
import { headOf, SAME, type AnyTable, type Opening } from '../play/opened.ts';

/**
 * Opens a stored table. One of these very rules begins at its newest checkpoint; where that does not lead to the stored
 * position, and for every other version of the rules, the whole log is played.
 *
 * @throws ReplayError when the log does not lead to the stored position and no upgrade helps
 */
export function openStored(
  repository: TableRepository,
  entry: GameEntry,
  stored: StoredTable,
  definitions: Definitions,
  now: () => number,
): { table: AnyTable; opened: Opening } {
  // One more than there are is enough to see that there are too many.
  const log = repository.log(stored.id, 1, stored.head.entries + 1);
  if (log.length !== stored.head.entries)
    throw new ReplayError(`the log does not have the ${stored.head.entries} entries that were counted`);
  if (stored.rulesVersion === entry.game.rulesVersion) {
    const table = resumed(repository, entry, stored, definitions, log);
    if (table) return { table, opened: SAME };
  }
  const { table, how, lost, made, retold } = openTable(
    entry.game,
    saved(repository, stored, definitions, log),
  );
  if (how !== 'same') {
    repository.rebase(stored.id, {
      rulesVersion: entry.game.rulesVersion,
      setup: table.setup,
      base: table.base,
      head: headOf(table, now()),
      checkpoints: [],
      log: retold ? inNewForm(log, repository.reasons(stored.id), table.base?.entries ?? 0, made) : null,
    });
  }
  return { table, opened: { how, lost } };
}

/**
 * A stored log in the form of these rules, and why bots made its entries. What was kept with an entry stays with the last
 * of those that it has become.
 *
 * @param history entries before those that were rewritten
 */
function inNewForm(
  before: readonly StoredEntry[],
  reasons: ReadonlyMap<number, Message>,
  history: number,
  made: readonly Made[],
): Relogged {
  const entries: StoredEntry[] = before.slice(0, history);
  const whys = new Map([...reasons].filter(([n]) => n <= history));
  made.forEach(({ of, entry, revealed }, i) => {
    const { at, nonce } = before[of - 1];
    const isLast = made.at(i + 1)?.of !== of;
    entries.push({ ...entry, at, revealed, nonce: isLast ? nonce : null });
    const why = reasons.get(of);
    if (isLast && why) whys.set(entry.n, why);
  });
  return { entries, reasons: whys };
}

/** The table from its newest checkpoint on, or null where that leads somewhere else. */
function resumed(
  repository: TableRepository,
  entry: GameEntry,
  stored: StoredTable,
  definitions: Definitions,
  log: readonly StoredEntry[],
): AnyTable | null {
  const { base, setup } = stored;
  const table: AnyTable = unplayed(entry.game, { setup, definitions, base });
  const flags = new Map(log.map(({ n, revealed }) => [n, revealed]));
  const before = base?.entries ?? 0;
  try {
    table.resume({
      log: log.map(({ n, seat, kind, body, externals }) => ({
        n,
        seat,
        kind,
        body,
        externals: [...externals],
      })),
      revealed: (n) => flags.get(n) ?? true,
      checkpoints: repository.checkpoints(stored.id).filter((n) => n > before),
      state: (n) => repository.checkpoint(stored.id, n)!.state,
    });
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
  table.practice = stored.head.practice;
  return table.hash() === stored.head.hash ? table : null;
}

/** The table as plain data, for the engine's own way of opening one. */
function saved(
  repository: TableRepository,
  stored: StoredTable,
  definitions: Definitions,
  log: readonly StoredEntry[],
): SavedTable {
  const inEffect = effectiveEntries(log.slice(stored.base?.entries ?? 0)).map(({ n }) => n);
  const newest = repository.checkpoints(stored.id).findLast((n) => inEffect.includes(n));
  const checkpoint = newest === undefined ? null : repository.checkpoint(stored.id, newest);
  return {
    game: stored.game,
    rulesVersion: stored.rulesVersion,
    setup: stored.setup,
    definitions,
    log: log.map(({ n, seat, kind, body, externals }) => ({
      n,
      seat,
      kind,
      body,
      externals: [...externals],
    })),
    practice: stored.head.practice,
    base: stored.base,
    checkpoint: checkpoint && { after: inEffect.indexOf(checkpoint.n) + 1, state: checkpoint.state },
    hash: stored.head.hash,
  };
}

/**
 * Why a stored table cannot be opened, for those at it.
 *
 * @param log has the details
 */
export function failureToOpen(error: unknown, log: (line: string) => void): unknown {
  if (isTold(error)) return error;
  log(`replay: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  if (error instanceof ReplayError)
    return new HostFailure('damaged', 'cannot.open', { reason: error.message });
  if (error instanceof UnfitCards)
    return new HostFailure('damaged', 'cannot.open.card', { card: error.card });
  return new HostFailure('damaged', 'cannot.open.unfit');
}

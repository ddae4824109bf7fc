import { ReplayError, type LogSource } from '../../../shared/engine/log.ts';
import { openTable } from '../../../shared/engine/versions.ts';
import type { Definitions, Message } from '../../../shared/engine/game.ts';
import type { Made } from '../../../shared/engine/retell.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { StoredEntry, StoredTable } from '../../db/model.ts';
import type { Relogged, TableRepository } from '../../db/tables.ts';
import { UnfitCards } from '../card-sets.ts';
import { HostFailure, isTold } from '../failures.ts';
import { headOf, type AnyTable, type Opening } from '../play/opened.ts';

/**
 * Opens a stored table; what becomes of one of other rules is stored.
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
  const log = storedLog(repository, stored);
  const source = sourceIn(repository, stored, definitions, log);
  const { table, how, lost, made, retold } = openTable(entry.game, source);
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

/**
 * All entries of a stored table.
 *
 * @throws ReplayError when some of it is missing
 */
function storedLog(repository: TableRepository, { id, head }: StoredTable): StoredEntry[] {
  // One more than there are is enough to see that there are too many.
  const log = repository.log(id, 1, head.entries + 1);
  if (log.length !== head.entries)
    throw new ReplayError(`the log does not have the ${head.entries} entries that were counted`);
  return log;
}

/** A stored table as the engine opens it. */
function sourceIn(
  repository: TableRepository,
  { id, rulesVersion, setup, base, head }: StoredTable,
  definitions: Definitions,
  log: readonly StoredEntry[],
): LogSource {
  const flags = new Map(log.map(({ n, revealed }) => [n, revealed]));
  return {
    rulesVersion,
    setup,
    definitions,
    log: log.map(({ n, seat, kind, body, externals }) => ({
      n,
      seat,
      kind,
      body,
      externals: [...externals],
    })),
    practice: head.practice,
    base,
    hash: head.hash,
    checkpoints: repository.checkpoints(id),
    state: (n) => repository.checkpoint(id, n)!.state,
    revealed: (n) => flags.get(n) ?? true,
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

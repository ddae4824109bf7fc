import { effectiveEntries, ReplayError, Table, type SavedTable } from '../../../shared/engine/table.ts';
import { openTable, type Opened } from '../../../shared/engine/versions.ts';
import type { Definitions } from '../../../shared/engine/game.ts';
import { clone } from '../../../shared/engine/json.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { StoredEntry, StoredTable } from '../../db/model.ts';
import type { TableRepository } from '../../db/tables.ts';
import { headOf, type AnyTable } from './live.ts';

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
): { table: AnyTable; opened: Opened } {
  const log = repository.log(stored.id);
  if (stored.rulesVersion === entry.game.rulesVersion) {
    const table = resumed(repository, entry, stored, definitions, log);
    if (table) return { table, opened: 'same' };
  }
  const { table, how } = openTable(entry.game, saved(repository, stored, definitions, log));
  if (how !== 'same') {
    repository.rebase(stored.id, {
      rulesVersion: entry.game.rulesVersion,
      base: table.base,
      head: headOf(table, now()),
      checkpoints: [],
    });
  }
  return { table, opened: how };
}

/** The table from its newest checkpoint on, or null where that leads somewhere else. */
function resumed(
  repository: TableRepository,
  entry: GameEntry,
  stored: StoredTable,
  definitions: Definitions,
  log: readonly StoredEntry[],
): AnyTable | null {
  const { base } = stored;
  const table: AnyTable =
    base === null
      ? new Table(entry.game, stored.setup, definitions)
      : new Table(entry.game, stored.setup, definitions, (step) => {
          Object.assign(step.state, clone(base.state));
        });
  table.base = base;
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
  const inEffect = new Set(effectiveEntries(log).map(({ n }) => n));
  const newest = repository.checkpoints(stored.id).findLast((n) => inEffect.has(n));
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
    checkpoint: checkpoint && { after: checkpoint.n, state: checkpoint.state },
    hash: stored.head.hash,
  };
}

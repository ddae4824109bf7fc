import type { EventBase, MatchBase, StateBase } from './game.ts';
import type { Json } from './json.ts';
import { effectiveEntries, ReplayError, type SavedTable } from './log.ts';
import type { Table } from './table.ts';

/** A practice table that goes on from a position of another one. */
export interface Branch {
  readonly saved: SavedTable;
  /** Numbers, at the other table, of the entries that its log consists of. */
  readonly of: readonly number[];
}

/**
 * A new practice table that goes on from the position after a log entry, as data: `openTable` opens it.
 *
 * @throws ReplayError where the position is one before an upgrade
 */
export function branchOf<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  n: number,
): Branch {
  const from = table.base?.entries ?? 0;
  if (n < from) throw new ReplayError(`branching ends at entry ${from}, where the table was upgraded`);
  const entries = effectiveEntries(table.log.slice(from, n));
  const saved = table.past(n).save();
  return {
    saved: {
      ...saved,
      log: entries.map((entry, i) => ({ ...entry, n: i + 1 })),
      base: saved.base && { entries: 0, state: saved.base.state },
      practice: true,
    },
    of: entries.map((entry) => entry.n),
  };
}

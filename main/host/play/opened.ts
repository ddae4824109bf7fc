// A table as it comes back from a log: how, and what the list says of it.
import type { EventBase, MatchBase, StateBase } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { Table } from '../../../shared/engine/table.ts';
import type { Opened } from '../../../shared/engine/versions.ts';
import type { Head } from '../../db/model.ts';

/** A table of a game whose types only the game knows. */
export type AnyTable = Table<MatchBase, StateBase, Json, EventBase>;

/** How a table came back, and how many entries it had to leave behind. */
export interface Opening {
  readonly how: Opened;
  readonly lost: number;
}

/** The state of a table, for the list. */
export function headOf(table: AnyTable, updated: number): Head {
  const { state, practice } = table;
  return {
    entries: table.log.length,
    turn: state.turn,
    practice,
    outcome: state.outcome,
    hash: table.hash(),
    updated,
  };
}

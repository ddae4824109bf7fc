import type { EventBase, Game, MatchBase, StateBase } from './game.ts';
import { clone, type Json } from './json.ts';
import { ReplayError, Table, type Base, type SavedTable } from './table.ts';

/** How a saved table was brought back. */
export type Opened = 'same' | 'replayed' | 'upgraded';

/**
 * Opens a saved table. One of another rules version is played through and compared; where this version plays it
 * differently, its newest checkpoint is lifted by the game's numbered upgraders and play goes on from there.
 *
 * @throws ReplayError when a log of this very version does not give its recorded hash, or no upgrader exists
 */
export function openTable<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
): { table: Table<M, S, A, E>; how: Opened } {
  const current = saved.rulesVersion === game.rulesVersion;
  try {
    return { table: replay(game, saved), how: current ? 'same' : 'replayed' };
  } catch (failure) {
    // Whatever another version stumbles over, this is not the log it was made for.
    if (current) throw failure;
  }
  if (saved.rulesVersion > game.rulesVersion) {
    throw new ReplayError(
      `the table needs rules version ${saved.rulesVersion} of ${game.id}, this is ${game.rulesVersion}`,
    );
  }
  if (!saved.checkpoint)
    throw new ReplayError('the table was saved before its first position, so it cannot be lifted');
  let { state } = saved.checkpoint;
  for (let version = saved.rulesVersion; version < game.rulesVersion; version++) {
    const upgrade = game.upgraders[version];
    if (!upgrade)
      throw new ReplayError(`${game.id} has no way to lift a table from rules version ${version}`);
    state = upgrade(state);
  }
  return { table: fromBase(game, saved, { entries: saved.log.length, state }), how: 'upgraded' };
}

function fromBase<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
  base: Base,
): Table<M, S, A, E> {
  const table = new Table(game, saved.setup, saved.definitions, (step) => {
    Object.assign(step.state, clone(base.state));
  });
  table.base = base;
  table.practice = saved.practice;
  table.log.push(...clone(saved.log.slice(0, base.entries)));
  return table;
}

function replay<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
): Table<M, S, A, E> {
  const table = saved.base
    ? fromBase(game, saved, saved.base)
    : new Table(game, saved.setup, saved.definitions);
  for (const entry of saved.log.slice(saved.base?.entries ?? 0)) table.replayEntry(entry);
  table.practice = saved.practice;
  if (table.hash() !== saved.hash) {
    throw new ReplayError(`the log leads to ${table.hash()}, but ${saved.hash} was recorded`);
  }
  return table;
}

import { withAdded } from './added.ts';
import type { EventBase, Game, MatchBase, Setup, StateBase } from './game.ts';
import { clone, same, type Json } from './json.ts';
import { effectiveEntries, ReplayError, type Base, type SavedTable } from './log.ts';
import { retell, type Made } from './retell.ts';
import { Table } from './table.ts';

/**
 * How a saved table was brought back. `replayed`: these rules play all of its log to the very position that was saved, if
 * need be by the rulings that it began with, which it then keeps (`Setup.rulings`).
 * `resumed`: so they play what came after its newest checkpoint. `upgraded`: it is at that checkpoint.
 */
export type Opened = 'same' | 'replayed' | 'resumed' | 'upgraded';

/** A table that was brought back. */
export interface Reopened<T> {
  readonly table: T;
  readonly how: Opened;
  /** Entries in effect that came after the position that was lifted, and are not played. */
  readonly lost: number;
  /** The entries that were played, as they are entered under these rules. */
  readonly made: readonly Made[];
  /** Whether they differ from those that were saved. */
  readonly retold: boolean;
}

/**
 * Opens a saved table. One of another rules version is played through and compared, its entries in the form of these
 * rules: by the rulings of today, or else by those it began with, where the game still has them. Where neither leads to
 * the saved position, its newest checkpoint is lifted by the game's numbered upgraders; what came after it is played if
 * that leads there, or else given up.
 *
 * @param inspect looks at a table at a lifted position, before anything is played from there
 * @throws ReplayError when a log of this very version does not give its recorded hash, or no upgrader exists
 */
export function openTable<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
  inspect: (table: Table<M, S, A, E>) => void = () => undefined,
): Reopened<Table<M, S, A, E>> {
  const current = saved.rulesVersion === game.rulesVersion;
  for (const setup of setupsFor(game, saved)) {
    try {
      const table = saved.base
        ? fromBase(game, { ...saved, setup }, saved.base)
        : unplayed(game, { ...saved, setup });
      return { ...replay(table, saved), how: current ? 'same' : 'replayed', lost: 0 };
    } catch (failure) {
      // Any failure under another version means that this is not the log it was made for.
      if (current) throw failure;
    }
  }
  if (saved.rulesVersion > game.rulesVersion) {
    throw new ReplayError(
      `the table needs rules version ${saved.rulesVersion} of ${game.id}, this is ${game.rulesVersion}`,
    );
  }
  const state = lifted(game, saved);
  const entries = entriesToCheckpoint(saved);
  const upgraded = fromBase(game, saved, { entries: saved.log.length, state });
  inspect(upgraded);
  try {
    return { ...replay(fromBase(game, saved, { entries, state }), saved), how: 'resumed', lost: 0 };
  } catch {
    // Entries after the checkpoint are given up; the caller learns how many.
    const lost = effectiveEntries(saved.log.slice(entries)).length;
    return { table: upgraded, how: 'upgraded', lost, made: [], retold: false };
  }
}

/** The setups under which a saved table may come to what it was: as it was saved, and by the rulings it began with. */
function setupsFor<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  { rulings = [] }: Game<M, S, A, E>,
  { setup, rulesVersion }: SavedTable,
): Setup[] {
  const kept = setup.rulings === undefined && rulings.includes(rulesVersion);
  return kept ? [setup, { ...setup, rulings: rulesVersion }] : [setup];
}

/** The newest position that a table was saved with, in the form of these rules. */
function lifted<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
): Json {
  let state = lastPosition(game, saved);
  for (let version = saved.rulesVersion; version < game.rulesVersion; version++) {
    const upgrade = game.upgraders[version];
    if (!upgrade)
      throw new ReplayError(`${game.id} has no way to lift a table from rules version ${version}`);
    state = upgrade(state);
  }
  return state;
}

/** Log entries up to the newest checkpoint: what comes after them takes nothing of them back. */
function entriesToCheckpoint({ log, base, checkpoint }: SavedTable): number {
  const from = base?.entries ?? 0;
  const after = checkpoint?.after ?? 0;
  const depths = [0];
  for (const { kind } of log.slice(from)) depths.push(depths.at(-1)! + (kind === 'undo' ? -1 : 1));
  return from + depths.findLastIndex((depth) => depth < after) + 1;
}

/** The newest position that a table was saved with. One that was saved before its first begins as these rules set it up. */
function lastPosition<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
): Json {
  const stored = saved.checkpoint ?? saved.base;
  return stored ? stored.state : (unplayed(game, saved).state as unknown as Json);
}

/** A table before the first entry that is run: as it was set up, or at the position that an upgrade made. */
export function unplayed<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  { setup, definitions, base }: Pick<SavedTable, 'setup' | 'definitions' | 'base'>,
): Table<M, S, A, E> {
  if (base === null) return new Table(game, setup, definitions);
  const table = new Table(game, setup, definitions, (step) => {
    Object.assign(step.state, clone(withAdded(base.state, game.added ?? {})));
  });
  table.base = base;
  return table;
}

/** A table at the position that an upgrade made, with the entries before it as history. */
export function fromBase<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  saved: SavedTable,
  base: Base,
): Table<M, S, A, E> {
  const table = unplayed(game, { ...saved, base });
  table.practice = saved.practice;
  table.log.push(...clone(saved.log.slice(0, base.entries)));
  return table;
}

/**
 * The entries of a saved log, from a position on, as they are entered under these rules.
 *
 * @throws ReplayError when an entry is refused
 */
export function* entered<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  saved: SavedTable,
): Generator<Made> {
  const { game, log } = table;
  const translations = versionsBetween(saved.rulesVersion, game.rulesVersion).flatMap(
    (version) => game.translations?.[version] ?? [],
  );
  yield* retell(table, saved.log.slice(log.length), translations);
}

const versionsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function replay<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  saved: SavedTable,
): Pick<Reopened<Table<M, S, A, E>>, 'table' | 'made' | 'retold'> {
  const made = [...entered(table, saved)];
  table.practice = saved.practice;
  if (table.hash() !== saved.hash) {
    throw new ReplayError(`the log leads to ${table.hash()}, but ${saved.hash} was recorded`);
  }
  const asSaved =
    table.log.length === saved.log.length &&
    made.every(({ of, entry }) => of === entry.n && same(entry.body, saved.log[of - 1].body));
  return { table, made, retold: !asSaved };
}

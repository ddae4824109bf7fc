import { withAdded } from './added.ts';
import type { EventBase, Game, MatchBase, Setup, StateBase } from './game.ts';
import { clone, same, type Json } from './json.ts';
import { effectiveEntries, OtherEnd, ReplayError, sourceOf, type LogSource, type SavedTable } from './log.ts';
import { retell, type Made } from './retell.ts';
import { Table } from './table.ts';

/**
 * How a table was brought back. `replayed`: these rules play all of its log to the very position that was saved, if
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

/** Looks on while a table is opened. */
export interface Onlooker<T> {
  /** At a position that did not come about by playing, before anything is played from there. */
  readonly position?: (table: T) => void;
  /** Behind each entry that was played. */
  readonly entry?: (made: Made) => void;
}

/**
 * Opens a table from its log. Where positions are kept with it that can be relied on, and it was played by these very
 * rules, only what came after the newest one is played; where that does not lead to the recorded position, all of it is.
 * A table of another rules version is played through and compared, its entries in the form of these rules: by the rulings
 * of today, or else by those it began with, where the game still has them. Where neither leads to the recorded position,
 * its newest checkpoint is lifted by the game's numbered upgraders; what came after it is played if that leads there, or
 * else given up.
 *
 * @throws ReplayError when a log of this very version does not give its recorded hash, or no upgrader exists
 */
export function openTable<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  kept: SavedTable | LogSource,
  onlooker: Onlooker<Table<M, S, A, E>> = {},
): Reopened<Table<M, S, A, E>> {
  const source = 'checkpoint' in kept ? sourceOf(kept) : kept;
  const current = source.rulesVersion === game.rulesVersion;
  const known = current ? resumed(game, source) : null;
  if (known !== null) return { table: known, how: 'same', lost: 0, made: [], retold: false };
  for (const setup of setupsFor(game, source)) {
    try {
      const table = startOf(game, { ...source, setup });
      if (table.base !== null) onlooker.position?.(table);
      return { ...replay(table, source, onlooker), how: current ? 'same' : 'replayed', lost: 0 };
    } catch (failure) {
      // Any failure under another version means that this is not the log it was made for.
      if (current) throw failure;
    }
  }
  if (source.rulesVersion > game.rulesVersion) {
    throw new ReplayError(
      `the table needs rules version ${source.rulesVersion} of ${game.id}, this is ${game.rulesVersion}`,
    );
  }
  const newest = newestPosition(source);
  const state = lifted(game, source, newest?.state ?? (startOf(game, source).state as unknown as Json));
  const entries = entriesTo(source, newest?.after ?? 0);
  const upgraded = startOf(game, { ...source, base: { entries: source.log.length, state } });
  onlooker.position?.(upgraded);
  try {
    const table = startOf(game, { ...source, base: { entries, state } });
    return { ...replay(table, source, onlooker), how: 'resumed', lost: 0 };
  } catch {
    // Entries after the checkpoint are given up; the caller learns how many.
    const lost = effectiveEntries(source.log.slice(entries)).length;
    return { table: upgraded, how: 'upgraded', lost, made: [], retold: false };
  }
}

/** A table before the first entry that is run: as it was set up, or at its base with the entries before it as history. */
export function startOf<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  { setup, definitions, base, practice, log }: Start,
): Table<M, S, A, E> {
  if (base === null) return new Table(game, setup, definitions);
  const table = new Table(game, setup, definitions, (step) => {
    Object.assign(step.state, clone(withAdded(base.state, game.added ?? {})));
  });
  table.base = base;
  table.practice = practice;
  table.log.push(...clone(log.slice(0, base.entries)));
  return table;
}

/** What a table begins with. */
type Start = Pick<LogSource, 'setup' | 'definitions' | 'base' | 'practice' | 'log'>;

/** The table from its newest checkpoint on; null where none can be relied on, or it does not lead where it led. */
function resumed<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  source: LogSource,
): Table<M, S, A, E> | null {
  const { revealed } = source;
  if (revealed === null) return null;
  const table = startOf(game, { ...source, log: [] });
  try {
    table.resume({ ...source, revealed });
  } catch (error) {
    if (error instanceof ReplayError) return null;
    throw error;
  }
  table.practice = source.practice;
  return table.hash() === source.hash ? table : null;
}

/** The setups under which a table may come to what it was: as it was saved, and by the rulings it began with. */
function setupsFor<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  { rulings = [] }: Game<M, S, A, E>,
  { setup, rulesVersion }: LogSource,
): Setup[] {
  const kept = setup.rulings === undefined && rulings.includes(rulesVersion);
  return kept ? [setup, { ...setup, rulings: rulesVersion }] : [setup];
}

/**
 * The newest position that is kept with a log and in effect, and how many entries lead to it; null for a table that begins
 * as it is set up and has none.
 */
function newestPosition({ log, base, checkpoints, state }: LogSource): { after: number; state: Json } | null {
  const effective = effectiveEntries(log.slice(base?.entries ?? 0));
  const last = effective.findLastIndex(({ n }) => checkpoints.includes(n));
  if (last >= 0) return { after: last + 1, state: state(effective[last].n) };
  if (checkpoints.includes(0)) return { after: 0, state: state(0) };
  return base && { after: 0, state: base.state };
}

/** A position in the form of these rules. */
function lifted<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  game: Game<M, S, A, E>,
  { rulesVersion }: LogSource,
  position: Json,
): Json {
  let state = position;
  for (let version = rulesVersion; version < game.rulesVersion; version++) {
    const upgrade = game.upgraders[version];
    if (!upgrade)
      throw new ReplayError(`${game.id} has no way to lift a table from rules version ${version}`);
    state = upgrade(state);
  }
  return state;
}

/** Log entries up to the position that a number of effective ones leads to: what comes after takes nothing of them back. */
function entriesTo({ log, base }: LogSource, after: number): number {
  const from = base?.entries ?? 0;
  const depths = [0];
  for (const { kind } of log.slice(from)) depths.push(depths.at(-1)! + (kind === 'undo' ? -1 : 1));
  return from + depths.findLastIndex((depth) => depth < after) + 1;
}

const versionsBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Enters the rest of a log, in the form that these rules give it. @throws ReplayError when it leads elsewhere */
function replay<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  table: Table<M, S, A, E>,
  source: LogSource,
  { entry: seen }: Onlooker<Table<M, S, A, E>>,
): Pick<Reopened<Table<M, S, A, E>>, 'table' | 'made' | 'retold'> {
  const { game } = table;
  const translations = versionsBetween(source.rulesVersion, game.rulesVersion).flatMap(
    (version) => game.translations?.[version] ?? [],
  );
  const made: Made[] = [];
  for (const each of retell(table, source.log.slice(table.log.length), translations)) {
    made.push(each);
    seen?.(each);
  }
  table.practice = source.practice;
  const hash = table.hash();
  if (hash !== source.hash) throw new OtherEnd(hash, source.hash);
  const asSaved =
    table.log.length === source.log.length &&
    made.every(({ of, entry }) => of === entry.n && same(entry.body, source.log[of - 1].body));
  return { table, made, retold: !asSaved };
}

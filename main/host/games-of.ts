import { games as shipped, type GameEntry } from '../../shared/games/index.ts';

/**
 * The games that a worker thread knows.
 *
 * @param module address of a module that exports other `games` (tests bring some); null: those that are shipped
 */
export async function gamesOf(module: string | null): Promise<readonly GameEntry[]> {
  return module === null ? shipped : ((await import(module)) as { games: readonly GameEntry[] }).games;
}

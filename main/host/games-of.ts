import type { GameEntry } from '../../shared/games/index.ts';

/**
 * The games that a worker thread knows.
 *
 * @param module address of a module that exports other `games` (tests bring some); null: those that are shipped
 * @throws TypeError when it exports none
 */
export async function gamesOf(module: string | null): Promise<readonly GameEntry[]> {
  // Only those that it knows: a thread that loads no others begins sooner.
  if (module === null) return (await import('../../shared/games/index.ts')).games;
  const { games } = (await import(module)) as { readonly games?: readonly GameEntry[] };
  if (!Array.isArray(games)) throw new TypeError(`the module ${module} exports no games`);
  return games as readonly GameEntry[];
}

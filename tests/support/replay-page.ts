// What the browser test loads into a page: the engine and the rules of every game, and nothing of Node.
import type { SavedTable } from '../../shared/engine/log.ts';
import { startOf } from '../../shared/engine/versions.ts';
import { games } from '../../shared/games/index.ts';

/** Plays a saved game again; the hash after the opening and after each entry. */
export function replayHashes(saved: SavedTable): string[] {
  const { game } = games.find((entry) => entry.game.id === saved.game)!;
  const table = startOf(game, saved);
  const hashes = [table.hash()];
  for (const entry of saved.log) {
    table.replayEntry(entry);
    hashes.push(table.hash());
  }
  return hashes;
}

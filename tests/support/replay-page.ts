// What the browser test loads into a page: the engine and the rules, and nothing of Node.
import { Table, type SavedTable } from '../../shared/engine/table.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';

/** Plays a saved game again; the hash after the opening and after each entry. */
export function replayHashes(saved: SavedTable): string[] {
  const table = new Table(ravingspire, saved.setup, saved.definitions);
  const hashes = [table.hash()];
  for (const entry of saved.log) {
    table.replayEntry(entry);
    hashes.push(table.hash());
  }
  return hashes;
}

import type { Entry } from '../../../shared/engine/log.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { PlayerChoice } from '../../../shared/rpc/messages/tables.ts';
import type { AnyTable } from '../play/opened.ts';

/** An entry that a table begins with, and whether it showed what had been hidden. */
export type Begun = Entry & { readonly revealed: boolean };

/**
 * Has the people of a new table introduce themselves under their names from setup, where the game asks for that. A name
 * that several seats have tells none of them apart: the game asks those seats itself.
 *
 * @returns the entries that come of it
 */
export function introduceAll(entry: GameEntry, table: AnyTable, players: readonly PlayerChoice[]): Begun[] {
  const names = players.map((player) => (player.kind === 'person' ? player.name.trim() : ''));
  return names.flatMap((name, seat) => {
    if (name === '' || names.filter((other) => other === name).length > 1) return [];
    const action = entry.introduce?.(table.match, seat, name) ?? null;
    if (action === null) return [];
    const result = table.act(seat, action);
    return result.ok ? [{ ...result.entry, revealed: result.revealed }] : [];
  });
}

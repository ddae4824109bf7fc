import { useDesk, type Desk } from '../../../table/desk.svelte.ts';
import type { Level } from '../board/types.ts';
import type { TowerLook } from '../model.ts';

/** The ring that the player has chosen to be shown, for the rest of a turn. */
class LookedRing {
  private chosen: { readonly level: Level; readonly turn: number } | null = $state.raw(null);

  /** Null: that of the acting hero. */
  at({ view }: TowerLook): Level | null {
    return this.chosen !== null && this.chosen.turn === view.turn ? this.chosen.level : null;
  }

  /** Shows another ring until the turn ends; null: the one on which the acting hero stands. */
  choose(level: Level | null, { view }: TowerLook): void {
    this.chosen = level === null ? null : { level, turn: view.turn };
  }
}

const rings = new WeakMap<Desk, LookedRing>();

/** The choice at the table's desk: the same for all parts of the table. */
export function useLookedRing(): LookedRing {
  const desk = useDesk();
  const ring = rings.get(desk) ?? new LookedRing();
  rings.set(desk, ring);
  return ring;
}

// What has happened at the table as steps, in the order in which it happened.
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import { toldInTurn, type Happening } from '../../../cards-table/motion/plan.ts';
import type { BoardState } from '../board/types.ts';
import { tell, type TowerStep } from './tell.ts';

/** @param board as it stood before all of this */
export function planOf(all: readonly Happening<Event>[], board: BoardState): TowerStep[] {
  return toldInTurn(all.filter(isShown), board, tell);
}

/** A card that is drawn onto a ring goes there at once. */
function isShown({ event }: Happening<Event>, i: number, all: readonly Happening<Event>[]): boolean {
  const next = all.at(i + 1)?.event;
  return !(event.kind === 'cardDrawn' && next?.kind === 'ringFilled' && next.card === event.card);
}

// Where a card that is seen from close up lies.
import type { TableCard, Zone } from '../../../shared/tableau/tableau.ts';
import { NONE } from '../../table/deeds.ts';
import type { Look } from '../../table/look.ts';

/** Where a card lies open on the table: its zone and its neighbours there. */
export interface Whereabouts {
  readonly zone: Zone;
  readonly lying: TableCard;
  readonly previous: TableCard | null;
  readonly next: TableCard | null;
}

/** @param card the instance; NONE where only the printed card is meant */
export function whereabouts({ tableau }: Look, card: number): Whereabouts | null {
  if (card === NONE) return null;
  for (const zone of tableau.zones) {
    const at = zone.cards.findIndex((lying) => lying.card === card);
    if (at < 0) continue;
    const [previous = null, next = null] = [zone.cards[at - 1], zone.cards[at + 1]];
    return { zone, lying: zone.cards[at], previous, next };
  }
  return null;
}

import { definitionOf, isEventKind } from '../../../../shared/games/ravingspire/events.ts';
import type { EventLook } from '../../../cards-table/kit.ts';

/** What a line of the chronicle looks like, by the kind of event that it tells; plain where that is not known here. */
export function eventLook(kind: string): EventLook {
  const {
    icon = null,
    turn = false,
    harm = false,
    list = false,
  } = isEventKind(kind) ? definitionOf(kind) : {};
  return { icon, turn, harm, list };
}

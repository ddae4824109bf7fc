// How the board came to look as it does, from what the host tells of the entries since.
import { definitionOf } from '../../../../shared/games/ravingspire/events.ts';
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import type { BoardMove, BoardState } from './types.ts';

/** What moved on the board, in the order in which it happened; events that move nothing there are passed over. */
export const boardMoves = (events: readonly Event[], { sectors }: Pick<BoardState, 'sectors'>): BoardMove[] =>
  events.flatMap((event) => definitionOf(event.kind).move?.(event, sectors) ?? []);

// One event as steps. What moves where follows from the event alone: places that are not on the screen are passed over.
import { definitionOf } from '../../../../shared/games/ravingspire/events.ts';
import type { Event } from '../../../../shared/games/ravingspire/types.ts';
import { alone, boardMoved, type TableStep } from '../../../../shared/tableau/motion/units.ts';
import type { Telling, ToldOnBoard } from '../../../cards-table/motion/plan.ts';
import { boardMoves } from '../board/moves.ts';
import type { BoardMove, BoardState } from '../board/types.ts';
import { advanced, boardTime } from './board-steps.ts';

export type TowerStep = TableStep<BoardState, BoardMove>;

/** What an event shows: what its definition tells, and with it what moves on the board. */
export function tell(event: Event, { board, key }: Telling<BoardState>): ToldOnBoard<BoardState, BoardMove> {
  const { steps, joins } = definitionOf(event.kind).shows?.(event, key) ?? alone();
  const moves = boardMoves([event], board);
  if (moves.length === 0) return { steps, joins, board };
  const state = advanced(board, moves);
  return { steps: [...steps, boardMoved(moves, state, boardTime(moves, board))], joins, board: state };
}

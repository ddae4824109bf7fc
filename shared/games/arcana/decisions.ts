import type { Decision } from '../../engine/game.ts';
import type { Match, State } from './types.ts';
import { NONE } from './types.ts';

/** What kind of decision a seat has outside of a question. */
export type DecisionKind = 'pickCharacters' | 'pickLeader' | 'action' | 'note';

const open = (seat: number, kind: DecisionKind, rule: string): Decision => ({
  seat,
  kind,
  options: null,
  data: {},
  rule,
});

/**
 * Who may act now: all who have no court card yet; any seat for the leader (AR-R!6); the active player; after a win all
 * players, for the note on the Reading (AR-R!40).
 */
export function decisions(_match: Match, state: State): Decision[] {
  switch (state.phase) {
    case 'pickCharacters':
      return state.players.flatMap(({ court }, seat) =>
        court === NONE ? [open(seat, 'pickCharacters', 'AR-SETUP-2')] : [],
      );
    case 'pickLeader':
      return state.players.map((_, seat) => ({ ...open(seat, 'pickLeader', 'AR-R!6'), forAll: true }));
    case 'action':
    case 'give':
    case 'followUp':
      return [open(state.active, 'action', 'AR-TURN-1')];
    case 'ended':
      return state.outcome?.result === 'won'
        ? state.players.map((_, seat) => open(seat, 'note', 'AR-R!40'))
        : [];
  }
}

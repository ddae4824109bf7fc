import type { Decision } from '../../engine/game.ts';
import type { Match, State } from './types.ts';

/** What kind of turn a seat has now. */
export type DecisionKind = 'move' | 'bonusMove' | 'trade' | 'encounter' | 'battle' | 'explore' | 'flank';

const openTurn = (seat: number, kind: DecisionKind, rule: string): Decision => ({
  seat,
  kind,
  options: null,
  data: {},
  rule,
});

/** What the active hero may do now. */
function activeKind(state: State): [DecisionKind, string] {
  if (state.trading) return ['trade', 'TRADE-3'];
  if (state.bonus) return ['bonusMove', 'SHOW-7'];
  if (state.battle.kind !== 'none') return ['battle', 'SHOW-3'];
  if (state.phase === 'encounter') return ['encounter', 'ENC-1'];
  if (state.phase === 'explore') return ['explore', 'EXP-1'];
  return ['move', 'MOVE-2'];
}

/** Who may act now: the flankers of an open battle until they have passed, else the active hero (FLANK-4, TURN-1). */
export function decisions(_match: Match, state: State): Decision[] {
  if (state.outcome) return [];
  const { flankers } = state.battle;
  if (flankers.length > 0) return flankers.map((seat) => openTurn(seat, 'flank', 'FLANK-4'));
  const [kind, rule] = activeKind(state);
  return [openTurn(state.active, kind, rule)];
}

import type { Decision } from '../../engine/game.ts';
import type { Match, State } from './types.ts';

/** What kind of turn a seat has now. */
export type DecisionKind = 'move' | 'bonusMove' | 'trade' | 'encounter' | 'battle' | 'explore' | 'flank';

/** The rules by which a hero has such turns. */
const RULES: { readonly [K in DecisionKind]: string } = {
  move: 'MOVE-2',
  bonusMove: 'SHOW-7',
  trade: 'TRADE-3',
  encounter: 'ENC-1',
  battle: 'SHOW-3',
  explore: 'EXP-1',
  flank: 'FLANK-4',
};

const NO_DATA = {};
const openTurn = (seat: number, kind: DecisionKind): Decision => ({
  seat,
  kind,
  options: null,
  data: NO_DATA,
  rule: RULES[kind],
});

/** What a seat that may act now may do. */
export function kindFor(state: State): DecisionKind {
  if (state.battle.flankers.length > 0) return 'flank';
  if (state.trading) return 'trade';
  if (state.bonus) return 'bonusMove';
  if (state.battle.kind !== 'none') return 'battle';
  return state.phase === 'encounter' || state.phase === 'explore' ? state.phase : 'move';
}

/** Who may act now: the flankers of an open battle until they have passed, else the active hero (FLANK-4, TURN-1). */
export function decisions(_match: Match, state: State): Decision[] {
  if (state.outcome) return [];
  const kind = kindFor(state);
  return (kind === 'flank' ? state.battle.flankers : [state.active]).map((seat) => openTurn(seat, kind));
}

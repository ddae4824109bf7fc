import type { CardNumber, G, State } from '../types.ts';
import { NONE } from '../types.ts';
import { intoTopThird } from './piles.ts';

/** The tower is waking in turns 1 to 5. */
const LAST_WAKING_TURN = 5;

export const isWaking = (state: State): boolean => state.turn <= LAST_WAKING_TURN;

/** How many places of the dungeon ring are filled in Recover: 1 to n in turn n, all from turn 5 on (WAKE-4). */
export function dungeonPlaces(state: State): number {
  return Math.min(state.turn, state.levels[0].ring.length);
}

/** WAKE-6: at the start of turn 6 the cards set aside are shuffled into the top third of the encounter deck. */
export function endWaking(g: G): void {
  const { state } = g;
  if (state.turn !== LAST_WAKING_TURN + 1 || state.setAside.length === 0) return;
  const cards = state.setAside;
  state.setAside = [];
  intoTopThird(g, cards);
  g.emit({ kind: 'setAsideReturned', count: cards.length, seat: NONE, rule: 'WAKE-6' });
}

/** WAKE-2: while the tower is waking, chaos and adversary cards are set aside and another card is drawn. */
export function isSetAside(g: G, card: CardNumber): boolean {
  const { kind } = g.match.cards[card];
  return isWaking(g.state) && (kind === 'chaos' || kind === 'adversary');
}

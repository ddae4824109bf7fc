import type { CardNumber, G } from '../types.ts';
import { banish } from './piles.ts';
import { foeAdvances } from './foe.ts';
import { fire } from './triggers.ts';

/** Resolves a chaos card in `resolving`: The Foe Advances, the card's action, then it is banished (CHAOS-1). */
export function resolveChaos(g: G, card: CardNumber): void {
  const { state } = g;
  const seat = state.active;
  g.emit({ kind: 'chaosResolved', card, seat, rule: 'CHAOS-1' });
  foeAdvances(g, seat);
  fire(g, 'chaos', card, seat);
  if (!state.outcome && state.resolving.includes(card)) banish(g, card, seat);
}

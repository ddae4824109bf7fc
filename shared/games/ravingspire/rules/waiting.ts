import type { G } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import { bury } from './piles.ts';
import { fire } from './triggers.ts';

/** Puts a card on the lowest free place of a level's ring; false if there is none (ENC-5). */
export function placeOnRing(g: G, level: number, card: number, rule: string): boolean {
  const { ring } = g.state.levels[level];
  const place = ring.indexOf(NONE);
  if (place < 0) return false;
  ring[place] = card;
  g.emit({ kind: 'waitingPlaced', level, place, card, seat: g.state.active, rule });
  fire(g, 'placed', card, g.state.active);
  return true;
}

/** The waiting card takes a free place of the ring, else goes to the bottom of the deck (ENC-9, MAD-3). */
export function placeWaiting(g: G, level: number, rule: string): void {
  const { state } = g;
  const card = state.waiting;
  if (card === NONE) return;
  state.waiting = NONE;
  if (level === KEEP || !placeOnRing(g, level, card, rule)) bury(g, card, rule);
}

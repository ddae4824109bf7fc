import type { CardNumber, G } from '../types.ts';
import { NONE } from '../types.ts';
import { askCard } from './ask.ts';
import { isOpen } from './board.ts';
import { belongsIn } from './decks.ts';
import { bury, takeOut } from './piles.ts';
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

/** Whether an effect may put a card on a ring: one that belongs in the encounter deck and lies on no ring yet (LANG-26). */
export const mayLieOnRing = (g: G, card: CardNumber): boolean =>
  belongsIn('encounter')(g, card) && !g.state.levels.some(({ ring }) => ring.includes(card));

/** Puts a card on the ring of a hero's level; on a full one it takes the place of a card that the hero chooses (LANG-26). */
export function putOnRing(g: G, seat: number, card: CardNumber): void {
  const { level } = g.state.heroes[seat];
  if (!isOpen(g.state, level)) return;
  const { ring } = g.state.levels[level];
  if (!ring.includes(NONE)) bury(g, askCard(g, seat, 'replace', 'lose', [...ring], 'LANG-26'), 'LANG-26');
  takeOut(g.state, card);
  placeOnRing(g, level, card, 'LANG-26');
}

/** The waiting card takes a free place of the ring, else goes to the bottom of the deck (ENC-9, MAD-3). */
export function placeWaiting(g: G, level: number, rule: string): void {
  const { state } = g;
  const card = state.waiting;
  if (card === NONE) return;
  state.waiting = NONE;
  if (!isOpen(state, level) || !placeOnRing(g, level, card, rule)) bury(g, card, rule);
}

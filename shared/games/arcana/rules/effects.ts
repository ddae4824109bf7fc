import type { Env } from './card.ts';
import type { G } from '../types.ts';
import { canDraw, drawInto } from './deck.ts';
import { foeOf, isLastFloor, winGame } from './foe.ts';
import { FULL_HEALTH, giftOf, hasRoom } from './players.ts';

/**
 * Lowers the foe's health, unless a ward stood when the play was read (AR-PLAY-1, AR-PLAY-2, AR-FOE-2, AR-R!9). What
 * comes after the killing blow is lost (AR-R!32).
 */
export function damageFoe(g: G, { seat, warded, dispels, rule }: Env, amount: number): void {
  if (warded) {
    if (!dispels) g.emit({ kind: 'blowWarded', seat, rule: 'AR-FOE-2' });
    return;
  }
  const foe = foeOf(g.state);
  if (foe.health === 0) return;
  const dealt = Math.min(amount, foe.health);
  foe.health -= dealt;
  g.emit({ kind: 'foeDamaged', seat, amount: dealt, left: foe.health, rule });
  if (foe.health === 0 && isLastFloor(g.state)) winGame(g);
}

/** Heals one character up to the cap, a Devout healer beyond it; never lowers health (AR-PLAY-3, AR-R!16, AR-R!18). */
export function heal(g: G, { seat, target }: Env, amount: number): void {
  const cap = giftOf(g.match, g.state, seat).beyondCap ? Infinity : FULL_HEALTH;
  healUpTo(g, target, amount, cap, 'AR-PLAY-3');
}

/** Gives health back, but not beyond a cap; what is above it already stays (AR-R!16). */
function healUpTo(g: G, seat: number, amount: number, cap: number, rule: string): void {
  const player = g.state.players[seat];
  const healed = Math.max(0, Math.min(amount, cap - player.health));
  player.health += healed;
  g.emit({ kind: 'healed', seat, amount: healed, left: player.health, rule });
}

/**
 * Draws cards one at a time, each given before it is looked at (AR-PLAY-4). Ends at the count, when every standing
 * player is full, or when nothing can be drawn (AR-R!19).
 */
export function drawAndGive(g: G, seat: number, count: number): void {
  const { state } = g;
  const { phase } = state;
  for (let left = count; left > 0 && canDraw(state); left--) {
    const options = state.players.flatMap((_, other) => (hasRoom(g.match, state, other) ? [other] : []));
    if (options.length === 0) break;
    state.phase = 'give';
    state.pending = left;
    const to = g.choose({ seat, kind: 'give', options, data: { left }, rule: 'AR-PLAY-4' });
    drawInto(g, to, 'AR-PLAY-4');
  }
  state.phase = phase;
  state.pending = 0;
}

/** Cards that a focus draws (AR-FOCUS-1). */
export const FOCUSED = 2;
/** Health that a rest gives (AR-REST-1). */
export const RESTED = 3;

/** Draws up to two cards into one's own hand, as far as there is room (AR-FOCUS-1, AR-R!20). */
export function focus(g: G, seat: number): void {
  for (let i = 0; i < FOCUSED; i++) {
    if (hasRoom(g.match, g.state, seat)) drawInto(g, seat, 'AR-FOCUS-1');
  }
}

/** Heals 3, never beyond the cap: Gifts act when their suit is played (AR-REST-1, AR-R!18). */
export const rest = (g: G, seat: number): void => healUpTo(g, seat, RESTED, FULL_HEALTH, 'AR-REST-1');

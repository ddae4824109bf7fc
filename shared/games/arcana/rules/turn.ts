import type { G } from '../types.ts';
import { NONE } from '../types.ts';
import { discard } from './deck.ts';
import { revealFoe } from './foe.ts';
import { isStanding, standing } from './players.ts';
import { STREAM } from './streams.ts';

/** Sides of the foe's die. */
export const DIE = 6;

export function beginTurn(g: G, seat: number): void {
  const { state } = g;
  state.active = seat;
  state.turn++;
  state.phase = 'action';
  state.attacked = false;
  state.followUpUsed = false;
  state.triumphed = false;
  g.emit({ kind: 'turnStarted', seat, turn: state.turn, rule: 'AR-TURN-1' });
}

/** What follows an action: the counterattack, the end of sanctuaries, the next turn (AR-TURN-2, AR-TURN-3, AR-R!8). */
export function finishTurn(g: G): void {
  const { state } = g;
  if (state.outcome !== null) return;
  if (state.triumphed) revealFoe(g);
  else counterattack(g);
  endSanctuaries(g);
  if (isLost(g)) return loseGame(g);
  beginTurn(g, nextSeat(g));
}

/** The foe strikes the active player, who alone is struck (AR-TURN-2, AR-R!25, AR-R!26). */
function counterattack(g: G): void {
  const { state } = g;
  const seat = state.active;
  const player = state.players[seat];
  if (!state.attacked && player.front.some(({ kind }) => kind === 'sanctuary')) {
    g.emit({ kind: 'attackPrevented', seat, rule: 'AR-CLASS-4' });
    return;
  }
  const die = g.roll(STREAM.die, DIE);
  const blocked = useShields(g, seat, die);
  const damage = die - blocked;
  player.health = Math.max(0, player.health - damage);
  g.emit({ kind: 'counterattack', seat, die, damage, left: player.health, rule: 'AR-TURN-2' });
  if (player.health === 0) fall(g, seat);
}

/**
 * Every shield in front of the struck player counts, and is spent by this one attack (AR-CLASS-1, AR-R!27).
 *
 * @returns how much of the die they take away
 */
function useShields(g: G, seat: number, die: number): number {
  const player = g.state.players[seat];
  const shields = player.front.filter(({ kind }) => kind === 'shield');
  if (shields.length === 0) return 0;
  player.front = player.front.filter(({ kind }) => kind !== 'shield');
  for (const { card, amount } of shields) {
    discard(g, [card]);
    g.emit({ kind: 'shieldUsed', seat, card, amount, rule: 'AR-CLASS-1' });
  }
  const blocked = Math.min(
    die,
    shields.reduce((sum, { amount }) => sum + amount, 0),
  );
  g.emit({ kind: 'damageBlocked', seat, amount: blocked, rule: 'AR-R!27' });
  return blocked;
}

/** A fallen player's cards are discarded; there is no way back (AR-R!35). */
function fall(g: G, seat: number): void {
  const player = g.state.players[seat];
  player.fallen = true;
  discard(g, player.hand.splice(0));
  discard(
    g,
    player.front.splice(0).map(({ card }) => card),
  );
  g.emit({ kind: 'playerFell', seat, rule: 'AR-R!35' });
}

/** A sanctuary lasts for the turn of the player in front of whom it is (AR-CLASS-5, AR-R!31). */
function endSanctuaries(g: G): void {
  const seat = g.state.active;
  const player = g.state.players[seat];
  const ended = player.front.filter(({ kind }) => kind === 'sanctuary');
  player.front = player.front.filter(({ kind }) => kind !== 'sanctuary');
  for (const { card } of ended) {
    discard(g, [card]);
    g.emit({ kind: 'sanctuaryEnded', seat, card, rule: 'AR-CLASS-5' });
  }
}

/** Whether as many have fallen as the option says (AR-R!36). */
function isLost({ state, match }: G): boolean {
  const left = standing(state).length;
  return match.options.lossRule === 'anyFallen' ? left < state.players.length : left === 0;
}

/** The party has lost; there is no Reading (AR-R!36, AR-R!41). */
function loseGame(g: G): void {
  const { lossRule } = g.match.options;
  g.state.phase = 'ended';
  g.emit({ kind: 'gameLost', seat: NONE, rule: 'AR-R!36' });
  g.end({ result: 'lost', winners: [], reason: lossRule === 'anyFallen' ? 'one-fell' : 'all-fell' });
}

/** The next standing player clockwise; the last one standing goes again (AR-TURN-3, AR-R!35). */
function nextSeat({ state }: G): number {
  const count = state.players.length;
  let seat = state.active;
  do seat = (seat + 1) % count;
  while (!isStanding(state, seat));
  return seat;
}

import { KEEP, NONE, type G, type Phase } from '../types.ts';
import { closeBattle } from './battle.ts';
import { foeHere } from './board.ts';
import { rollDie } from './dice.ts';
import { drawForTurn, onUnrevealed, revealLevel } from './draw.ts';
import { foePhase } from './foe.ts';
import { closeFoe, openShowdown } from './showdown.ts';
import { attemptKeep, failAttempt } from './keep.ts';
import { changeMadness } from './madness.ts';
import { inForce } from './modifiers.ts';
import { endSpending } from './play.ts';
import { recover } from './recover.ts';
import { asInVersion2 } from './rulings.ts';
import { endWaking } from './wake.ts';
import { fireHeld, fireTurn, runWaiting } from './triggers.ts';
import { hasTradePartner } from './partners.ts';
import { NO_POWER } from './values.ts';
import { placeWaiting } from './waiting.ts';

/** The tower grows impatient from this turn times the number of heroes on (TURN-5). */
const DAWN = 100;

function enterPhase(g: G, phase: Phase): void {
  g.state.phase = phase;
  g.emit({ kind: 'phaseBegan', phase, seat: g.state.active, rule: 'TURN-1' });
}

/** Begins the next turn of the active hero and runs on to its Move (TURN-2, TURN-5, WAKE-6, MOVE-1, MOVE-2). */
export function beginTurn(g: G): void {
  const { state, match } = g;
  const seat = state.active;
  state.turn++;
  state.phase = 'move';
  g.emit({ kind: 'turnBegan', turn: state.turn, seat, rule: 'TURN-2' });
  if (state.turn >= DAWN * match.seats) changeMadness(g, -1, 'TURN-5', 'dawn');
  if (state.outcome) return;
  endWaking(g);
  fireTurn(g, 'turnStart', seat);
  if (partDone(g)) return;
  enterMove(g);
}

/** The Move phase up to its decision: a foe on the space keeps the hero there (MOVE-1), else the roll (MOVE-2). */
export function enterMove(g: G): void {
  const { state } = g;
  enterPhase(g, 'move');
  if (foeHere(state, state.active)) afterMove(g, []);
  else state.steps = rollDie(g, state.active, 'move', 'MOVE-2');
}

/** What follows a Move: levels that it entered open (MOVE-5), the trade pause (TRADE-3), Draw. */
export function afterMove(g: G, entered: readonly number[]): void {
  const { state } = g;
  state.steps = 0;
  if (partDone(g)) return;
  for (const level of entered) {
    if (!state.levels[level].revealed) revealLevel(g, level);
    if (partDone(g)) return;
  }
  if (hasTradePartner(g.match, state)) state.trading = true;
  else enterDraw(g);
}

/** The Draw phase, and on to the decision of the Encounter phase or Showdown (DRAW, SHOW-2). */
export function enterDraw(g: G): void {
  const { state } = g;
  state.trading = false;
  enterPhase(g, 'draw');
  if (!foeHere(state, state.active)) drawForTurn(g);
  if (partDone(g)) return;
  if (foeHere(state, state.active)) replaceEncounter(g);
  else enterEncounter(g);
}

/** The Encounter phase up to its decision; a level entered outside Move opens first (MOVE-6, CHAOS-4). */
export function enterEncounter(g: G): void {
  const { state } = g;
  if (onUnrevealed(g)) {
    const { level } = state.heroes[state.active];
    revealLevel(g, level);
    if (partDone(g)) return;
    if (foeHere(state, state.active)) {
      replaceEncounter(g);
      return;
    }
  }
  enterPhase(g, 'encounter');
}

/** A Showdown in place of the Encounter phase (SHOW-1, DRAW-3): a waiting card goes to the bottom of the deck (CHAOS-4). */
function replaceEncounter(g: G): void {
  placeWaiting(g, KEEP, 'CHAOS-4');
  enterShowdown(g);
}

export function enterShowdown(g: G): void {
  enterPhase(g, 'showdown');
  openShowdown(g);
  endedEarly(g);
}

/** The Encounter phase or a Showdown is over: what was left of it is lost (ENC-7). */
export function enterExplore(g: G): void {
  endSpending(g);
  g.state.steps = 0;
  g.state.bonus = false;
  enterPhase(g, 'explore');
}

/** The hero goes through the Tower Door (KEEP); what a Showdown before the bonus move left is lost (ENC-7). */
export function enterKeep(g: G): void {
  const { state } = g;
  const hero = state.heroes[state.active];
  if (!asInVersion2(g.match)) endSpending(g);
  state.steps = 0;
  state.bonus = false;
  hero.level = KEEP;
  hero.space = NONE;
  g.emit({ kind: 'keepEntered', seat: state.active, rule: 'MOVE-4' });
  enterPhase(g, 'keep');
  attemptKeep(g);
  endedEarly(g);
}

/** Recover and the Foe phase, then the next turn (TURN-1). */
export function finishTurn(g: G): void {
  enterPhase(g, 'recover');
  fireTurn(g, 'turnEnd', g.state.active);
  fireHeld(g, g.state.active);
  if (partDone(g)) return;
  recover(g);
  if (partDone(g)) return;
  foePhase(g);
  if (!partDone(g)) endTurn(g);
}

/**
 * A part of the turn is done: what events have set off in it happens now (CARD-15).
 *
 * @returns whether the turn is over before its time
 */
export function partDone(g: G): boolean {
  runWaiting(g);
  return endedEarly(g);
}

/**
 * Whether the turn is over before its time. A hero that went mad ends its turn with no Explore, Recover or Foe phase
 * (MAD-2); a Showdown broken off so still loses its foe (SHOW-10); an attempt at the Keep has failed (KEEP-8).
 */
export function endedEarly(g: G): boolean {
  const { state } = g;
  if (state.outcome) return true;
  if (!state.broken) return false;
  if (state.phase === 'keep' && g.match.seats > 1) failAttempt(g);
  else if (state.battle.kind === 'foe') closeFoe(g);
  if (!state.outcome) endTurn(g);
  return true;
}

/** Clears what belongs to a turn and passes to the next hero who is still in the game (TURN-1, TURN-4). */
export function endTurn(g: G): void {
  const { state } = g;
  clearTurn(g);
  const seats = state.heroes.length;
  do state.active = (state.active + 1) % seats;
  while (state.heroes[state.active].removed);
  beginTurn(g);
}

function clearTurn(g: G): void {
  const { state } = g;
  closeBattle(g);
  if (asInVersion2(g.match)) state.free = { ...NO_POWER };
  else endSpending(g);
  state.later = state.later.filter(({ ends }) => ends === undefined);
  state.wards = state.wards.filter(({ ends }) => ends === undefined);
  state.until = state.until.filter(
    (until) => until.ends === 'forever' || (until.ends === 'play' && inForce(state, until)),
  );
  state.flanks = [];
  state.reductions = [];
  state.used = [];
  state.departed = [];
  state.bonus = false;
  state.trading = false;
  state.traded = [];
  state.refused = [];
  state.explored = { skill: false, charm: false, brute: false, exert: false };
  state.broken = false;
}

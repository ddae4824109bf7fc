import type { Refusal } from '../../engine/game.ts';
import { checkAbility, useAbility } from './rules/abilities.ts';
import { checkGiveUp } from './rules/battle.ts';
import {
  acquire,
  checkAcquire,
  checkEndEncounter,
  checkFightAdversary,
  endEncounter,
  fightAdversary,
  giveUpAdversary,
} from './rules/encounter.ts';
import { checkExert, checkRotate, checkWell, exert, rotate, useWell } from './rules/explore.ts';
import { callFlankers, checkFlank, flank, nearBattle, passFlanking } from './rules/flanking.ts';
import { checkFightSpire, fightSpire, giveUpSpire } from './rules/spire.ts';
import { leaveMissing } from './rules/missing.ts';
import { checkMove, checkSkip, move } from './rules/move.ts';
import { generateFree } from './rules/payment.ts';
import {
  canPlay,
  checkGenerate,
  checkInstead,
  checkPlayable,
  generate,
  playCard,
  playInstead,
} from './rules/play.ts';
import { refuse } from './rules/refuse.ts';
import { checkFightFoe, fightFoe, loseShowdown } from './rules/fight-foe.ts';
import { checkSlot, checkUnslot, slotCard, unslotCard } from './rules/slots.ts';
import { checkTrade, trade } from './rules/trading.ts';
import { endedEarly, enterDraw, enterExplore, finishTurn } from './rules/turn.ts';
import { freePower } from './rules/values.ts';
import { attributeBit, NONE, type Action, type G, type Match, type State } from './types.ts';

/** Why an action is not legal now, or null. Never changes the state and never reads what is hidden from the seat. */
export function check(match: Match, state: State, seat: number, action: Action): Refusal | null {
  if (action.do === 'flank') return checkFlank(match, state, seat, action.card);
  if (action.do === 'pass') return checkPass(state, seat);
  if (seat !== state.active) return refuse('not-your-turn', { seat: state.active }, 'TURN-1');
  if (state.battle.flankers.length > 0) return refuse('flankers-first', {}, 'FLANK-4');
  return checkActive(match, state, seat, action);
}

function checkActive(
  match: Match,
  state: State,
  seat: number,
  action: Exclude<Action, { do: 'flank' | 'pass' }>,
): Refusal | null {
  switch (action.do) {
    case 'move':
      return checkMove(match, state, seat, action.path, action.enterKeep);
    case 'skipMove':
      return checkSkip(state);
    case 'play': {
      return action.instead
        ? checkInstead(match, state, seat, action.card)
        : checkPlayable(match, state, seat, action.card);
    }
    case 'generate':
      return 'card' in action
        ? checkGenerate(match, state, seat, action.card, action.by)
        : checkGenerateFree(match, state, seat, attributeBit(action.as));
    case 'ability':
      return checkAbility(match, state, seat, action.index, action.card, action.price);
    case 'acquire':
      return checkAcquire(match, state, seat, action.card, action.pay, action.brute);
    case 'fight':
      return checkFight(match, state, seat, action);
    case 'giveUp':
      return checkGiveUp(state);
    case 'slot':
      return checkSlot(match, state, seat, action.card, action.slot);
    case 'unslot':
      return checkUnslot(state, seat, action.card);
    case 'endEncounter':
      return checkEndEncounter(state);
    case 'endExplore':
      return state.phase === 'explore' ? null : refuse('wrong-phase', { phase: state.phase }, 'EXP-1');
    case 'rotate':
      return checkRotate(match, state, seat, action.using, action.pay);
    case 'exert':
      return checkExert(match, state, seat, action.pay, action.to, action.enterKeep);
    case 'well':
      return checkWell(match, state, seat, action.pay, action.brute, action.banish);
    case 'trade':
      return checkTrade(match, state, seat, action.with, action.give, action.take);
    default:
      return refuse('no-such-action', { do: String((action as { do: unknown }).do) }, 'TURN-1');
  }
}

/** Why a seat cannot pass, or null: a flanking window or the trade pause is passed. */
function checkPass(state: State, seat: number): Refusal | null {
  if (state.battle.flankers.includes(seat) || (state.trading && seat === state.active)) return null;
  return refuse('wrong-phase', { phase: state.phase }, 'FLANK-4');
}

function checkFight(
  match: Match,
  state: State,
  seat: number,
  { card, pay, brute }: Extract<Action, { do: 'fight' }>,
): Refusal | null {
  switch (state.battle.kind) {
    case 'foe':
      return checkFightFoe(match, state, seat, pay, brute);
    case 'spire':
      return checkFightSpire(match, state, seat, pay, brute);
    default:
      return checkFightAdversary(match, state, seat, card, pay, brute);
  }
}

function checkGenerateFree(match: Match, state: State, seat: number, as: number): Refusal | null {
  if (!canPlay(state)) return refuse('wrong-phase', { phase: state.phase }, 'HERO-7');
  const power = freePower(match, state, seat);
  if (power.index === NONE || (power.as & as) === 0) return refuse('no-power', {}, 'HERO-3');
  return state.used.includes(power.index) ? refuse('ability-used', { index: power.index }, 'HERO-6') : null;
}

/** Carries a checked action out and runs on to the next decision. Between the stages of an enemy no hero may flank (FLANK-4). */
export function apply(g: G, seat: number, action: Action): void {
  const { stage } = g.state.battle;
  const near = nearBattle(g.match, g.state);
  carryOut(g, seat, action);
  leaveMissing(g);
  if (g.state.battle.stage === stage) callFlankers(g, near);
}

function carryOut(g: G, seat: number, action: Action): void {
  const { state } = g;
  switch (action.do) {
    case 'move':
      return move(g, seat, action.path, action.enterKeep);
    case 'skipMove':
      return enterExplore(g);
    case 'play':
      if (action.instead) playInstead(g, seat, action.card);
      else playCard(g, seat, action.card);
      endedEarly(g);
      return;
    case 'generate':
      return 'card' in action ? generate(g, seat, action.card, action.by) : generateFree(g, seat, action.as);
    case 'ability':
      return useAbility(g, seat, action.index, action.card, action.price);
    case 'acquire':
      return acquire(g, seat, action.card, action.pay, action.brute);
    case 'fight':
      return applyFight(g, seat, action);
    case 'giveUp':
      return giveUp(g, seat);
    case 'slot':
      return slotCard(g, seat, action.card, action.slot);
    case 'unslot':
      return unslotCard(g, seat, action.card);
    case 'endEncounter':
      return endEncounter(g, seat);
    case 'endExplore':
      return finishTurn(g);
    case 'rotate':
      return rotate(g, seat, action.using, action.pay);
    case 'exert':
      return exert(g, seat, action.pay, action.to, action.enterKeep);
    case 'well':
      return useWell(g, seat, action.pay, action.banish);
    case 'flank':
      return flank(g, seat, action.card, action.assist);
    case 'pass':
      return seat === state.active && state.trading ? enterDraw(g) : passFlanking(g, seat);
    case 'trade':
      return trade(g, seat, action.with, action.give, action.take);
  }
}

function applyFight(g: G, seat: number, { card, pay, brute }: Extract<Action, { do: 'fight' }>): void {
  const { kind } = g.state.battle;
  if (kind === 'foe') fightFoe(g, seat, pay!, brute);
  else if (kind === 'spire') fightSpire(g, seat, pay!, brute);
  else fightAdversary(g, seat, card, pay, brute);
}

function giveUp(g: G, seat: number): void {
  const { kind } = g.state.battle;
  if (kind === 'foe') loseShowdown(g, seat);
  else if (kind === 'spire') giveUpSpire(g, seat);
  else giveUpAdversary(g, seat);
}

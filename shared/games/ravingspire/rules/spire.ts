import type { Refusal } from '../../../engine/game.ts';
import type { G, Match, Pay, State } from '../types.ts';
import { askWord } from './ask.ts';
import { checkEnemyPayment, payEnemy } from './battle.ts';
import { loseSanity, SANE } from './madness.ts';
import { call } from './calls.ts';
import { refuse } from './refuse.ts';
import { fire } from './triggers.ts';
import { endedEarly } from './turn.ts';

/** Why the Spire card cannot be paid like this, or null (KEEP-2). */
export function checkFightSpire(
  match: Match,
  state: State,
  seat: number,
  entries: readonly Pay[] | null,
  brute: boolean,
): Refusal | null {
  if (entries === null) return refuse('battle-open', {}, 'KEEP-2');
  return checkEnemyPayment(match, state, seat, state.challenge, entries, brute);
}

/** Pays the Spire card: the game is won (KEEP-3). */
export function fightSpire(g: G, seat: number, entries: readonly Pay[], brute: boolean): void {
  const settle = payEnemy(g, seat, entries, brute);
  if (endedEarly(g) || settle === null) return;
  g.emit({ kind: 'battleWon', enemy: 'spire', card: g.state.challenge, seat, rule: 'KEEP-3' });
  win(g, seat);
}

/** The way out is free: for all heroes, or for the winner alone (KEEP-3). */
export function win(g: G, seat: number): void {
  const { state, match } = g;
  const shared =
    match.seats > 1 && askWord(g, seat, 'finale', ['everyone', 'alone'], 'KEEP-3') === 'everyone';
  const winners = shared ? state.heroes.map((_, other) => other) : [seat];
  const reason = match.seats === 1 ? 'escaped' : shared ? 'freedEveryone' : 'claimedAlone';
  state.phase = 'over';
  g.emit({ kind: 'gameWon', winners, reason, seat, rule: 'KEEP-3' });
  g.end({ result: 'won', winners, reason });
}

/** Gives the attempt up: solo the hero goes mad (KEEP-5), otherwise it is out of the game (KEEP-4). */
export function giveUpSpire(g: G, seat: number): void {
  const { state, match } = g;
  g.emit({ kind: 'battleLost', enemy: 'spire', card: state.challenge, seat, rule: 'KEEP-4' });
  fire(g, 'lost', state.challenge, seat);
  call(g, 'losesBattle', seat);
  if (endedEarly(g)) return;
  if (match.seats === 1) loseSanity(g, seat, SANE, 'KEEP-5');
  else state.broken = true;
  endedEarly(g);
}

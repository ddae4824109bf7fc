import type { Refusal } from '../../../engine/game.ts';
import type { G, Hero, Match, Pay, State } from '../types.ts';
import { NONE } from '../types.ts';
import { askCardOrNone, askWord } from './ask.ts';
import { checkEnemyPayment, closeBattle, openBattle, payEnemy } from './battle.ts';
import { changeMadness, cutShort, lose, loseSanity, SANE, tidyBrokenTurn } from './madness.ts';
import { banish, takeOut } from './piles.ts';
import { endSpending } from './play.ts';
import { updateFlankers } from './flanking.ts';
import { refuse } from './refuse.ts';
import { asInVersion2 } from './rulings.ts';
import { fire } from './triggers.ts';
import { endedEarly } from './turn.ts';

/** Opens the Spire card on the first entry (KEEP-1) and begins the attempt (KEEP-2). */
export function attemptKeep(g: G): void {
  const { state } = g;
  const seat = state.active;
  if (state.challenge === NONE) {
    state.challenge = state.decks.spire.pop()!;
    g.reveal();
    g.emit({ kind: 'spireRevealed', card: state.challenge, seat, rule: 'KEEP-1' });
  }
  openBattle(g, 'spire', state.challenge);
  if (state.legacy !== NONE) {
    state.battle.legacy = state.legacy;
    state.heroes[seat].hand.push(state.legacy);
    state.legacy = NONE;
  }
  fire(g, 'revealed', state.challenge, seat);
  if (!cutShort(g)) updateFlankers(g);
}

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
  if (endedEarly(g)) return;
  if (match.seats === 1) loseSanity(g, seat, SANE, 'KEEP-5');
  else state.broken = true;
  endedEarly(g);
}

/** KEEP-4: a card may be left on the Spire card, the track falls, the hero is out; with the last hero all is lost. */
export function failAttempt(g: G): void {
  const { state } = g;
  const seat = state.active;
  const hero = state.heroes[seat];
  const { legacy } = state.battle;
  closeBattle(g);
  if (!asInVersion2(g.match)) endSpending(g);
  if (legacy !== NONE) banish(g, legacy);
  const left = askCardOrNone(g, seat, 'legacy', 'take', [...hero.hand, ...hero.slots.flat()], 'KEEP-4');
  if (left !== NONE) {
    takeOut(state, left);
    state.legacy = left;
    g.emit({ kind: 'legacyLeft', card: left, seat, rule: 'KEEP-4' });
  }
  if (!asInVersion2(g.match)) discardUsed(hero);
  hero.removed = true;
  hero.space = NONE;
  g.emit({ kind: 'heroRemoved', seat, rule: 'KEEP-4' });
  tidyBrokenTurn(g, hero.level);
  changeMadness(g, -1, 'KEEP-4');
  if (!state.outcome && state.heroes.every(({ removed }) => removed)) lose(g, 'heroes');
}

/** What the attempt used up and gained is discarded: a hero that is out keeps nothing before it (KEEP-4). */
function discardUsed(hero: Hero): void {
  hero.discard.push(...hero.spent, ...hero.gained);
  hero.spent = [];
  hero.gained = [];
}

import type { Refusal } from '../../../engine/game.ts';
import type { G, Match, Pay, State } from '../types.ts';
import { checkEnemyPayment, payEnemy } from './battle.ts';
import { rollDie } from './dice.ts';
import { sufferLoss } from './prevention.ts';
import { MODS } from './card.ts';
import { sumOf } from './modifiers.ts';
import { gainLoot } from './piles.ts';
import { call } from './calls.ts';
import { refuse } from './refuse.ts';
import { afterShowdown } from './showdown.ts';
import { fire } from './triggers.ts';
import { endedEarly } from './turn.ts';

/** A foe pays at least this much loot (SHOW-4). */
const LEAST_LOOT = 2;

/** Why the foe cannot be paid like this, or null (SHOW-3). */
export function checkFightFoe(
  match: Match,
  state: State,
  seat: number,
  entries: readonly Pay[] | null,
  brute: boolean,
): Refusal | null {
  const { battle } = state;
  if (entries === null) return refuse('battle-open', {}, 'SHOW-3');
  return checkEnemyPayment(match, state, seat, battle.card, entries, brute);
}

/** Pays the foe: a won Showdown gives the key and loot (SHOW-4). */
export function fightFoe(g: G, seat: number, entries: readonly Pay[], brute: boolean): void {
  const settle = payEnemy(g, seat, entries, brute);
  if (endedEarly(g) || settle === null) return;
  const { state, match } = g;
  const hero = state.heroes[seat];
  const { card, loot } = state.battle;
  g.emit({ kind: 'battleWon', enemy: 'foe', card, seat, rule: 'SHOW-4' });
  // What the foe pays is settled by the win: the key that comes with it changes nothing of it.
  const paid = Math.max(LEAST_LOOT, match.cards[card].loot) + loot + sumOf(match, state, seat, MODS.loot);
  if (!hero.key) {
    hero.key = true;
    g.emit({ kind: 'keyGained', seat, rule: 'SHOW-9' });
  }
  gainLoot(g, seat, paid);
  fire(g, 'defeated', card, seat);
  settle();
  if (endedEarly(g)) return;
  afterShowdown(g);
}

/** A lost Showdown costs 2d6 sanity at once (SHOW-5). */
export function loseShowdown(g: G, seat: number): void {
  const { card } = g.state.battle;
  g.emit({ kind: 'battleLost', enemy: 'foe', card, seat, rule: 'SHOW-5' });
  fire(g, 'lost', card, seat);
  call(g, 'losesBattle', seat);
  if (endedEarly(g)) return;
  const first = rollDie(g, seat, 'sanity', 'SHOW-5');
  const second = rollDie(g, seat, 'sanity', 'SHOW-5');
  sufferLoss(g, seat, first + second, 'SHOW-5');
  if (!endedEarly(g)) afterShowdown(g);
}

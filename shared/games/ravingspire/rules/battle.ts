import type { Refusal } from '../../../engine/game.ts';
import type { Battle, CardNumber, G, Match, Pay, State, Until } from '../types.ts';
import { KEEP, NONE } from '../types.ts';
import { priceOf } from './cost.ts';
import { countersComeOff } from './counters.ts';
import { rollDie } from './dice.ts';
import { cutShort } from './madness.ts';
import { checkPayment, pay, type Purpose, type Settle } from './payment.ts';
import { refuse } from './refuse.ts';
import { banish, takeOut } from './piles.ts';
import { fire } from './triggers.ts';
import { powerOf } from './values.ts';

/** The battle of a table where none is going on. */
export function noBattle(): Battle {
  return {
    kind: 'none',
    card: NONE,
    level: KEEP,
    rolled: [0, 0, 0],
    taken: [],
    takers: [],
    takenPower: 0,
    loot: 0,
    stage: 0,
    legacy: NONE,
    flankers: [],
    passed: [],
  };
}

/** Opens a battle: its rolled values are rerolled for this attempt (KEEP-2). */
export function openBattle(g: G, kind: Battle['kind'], card: CardNumber): void {
  const { state, match } = g;
  const seat = state.active;
  state.battle = { ...noBattle(), kind, card, level: state.heroes[seat].level };
  g.emit({ kind: 'battleBegan', enemy: kind, card, seat, rule: kind === 'adversary' ? 'ENC-4' : 'SHOW-3' });
  rollCost(g, match.cards[card].rolledCost);
}

/** The position as it would be in a battle with a card: what the card forbids or changes counts before it opens. */
export function asIfOpen(match: Match, state: State, seat: number, card: CardNumber): State {
  if (state.battle.card === card) return state;
  const { kind } = match.cards[card];
  const enemy = kind === 'foe' || kind === 'spire' ? kind : 'adversary';
  return { ...state, battle: { ...noBattle(), kind: enemy, card, level: state.heroes[seat].level } };
}

function rollCost(g: G, attributes: number): void {
  const { state } = g;
  for (const index of [0, 1, 2] as const) {
    if ((attributes & (1 << index)) !== 0)
      state.battle.rolled[index] = rollDie(g, state.active, 'cost', 'KEEP-2');
  }
}

/**
 * Ends the battle, if there is one, and every change for its duration. Taken cards go to the discard pile of the hero
 * whose effect took them.
 */
export function closeBattle(g: G): void {
  const { state } = g;
  const { taken, takers } = state.battle;
  state.until = state.until.filter(({ ends }) => ends !== 'battle');
  state.battle = noBattle();
  for (const card of taken) {
    const { seat } = takers.find((taker) => taker.card === card) ?? { seat: state.active };
    state.heroes[seat].discard.push(card);
    g.emit({ kind: 'cardReturned', card, seat, rule: 'CARD-9' });
  }
}

/**
 * What paying the enemy means now. An adversary is met on the ring of the hero's own level only: a card of the payment
 * may lead the hero away from it (ENC-1, ENC-10).
 */
export function enemyPurpose(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  brute: boolean,
): Purpose {
  const inReach = ({ kind, level }: Battle) => kind !== 'adversary' || state.heroes[seat].level === level;
  const there = () => state.battle.card === card && inReach(state.battle);
  return { card, price: priceOf(match, state, seat, card), brute, enemies: true, there };
}

/** Why the enemy cannot be paid like this, or null. */
export function checkEnemyPayment(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  entries: readonly Pay[],
  brute: boolean,
): Refusal | null {
  return checkPayment(match, state, seat, entries, enemyPurpose(match, state, seat, card, brute));
}

/**
 * Pays the enemy of the open battle. An enemy with several stages must be paid once for each; one that a card of the
 * payment takes out of the battle cannot be paid.
 *
 * @returns null unless the battle is won; then what is to be called when the victory is carried out
 */
export function payEnemy(g: G, seat: number, entries: readonly Pay[], brute: boolean): Settle | null {
  const { state, match } = g;
  const { card } = state.battle;
  const settle = pay(g, seat, entries, enemyPurpose(match, state, seat, card, brute));
  if (settle === null || state.battle.stage === match.cards[card].stages.length) return settle;
  useUpOnce(state, card);
  state.battle.stage++;
  settle();
  return null;
}

/** What was flanked and every reduction that was made once count in one stage and are used up (FLANK-4). */
function useUpOnce(state: State, enemy: CardNumber): void {
  state.flanks = state.flanks.filter((flank) => flank.enemy !== enemy);
  state.reductions = state.reductions.filter(({ card }) => card !== enemy);
}

/** Takes a card into the battle for a hero: its power value joins the cost (He Who Sees). */
export function takeIntoBattle(g: G, seat: number, card: CardNumber): void {
  const { state, match } = g;
  const power = powerOf(match, state, seat, card);
  takeOut(state, card);
  state.battle.taken.push(card);
  if (seat !== state.active) state.battle.takers.push({ card, seat });
  state.battle.takenPower += power;
  g.emit({ kind: 'cardTaken', card, seat, rule: 'CARD-9' });
}

/** Adds a temporary change (CARD-14: in the order made). */
export function addUntil(g: G, until: Until): void {
  g.state.until.push(until);
  if (until.target !== NONE) {
    g.emit({ kind: 'valueChanged', card: until.target, seat: until.seat, rule: 'CARD-14' });
  }
}

/** Lowers a cost by an amount that comes off any part of it that the payment needs (HERO-4, HERO-7). */
export function reduceCost(g: G, card: CardNumber, amount: number): void {
  // Less than nothing off is nothing.
  if (amount <= 0) return;
  g.state.reductions.push({ card, amount });
  g.emit({ kind: 'costReduced', card, amount, seat: g.state.active, rule: 'HERO-4' });
}

/** Draws another foe card for the Showdown, if there is one; the old one goes to the bottom of the deck (HERO-7). */
export function redrawFoe(g: G): void {
  const { state } = g;
  const { foe } = state.decks;
  const old = state.battle.card;
  if (old === NONE) return;
  const card = foe.pop();
  if (card === undefined) return;
  g.reveal();
  countersComeOff(state, [old]);
  foe.unshift(old);
  // What the old foe took stays with the battle, but its power joined the old foe's cost only.
  Object.assign(state.battle, { card, stage: 0, rolled: [0, 0, 0], takenPower: 0 });
  rollCost(g, g.match.cards[card].rolledCost);
  g.emit({ kind: 'foeRedrawn', card: old, instead: card, seat: state.active, rule: 'HERO-7' });
  foeTurnsUp(g, card);
}

/**
 * What the next foe card sets off that is drawn: first the cards that lie face up on the foe deck do something, each of which
 * is banished then, after them the foe itself.
 */
export function foeTurnsUp(g: G, card: CardNumber): void {
  const { state } = g;
  const seat = state.active;
  for (const waiting of [...state.onFoeDeck]) {
    if (cutShort(g)) return;
    fire(g, 'foeDrawn', waiting, seat);
    if (!state.outcome && state.onFoeDeck.includes(waiting)) banish(g, waiting, seat);
  }
  if (state.battle.card === card) fire(g, 'revealed', card, seat);
}

/** Why no battle can be given up now, or null. */
export function checkGiveUp(state: State): Refusal | null {
  return state.battle.kind === 'none' ? refuse('no-battle', {}, 'SHOW-5') : null;
}

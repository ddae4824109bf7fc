import type { Cost } from '../content/card.ts';
import type { CardNumber, Match, State } from '../types.ts';
import { CHARM, FIGHT, SKILL } from '../types.ts';
import { activeMods, touches } from './modifiers.ts';

/** What must be paid now, with reductions whose attribute the payer chooses (HERO-4). */
export interface Price {
  fight: number;
  skill: number;
  charm: number;
  /** -1: brute force is not possible. */
  brute: number;
  /** Each comes off the brute force, or off one attribute of the payer's choice. */
  reductions: number[];
}

/** A sum of power by attribute. */
export interface Sum {
  fight: number;
  skill: number;
  charm: number;
}

export const total = (sum: Sum): number => sum.fight + sum.skill + sum.charm;

/** The cost of a card as it stands now: printed or rolled, changed by flankers, takers, abilities and cards. */
export function priceOf(match: Match, state: State, seat: number, card: CardNumber): Price {
  const { battle } = state;
  const definition = match.cards[card];
  const fighting = battle.card === card;
  const printed: Cost = (fighting && definition.stages[battle.stage - 1]) || definition.cost!;
  const price: Price = {
    fight: printed.fight,
    skill: printed.skill,
    charm: printed.charm,
    brute: printed.brute,
    reductions: [],
  };
  const add = (as: number, amount: number) => {
    if ((as & FIGHT) !== 0) price.fight += amount;
    else if ((as & SKILL) !== 0) price.skill += amount;
    else if ((as & CHARM) !== 0) price.charm += amount;
    if (price.brute >= 0) price.brute += amount;
  };
  if (fighting) {
    add(FIGHT, battle.rolled[0]);
    add(SKILL, battle.rolled[1]);
    add(CHARM, battle.rolled[2]);
    add(definition.takes, battle.takenPower);
  }
  for (const flank of state.flanks) {
    if (flank.enemy === card && !flank.assist) add(flank.as, flank.amount);
  }
  for (const active of activeMods(match, state, seat, 'cost')) {
    if (!touches(match, state, seat, active, card)) continue;
    const { mod, bound } = active;
    const amount = mod.amount(match, state, seat, bound);
    if (mod.as === 0) price.reductions.push(-amount);
    else add(mod.as, amount);
  }
  for (const reduction of state.reductions)
    if (reduction.card === card) price.reductions.push(reduction.amount);
  price.fight = Math.max(0, price.fight);
  price.skill = Math.max(0, price.skill);
  price.charm = Math.max(0, price.charm);
  if (price.brute >= 0) price.brute = Math.max(0, price.brute);
  return price;
}

/**
 * Whether a sum meets the matrix (ENC-2): each attribute in full, with each reduction taken off one attribute.
 */
export function meetsMatrix(price: Price, sum: Sum): boolean {
  return coverable(
    [price.fight - sum.fight, price.skill - sum.skill, price.charm - sum.charm],
    price.reductions,
    0,
  );
}

function coverable(missing: number[], reductions: readonly number[], from: number): boolean {
  if (missing.every((amount) => amount <= 0)) return true;
  for (let i = from; i < reductions.length; i++) {
    for (let attribute = 0; attribute < missing.length; attribute++) {
      if (missing[attribute] <= 0) continue;
      const left = missing.slice();
      left[attribute] -= reductions[i];
      if (coverable(left, reductions, i + 1)) return true;
    }
  }
  return false;
}

/** What is to be paid by brute force, reductions taken off; -1 where it is not possible. */
export function brutePrice(price: Price): number {
  if (price.brute < 0) return -1;
  return Math.max(0, price.brute - price.reductions.reduce((sum, amount) => sum + amount, 0));
}

import { MODS, type Card, type Cost } from './card.ts';
import { CHARM, FIGHT, SKILL, type CardNumber, type Match, type State } from '../types.ts';
import { activeMods, touches, type Active } from './modifiers.ts';

/** The brute force of a cost that has none. */
export const NO_BRUTE = -1;

/** What must be paid now, with reductions whose attribute the payer chooses (HERO-4). */
export interface Price {
  fight: number;
  skill: number;
  charm: number;
  /** NO_BRUTE: brute force is not possible. */
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

/** What a card costs that has none printed: loot or a starter card that an effect has sent to a ring (ENC-2). */
const NOTHING: Cost = { fight: 0, skill: 0, charm: 0, brute: NO_BRUTE };
const printedCost = ({ cost }: Card): Cost => cost ?? NOTHING;

/**
 * The current cost of a card: printed or rolled, changed by flankers, takers, abilities and cards.
 *
 * @param changes what changes costs for the hero now; found once where many cards are looked at
 */
export function priceOf(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  changes: readonly Active<'cost'>[] = activeMods(match, state, seat, MODS.cost),
): Price {
  const { battle } = state;
  const definition = match.cards[card];
  const fighting = battle.card === card;
  const printed: Cost = (fighting && definition.stages[battle.stage - 1]) || printedCost(definition);
  const sum = { fight: printed.fight, skill: printed.skill, charm: printed.charm, brute: printed.brute };
  const reductions: number[] = [];
  if (fighting) {
    add(sum, FIGHT, battle.rolled[0]);
    add(sum, SKILL, battle.rolled[1]);
    add(sum, CHARM, battle.rolled[2]);
    if (definition.takes !== 0) add(sum, definition.takes, battle.takenPower);
  }
  for (const flank of state.flanks) {
    if (flank.enemy === card && !flank.assist) add(sum, flank.as, flank.amount);
  }
  for (const active of changes) {
    if (!touches(match, state, seat, active, card)) continue;
    const { mod, bound, source } = active;
    const amount = mod.amount(match, state, seat, bound, source);
    if (mod.as !== 0) add(sum, mod.as, amount);
    else if (amount < 0) reductions.push(-amount);
  }
  for (const reduction of state.reductions) if (reduction.card === card) reductions.push(reduction.amount);
  return {
    fight: Math.max(0, sum.fight),
    skill: Math.max(0, sum.skill),
    charm: Math.max(0, sum.charm),
    brute: printed.brute === NO_BRUTE ? NO_BRUTE : Math.max(0, sum.brute),
    reductions,
  };
}

/** Adds to a cost in one attribute (bit), and so to its brute force. */
function add(cost: Cost, as: number, amount: number): void {
  if (as === FIGHT) cost.fight += amount;
  else if (as === SKILL) cost.skill += amount;
  else cost.charm += amount;
  cost.brute += amount;
}

/** What the printed cost of a card weighs: its brute force, or the sum of the matrix where there is none (ENC-6). */
export function weightOf(match: Match, card: CardNumber): number {
  const cost = printedCost(match.cards[card]);
  return cost.brute === NO_BRUTE ? total(cost) : cost.brute;
}

/**
 * Whether a sum meets the matrix (ENC-2): each attribute in full, with each reduction taken off one attribute.
 */
export function meetsMatrix(price: Price, sum: Sum): boolean {
  if (price.reductions.length === 0)
    return price.fight <= sum.fight && price.skill <= sum.skill && price.charm <= sum.charm;
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
  if (price.brute === NO_BRUTE) return NO_BRUTE;
  return Math.max(0, price.brute - price.reductions.reduce((sum, amount) => sum + amount, 0));
}

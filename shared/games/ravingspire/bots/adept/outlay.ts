import { propose, proposeBrute, type Proposal } from '../../payments/proposals.ts';
import { type Source } from '../../payments/sources.ts';
import type { Price } from '../../rules/cost.ts';
import type { Action, Pay } from '../../types.ts';
import { NONE } from '../../types.ts';
import { TO_A_POINT } from './purse.ts';

/** Something to spend power on this turn. */
export interface Wish {
  /** What it is worth, in points. */
  readonly value: number;
  readonly price: Price;
  /** What may pay for it; weights measure what is lost by it. */
  readonly purse: readonly Source[];
  /** Whether only brute force pays it. */
  readonly forced: boolean;
  /** Whether it frees a place on the ring, and so spares the hero being overwhelmed. */
  readonly clears: boolean;
  /** Whether it belongs to Explore, after everything else. */
  readonly later: boolean;
  readonly action: (offer: Proposal) => Action;
}

/** What is bought this turn, the first first. */
export interface Outlay {
  /** Points gained, what is lost by paying taken off. */
  readonly value: number;
  readonly steps: readonly Step[];
}

interface Step {
  readonly wish: Wish;
  readonly offer: Proposal;
}

const NOTHING: Outlay = { value: 0, steps: [] };

/**
 * The best set of wishes that can be paid for together, found by depth-first search with a bound: what is left cannot be
 * worth more than all wishes that remain.
 *
 * @param relief what the first freed place on the ring is worth
 * @param most how many payments are tried: the search budget
 */
export function spend(wishes: readonly Wish[], relief: number, most: number): Outlay {
  const sorted = wishes
    .filter(({ value, clears }) => value + (clears ? relief : 0) > 0)
    .sort((a, b) => b.value - a.value);
  let best = NOTHING;
  let tried = 0;

  const visit = (
    value: number,
    left: readonly Wish[],
    taken: readonly number[],
    steps: readonly Step[],
    owed: number,
  ) => {
    if (value > best.value) best = { value, steps };
    const hope = left.reduce((sum, wish) => sum + Math.max(0, wish.value), 0) + owed;
    if (value + hope <= best.value) return;
    for (const wish of left) {
      if (tried >= most) return;
      const free = taken.length === 0 ? wish.purse : wish.purse.filter(({ card }) => !taken.includes(card));
      tried++;
      const offer = (wish.forced ? proposeBrute : propose)(wish.price, free);
      if (!offer) continue;
      const gain = wish.value + (wish.clears ? owed : 0) - offer.weight / TO_A_POINT;
      visit(
        value + gain,
        left.filter((other) => other !== wish),
        [...taken, ...offer.pay.map(keyOf)],
        [...steps, { wish, offer }],
        wish.clears ? 0 : owed,
      );
    }
  };
  visit(0, sorted, [], [], relief);
  return best;
}

/** What a payment's entry uses up: a card, or the hero's own point. */
const keyOf = (entry: Pay): number => ('card' in entry ? entry.card : NONE);

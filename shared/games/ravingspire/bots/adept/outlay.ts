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

/** Sums of the same numbers in another order may differ by less than this, in weight. */
const ROUNDING = 1;

/** A wish with the lightest payment that it has as long as nothing is used up; looked for when it is needed. */
class Option {
  readonly wish: Wish;
  private known: Proposal | null | undefined = undefined;
  private keys: readonly number[] = [];

  constructor(wish: Wish) {
    this.wish = wish;
  }

  /** The payment for it without what is used up; null where there is none, or none that is lighter than a limit. */
  offer(taken: readonly number[], limit: number): Proposal | null {
    const { cheapest } = this;
    // With less to choose from no payment gets lighter, and the one that is left stays the one that is chosen.
    if (cheapest === null || cheapest.weight >= limit) return null;
    if (!this.keys.some((key) => taken.includes(key))) return cheapest;
    const { wish } = this;
    return this.propose(
      wish.purse.filter(({ card }) => !taken.includes(card)),
      limit,
    );
  }

  private get cheapest(): Proposal | null {
    if (this.known !== undefined) return this.known;
    this.known = this.propose(this.wish.purse, Infinity);
    this.keys = this.known?.pay.map(keyOf) ?? [];
    return this.known;
  }

  private propose(purse: readonly Source[], limit: number): Proposal | null {
    const { price, forced } = this.wish;
    return forced ? proposeBrute(price, purse, limit) : propose(price, purse, limit);
  }
}

/**
 * The best set of wishes that can be paid for together, found by depth-first search with a bound: what is left cannot be
 * worth more than all wishes that remain.
 *
 * @param relief what the first freed place on the ring is worth
 * @param most how many payments are tried: the search budget
 */
export function spend(wishes: readonly Wish[], relief: number, most: number): Outlay {
  const options = wishes
    .filter(({ value, clears }) => value + (clears ? relief : 0) > 0)
    .sort((a, b) => b.value - a.value)
    .map((wish) => new Option(wish));
  let best = NOTHING;
  let tried = 0;

  const visit = (
    value: number,
    left: readonly Option[],
    taken: readonly number[],
    steps: readonly Step[],
    owed: number,
  ) => {
    if (value > best.value) best = { value, steps };
    const all = left.reduce((sum, { wish }) => sum + Math.max(0, wish.value), 0);
    if (value + (all + owed) <= best.value) return;
    for (const option of left) {
      if (tried >= most) return;
      tried++;
      const { wish } = option;
      // The most that it can come to with all that would be left: what cannot beat the best is not worth a look.
      const hope = all - Math.max(0, wish.value) + (wish.clears ? 0 : owed);
      const worth = wish.value + (wish.clears ? owed : 0);
      const limit = (value + worth + hope - best.value) * TO_A_POINT + ROUNDING;
      const offer = option.offer(taken, limit);
      if (!offer) continue;
      visit(
        value + (worth - offer.weight / TO_A_POINT),
        left.filter((other) => other !== option),
        [...taken, ...offer.pay.map(keyOf)],
        [...steps, { wish, offer }],
        wish.clears ? 0 : owed,
      );
    }
  };
  visit(0, options, [], [], relief);
  return best;
}

/** What a payment's entry uses up: a card, or the hero's own point. */
const keyOf = (entry: Pay): number => ('card' in entry ? entry.card : NONE);

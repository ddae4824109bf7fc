import { asIfOpen, enemyPurpose } from './rules/battle.ts';
import { priceOf } from './rules/cost.ts';
import { isWithinReach } from './rules/encounter.ts';
import type { Active } from './rules/modifiers.ts';
import { explorePrice } from './rules/explore.ts';
import type { CardNumber, Match, State } from './types.ts';
import { propose, proposeBrute, type Proposal } from './payments/proposals.ts';
import { assistance, sources, withSurge, type Source } from './payments/sources.ts';

/** The proposal for a ring card, or null where the hero cannot afford it (ENC-2). */
export function offerFor(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  available: readonly Source[] = sources(match, state, seat, false),
  changes?: readonly Active<'cost'>[],
  limit?: number,
): Proposal | null {
  return propose(priceOf(match, state, seat, card, changes), available, limit);
}

/**
 * The proposal for the enemy of a battle, or for an adversary on the ring; null where the hero cannot pay it, or has left its
 * level. Prices are taken only where needed.
 */
export function offerAgainst(match: Match, now: State, seat: number, card: CardNumber): Proposal | null {
  if (!isWithinReach(match, now, card)) return null;
  const state = asIfOpen(match, now, seat, card);
  const { price } = enemyPurpose(match, state, seat, card, false);
  const own = sources(match, state, seat, true);
  const lent = assistance(state, card);
  const offer = propose(price, [...lent, ...own]);
  if (offer !== null) return offer;
  const surging = withSurge(match, state, seat, own);
  return surging === own ? null : propose(price, [...lent, ...surging]);
}

/** The proposal for an action of Explore, or null. */
export function offerExplore(
  match: Match,
  state: State,
  seat: number,
  what: 'skill' | 'charm' | 'brute' | 'exert' | 'well',
  available: readonly Source[] = sources(match, state, seat, false),
): Proposal | null {
  const make = what === 'brute' ? proposeBrute : propose;
  return make(explorePrice(match, state, seat, what), available);
}

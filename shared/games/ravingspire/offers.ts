import { asIfOpen, enemyPurpose } from './rules/battle.ts';
import { priceOf, type Price } from './rules/cost.ts';
import { explorePrice } from './rules/explore.ts';
import type { CardNumber, Match, State } from './types.ts';
import { propose, proposeBrute, sources, withSurge, type Proposal, type Source } from './proposals.ts';

/** Power that flankers have put in for an enemy. */
const assisted = (state: State, card: CardNumber): number =>
  state.flanks.reduce((sum, flank) => (flank.enemy === card && flank.assist ? sum + flank.amount : sum), 0);

/** The proposal for a ring card, or null where the hero cannot afford it (ENC-2). */
export function offerFor(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  available: readonly Source[] = sources(match, state, seat, false),
  worthIt?: (weight: number) => boolean,
): Proposal | null {
  return propose(priceOf(match, state, seat, card), available, 0, worthIt);
}

/** The proposal for the enemy of a battle, or for an adversary on the ring; prices are taken only where needed. */
export function offerAgainst(match: Match, now: State, seat: number, card: CardNumber): Proposal | null {
  const state = asIfOpen(now, seat, card);
  const available = sources(match, state, seat, true);
  const { price } = enemyPurpose(match, state, seat, card, false);
  const reduced = assistPrice(state, price, card);
  const assist = assisted(state, card);
  const offer = propose(reduced, available, assist);
  if (offer !== null) return offer;
  const surging = withSurge(match, state, seat, available);
  return surging === available ? null : propose(reduced, surging, assist);
}

/** The matrix with the assists taken off where each fits best: largest need first. */
function assistPrice(state: State, price: Price, card: CardNumber): Price {
  const left = { ...price };
  for (const flank of state.flanks) {
    if (flank.enemy !== card || !flank.assist) continue;
    const names = (['fight', 'skill', 'charm'] as const).filter((_, i) => (flank.as & (1 << i)) !== 0);
    const neediest = names.reduce((a, b) => (left[b] > left[a] ? b : a), names[0]);
    left[neediest] = Math.max(0, left[neediest] - flank.amount);
  }
  return left;
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

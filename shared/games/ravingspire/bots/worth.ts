import type { CardNumber, Match, State } from '../types.ts';
import { VORPAL } from '../types.ts';

/** Cards weaker than this are culled at the Well. */
const WEAK = 2;

/** What a card is worth to a hero's deck: its power, how freely it counts, whether it can be kept in a slot. */
export function cardWorth(match: Match, state: State, seat: number, card: CardNumber): number {
  const { power, as, kind, slotKinds, effects, mods } = match.cards[card];
  if (kind === 'adversary') return adversaryWorth(state, seat);
  let worth = power - 1;
  if (as === VORPAL) worth += 1;
  else if ((as & (as - 1)) !== 0) worth += 0.5;
  const { slots } = match.heroes[seat].hero!;
  if (slots.some((slot) => (slot & slotKinds) !== 0)) worth += 0.5;
  if (effects.played !== null) worth += 0.4;
  if (effects.instead !== null) worth += 0.3;
  if (mods.hand.length > 0) worth += 2;
  return worth;
}

/** Beating an adversary saves sanity each turn and often pays loot. */
function adversaryWorth(state: State, seat: number): number {
  return state.heroes[seat].sanity < 5 ? 5 : 3;
}

/** How much better the deck is without a card; 0 or less: it stays. */
export function cullWorth(match: Match, state: State, seat: number, card: CardNumber): number {
  const { power, kind, effects } = match.cards[card];
  if (kind !== 'starter' || effects.played !== null) return 0;
  const hero = state.heroes[seat];
  const cards = hero.deck.length + hero.discard.length + hero.hand.length + hero.spent.length + hero.gained.length;
  return cards > KEEP_CARDS ? WEAK - power + 0.1 : 0;
}

/** A deck is not culled below this. */
const KEEP_CARDS = 9;


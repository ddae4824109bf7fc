import type { CardNumber, Match, State } from '../types.ts';
import { VORPAL } from '../types.ts';

/** A deck is not culled below this number of cards. */
const LEAST_CARDS = 8;
/** A card is culled when it is this far below the mean power of its deck. */
const DEAD_WEIGHT = 1.2;

/** What the bot knows of a hero's deck as a whole, over all zones. */
export interface DeckView {
  cards: number;
  /** Mean printed power of a card outside the slots. */
  mean: number;
  /** Printed power in the slots. */
  slotted: number;
}

/** Counts a hero's cards; the order of its deck does not matter, so nothing hidden is used. */
export function viewDeck(match: Match, state: State, seat: number): DeckView {
  const hero = state.heroes[seat];
  let sum = 0;
  let cards = 0;
  for (const pile of [hero.hand, hero.deck, hero.discard, hero.played, hero.spent, hero.gained]) {
    for (const card of pile) sum += match.cards[card].power;
    cards += pile.length;
  }
  let slotted = 0;
  for (const slot of hero.slots) for (const card of slot) slotted += match.cards[card].power;
  return { cards, mean: cards === 0 ? 0 : sum / cards, slotted };
}

/** The kinds (bits) that some slot of a hero takes. */
function slotsOf(match: Match, seat: number): number {
  let kinds = 0;
  for (const slot of match.heroes[seat].hero!.slots) kinds |= slot;
  return kinds;
}

/** What a ring card would add to a deck: its power beyond the mean, how freely it counts, what else it does. */
export function cardWorth(
  match: Match,
  state: State,
  seat: number,
  card: CardNumber,
  deck: DeckView,
): number {
  const { power, as, kind, slotKinds, effects, mods, risky } = match.cards[card];
  if (kind === 'adversary') return state.heroes[seat].sanity < 5 ? 6 : 4;
  let worth = power - deck.mean;
  if (as === VORPAL) worth += 1;
  else if ((as & (as - 1)) !== 0) worth += 0.5;
  if ((slotKinds & slotsOf(match, seat)) !== 0) worth += 0.4;
  if (risky) worth -= 1.2;
  else if (effects.played !== null) worth += 0.8;
  if (mods.hand.length > 0) worth += 2;
  return worth;
}

/** How much better the deck is without a card; 0 or less: it stays. */
export function cullWorth(match: Match, card: CardNumber, deck: DeckView): number {
  const { power, effects } = match.cards[card];
  if (deck.cards <= LEAST_CARDS || effects.played !== null) return 0;
  return deck.mean - power - DEAD_WEIGHT;
}

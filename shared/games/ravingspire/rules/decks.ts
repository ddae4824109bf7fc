import type { CardNumber, G, State } from '../types.ts';
import { ENCOUNTER, type Filter, type Kind } from './card.ts';
import { removeFrom, takeOut } from './piles.ts';
import { heroStream, STREAM } from './streams.ts';

/** The decks that all heroes share and effects name. */
const SHARED = ['encounter', 'loot', 'foe', 'tower'] as const;
/** The decks that effects name: a hero's own, and the shared ones. */
export const DECKS = ['battle', ...SHARED] as const;
export type DeckName = (typeof DECKS)[number];

/** A deck as a hero sees it, the top last: its own battle deck, or one of those that all share. */
const deckOf = ({ heroes, decks }: State, seat: number, deck: DeckName): CardNumber[] =>
  deck === 'battle' ? heroes[seat].deck : decks[deck];

/** The cards that a hero's effect has looked at and that still lie in their deck, the topmost first (LANG-20). */
export function cardsSeen(state: State, seat: number): CardNumber[] {
  const { seen } = state;
  if (seen.seat !== seat) return [];
  const pile = deckOf(state, seat, seen.deck);
  return seen.cards.filter((card) => pile.includes(card));
}

/**
 * Looks at the topmost cards of a deck, as many as are there (LANG-20, DRAW-4).
 *
 * @param open whether all seats see them (LANG-22)
 * @returns the cards, the topmost first
 */
export function lookAt(
  g: G,
  seat: number,
  deck: DeckName,
  count: number,
  open: boolean,
): readonly CardNumber[] {
  const pile = deckOf(g.state, seat, deck);
  const cards = count > 0 ? pile.slice(-Math.min(count, pile.length)).reverse() : [];
  g.state.seen = { seat, open, deck, cards };
  if (cards.length === 0) return cards;
  g.reveal();
  g.emit({ kind: 'lookedAt', deck, cards: [...cards], open, seat, rule: open ? 'LANG-22' : 'LANG-20' });
  return cards;
}

/** How many cards of a deck have to be turned up until one is such a card; all of them where none is (LANG-23). */
export function countUntil(g: G, seat: number, deck: DeckName, is: Filter): number {
  const { match, state } = g;
  const pile = deckOf(state, seat, deck);
  const last = pile.findLastIndex((card) => is(match, state, card, seat));
  return pile.length - Math.max(0, last);
}

/** All decks that effects name, each hero's own ones first. */
const allDecks = ({ heroes, decks }: State): readonly { deck: DeckName; pile: CardNumber[] }[] => [
  ...heroes.map(({ deck }) => ({ deck: 'battle' as const, pile: deck })),
  ...SHARED.map((deck) => ({ deck, pile: decks[deck] })),
];

export const isInDeck = ({ state }: G, card: CardNumber): boolean =>
  allDecks(state).some(({ pile }) => pile.includes(card));

/**
 * Puts cards that lie in decks on the top or the bottom of them (LANG-21).
 *
 * @param cards the topmost first
 */
export function putBack(g: G, seat: number, cards: readonly CardNumber[], under: boolean): void {
  const { state } = g;
  for (const { deck, pile } of allDecks(state)) {
    const there = cards.filter((card) => removeFrom(pile, card));
    if (there.length === 0) continue;
    if (under) pile.unshift(...there.toReversed());
    else pile.push(...there.toReversed());
    g.emit({ kind: 'putBack', deck, cards: there, under, seat, rule: 'LANG-21' });
  }
  state.seen = { ...state.seen, cards: state.seen.cards.filter((card) => !cards.includes(card)) };
}

/** What belongs in each shared deck (CARD-1). */
const BELONGS: { readonly [D in Exclude<DeckName, 'battle'>]: readonly Kind[] } = {
  encounter: ENCOUNTER,
  loot: ['loot'],
  foe: ['foe'],
  tower: ['tower'],
};

/** Whether a card may be shuffled into a deck: any into a battle deck, into a shared one what belongs there (LANG-24). */
export const belongsIn =
  (deck: DeckName) =>
  ({ match }: G, card: CardNumber): boolean =>
    deck === 'battle' || BELONGS[deck].includes(match.cards[card].kind);

/** Shuffles cards into a deck, all of it; where there are none, just the deck (LANG-24). */
export function shuffleInto(g: G, seat: number, deck: DeckName, cards: readonly CardNumber[]): void {
  const { state } = g;
  const pile = deckOf(state, seat, deck);
  for (const card of cards) {
    takeOut(state, card);
    pile.push(card);
  }
  g.shuffle(pile, deck === 'battle' ? heroStream(seat) : STREAM[deck]);
  // No seat has seen how the deck lies now.
  state.seen = { ...state.seen, cards: state.seen.cards.filter((card) => !pile.includes(card)) };
  g.emit({ kind: 'deckShuffled', deck, cards: [...cards], seat, rule: 'LANG-24' });
}

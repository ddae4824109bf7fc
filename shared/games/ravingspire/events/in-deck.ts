import type { Seat } from '../../../engine/game.ts';
import * as at from '../drawn/places.ts';
import type { DeckName } from '../rules/decks.ts';

/** Where a deck lies that an event is about. */
export const deckPlace = (deck: DeckName, seat: Seat): readonly string[] =>
  deck === 'battle' ? at.deck(seat) : [at.pile(deck)];

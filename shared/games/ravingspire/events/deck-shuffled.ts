import { lights, lit } from '../../../tableau/motion/units.ts';
import { yes } from '../narrate/parts.ts';
import type { DeckName } from '../rules/decks.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';
import { deckPlace } from './in-deck.ts';

/** A deck is shuffled, with cards that come into it. */
export const deckShuffled = defineEvent<{ deck: DeckName; cards: CardNumber[] }>({
  icon: 'card-exchange',
  list: true,
  values: (s, { deck, cards }) => ({ deck, any: yes(cards.length > 0), cards: s.cards(cards) }),
  shows: ({ deck, seat }) => lights('shuffle', lit(deckPlace(deck, seat))),
});

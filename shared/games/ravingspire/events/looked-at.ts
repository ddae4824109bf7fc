import { lights, lit } from '../../../tableau/motion/units.ts';
import { seen, yes } from '../narrate/parts.ts';
import type { DeckName } from '../rules/decks.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';
import { deckPlace } from './in-deck.ts';

/** An effect looks at the top of a deck, the topmost card first; cards that a viewer does not see are NONE. */
export const lookedAt = defineEvent<{ deck: DeckName; cards: CardNumber[]; open: boolean }>({
  icon: 'card-draw',
  values: (s, { deck, cards, open }) => ({ ...seen(s, cards), deck, open: yes(open) }),
  shows: ({ deck, seat }) => lights('paper', lit(deckPlace(deck, seat))),
});

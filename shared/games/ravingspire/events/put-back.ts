import { lights, lit } from '../../../tableau/motion/units.ts';
import { seen, yes } from '../narrate/parts.ts';
import type { DeckName } from '../rules/decks.ts';
import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';
import { deckPlace } from './in-deck.ts';

/** Cards go back to the top or the bottom of their deck, the topmost first; cards that a viewer does not see are NONE. */
export const putBack = defineEvent<{ deck: DeckName; cards: CardNumber[]; under: boolean }>({
  icon: 'return-arrow',
  values: (s, { deck, cards, under }) => ({ ...seen(s, cards), deck, under: yes(under) }),
  shows: ({ deck, seat }) => lights('paper', lit(deckPlace(deck, seat))),
});

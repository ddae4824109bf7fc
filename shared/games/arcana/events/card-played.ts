import { NONE, type CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** A card is played, with another one of its suit or with none. */
export const cardPlayed = defineEvent<{ card: CardNumber; partner: CardNumber }>({
  weight: 'quiet',
  values: (s, { card, partner }) => ({
    card: s.inSentence(card),
    paired: partner === NONE ? 'no' : 'yes',
    partner: s.inSentence(partner),
  }),
});

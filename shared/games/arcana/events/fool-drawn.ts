import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** The Fool turns up, and renews the deck (AR-R!33). */
export const foolDrawn = defineEvent<{ card: CardNumber }>({
  weight: 'loud',
  values: (s) => ({ card: s.card(s.match.fool) }),
});

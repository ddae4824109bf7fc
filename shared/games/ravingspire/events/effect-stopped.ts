import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** Effects that set one another off without end are cut short (CARD-18). */
export const effectStopped = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.card(card) }),
});

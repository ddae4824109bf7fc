import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const cardDrawn = defineEvent<{ card: CardNumber }>({
  values: (s, { card }) => ({ card: s.inSentence(card) }),
});

import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

export const wardDispelled = defineEvent<{ card: CardNumber; left: number }>({
  values: (s, { card, left }) => ({ card: s.inSentence(card), left }),
});

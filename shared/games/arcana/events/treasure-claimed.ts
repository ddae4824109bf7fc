import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** `floor` is from 0, the lowest. */
export const treasureClaimed = defineEvent<{ card: CardNumber; floor: number }>({
  weight: 'loud',
  values: (s, { card, floor }) => ({ card: s.inSentence(card), floor: String(floor + 1) }),
});

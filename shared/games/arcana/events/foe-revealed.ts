import type { CardNumber } from '../types.ts';
import { defineEvent } from './define.ts';

/** The foe of a floor is turned up. `floor` is from 0, the lowest. */
export const foeRevealed = defineEvent<{ card: CardNumber; floor: number; health: number; wards: number }>({
  weight: 'loud',
  values: (s, { card, floor, health, wards }) => ({
    card: s.inSentence(card),
    floor: String(floor + 1),
    health: String(health),
    wards,
  }),
});

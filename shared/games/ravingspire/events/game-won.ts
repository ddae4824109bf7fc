import { sayOutcome } from '../narrate/outcome.ts';
import { defineEvent } from './define.ts';

export const gameWon = defineEvent<{ winners: number[]; reason: string }>({
  weight: 'loud',
  icon: 'laurels',
  values: (s, { winners, reason }) => ({ reason: sayOutcome(s, { result: 'won', winners, reason }) }),
});

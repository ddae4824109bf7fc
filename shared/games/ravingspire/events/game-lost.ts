import { sayOutcome } from '../narrate/outcome.ts';
import { defineEvent } from './define.ts';

export const gameLost = defineEvent<{ reason: string }>({
  weight: 'loud',
  icon: 'death-skull',
  harm: true,
  values: (s, { reason }) => ({ reason: sayOutcome(s, { result: 'lost', winners: [], reason }) }),
});

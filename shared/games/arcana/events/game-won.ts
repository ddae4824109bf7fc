import { sayOutcome } from '../narrate/outcome.ts';
import type { ReadingLine } from '../types.ts';
import { defineEvent } from './define.ts';

/** The last foe has fallen, and the party reads its treasures. */
export const gameWon = defineEvent<{ reading: ReadingLine[] }>({
  weight: 'loud',
  values: (s) => ({ reason: sayOutcome(s, { result: 'won', winners: [], reason: 'tower-climbed' }) }),
});

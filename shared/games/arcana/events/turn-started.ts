import { defineEvent } from './define.ts';

export const turnStarted = defineEvent<{ turn: number }>({
  weight: 'quiet',
  values: (_s, { turn }) => ({ turn: String(turn) }),
});

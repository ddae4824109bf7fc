import { defineEvent } from './define.ts';

export const gameBegan = defineEvent({
  weight: 'quiet',
  values: (s) => ({ heroes: s.match.seats }),
});

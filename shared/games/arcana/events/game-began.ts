import { defineEvent } from './define.ts';

export const gameBegan = defineEvent({
  weight: 'quiet',
  values: ({ match }) => ({ floors: match.floors.length, seats: match.seats }),
});

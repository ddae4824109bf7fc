import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

export const gainsSanity = defineTrigger({
  ...UPON_HERO,
  upon: { sanityGained: ({ seat, amount }) => (amount > 0 ? [{ seat }] : []) },
  example: { do: [{ do: 'draw', cards: 1 }] },
});

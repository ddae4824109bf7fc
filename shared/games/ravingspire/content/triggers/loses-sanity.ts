import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** However much is lost at one instant, it is one moment. */
export const losesSanity = defineTrigger({
  ...UPON_HERO,
  upon: { sanityLost: ({ seat, amount }) => (amount > 0 ? [{ seat }] : []) },
  example: { do: [{ do: 'draw', cards: 1 }] },
});

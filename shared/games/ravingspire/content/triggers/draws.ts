import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** However many cards an effect draws, it is one moment; filling up the hand is none. */
export const draws = defineTrigger({
  ...UPON_HERO,
  upon: { handDrawn: ({ seat }) => [{ seat }] },
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

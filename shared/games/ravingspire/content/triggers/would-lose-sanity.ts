import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** Before the loss, which its effects may prevent (LANG-41); a price is no loss. */
export const wouldLoseSanity = defineTrigger({
  ...UPON_HERO,
  upon: 'called',
  prevents: true,
  example: { do: [{ do: 'prevent', amount: 1 }] },
});

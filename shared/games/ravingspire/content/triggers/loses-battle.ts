import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** Lost or given up, against any enemy. */
export const losesBattle = defineTrigger({
  ...UPON_HERO,
  battle: 'over',
  upon: 'called',
  example: { do: [{ do: 'gain-sanity', amount: 2 }] },
});

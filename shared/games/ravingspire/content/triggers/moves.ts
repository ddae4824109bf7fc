import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** By itself, however far; a hero that is put somewhere or carried along does not move. */
export const moves = defineTrigger({
  ...UPON_HERO,
  upon: 'called',
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

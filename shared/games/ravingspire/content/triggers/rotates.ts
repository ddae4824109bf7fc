import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

export const rotates = defineTrigger({
  ...UPON_HERO,
  upon: { rotated: ({ seat }) => [{ seat }] },
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

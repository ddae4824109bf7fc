import { BOUGHT } from '../../rules/card.ts';
import { defineTrigger } from './define.ts';

/** As the turn of a hero on its level begins, while the card lies face up on the ring there (LANG-42). */
export const onRing = defineTrigger({
  kinds: ['adversary', ...BOUGHT],
  format: 2,
  inPlay: true,
  battle: 'none',
  unplayable: true,
  example: { do: [{ do: 'lose-sanity', amount: 1 }] },
});

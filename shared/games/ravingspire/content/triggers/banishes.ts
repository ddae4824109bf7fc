import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** By an effect, as its price, instead of its power, or in the Well of Souls: not what the rules banish by themselves. */
export const banishes = defineTrigger({
  ...UPON_HERO,
  fields: ['cards'],
  gives: 'card',
  upon: 'called',
  example: { cards: {}, do: [{ do: 'gain-sanity', amount: 1 }] },
});

import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** By an effect or as its price, each card by itself; not what Recover and madness do. */
export const discards = defineTrigger({
  ...UPON_HERO,
  fields: ['cards'],
  gives: 'card',
  upon: {
    discarded: ({ seat, cards, rule }) => (rule === 'CARD-11' ? cards.map((card) => ({ seat, card })) : []),
  },
  example: { cards: {}, do: [{ do: 'gain-sanity', amount: 1 }] },
});

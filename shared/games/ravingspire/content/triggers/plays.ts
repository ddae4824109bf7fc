import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** For its power: a card that is used instead of it is not played (CARD-4). */
export const plays = defineTrigger({
  ...UPON_HERO,
  fields: ['cards'],
  gives: 'card',
  upon: { played: ({ card, instead, seat }) => (instead ? [] : [{ seat, card }]) },
  example: { cards: { kind: ['attack'] }, do: [{ do: 'gain-sanity', amount: 1 }] },
});

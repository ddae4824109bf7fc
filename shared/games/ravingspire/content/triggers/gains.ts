import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** Bought, come as loot or given by an effect: the rule that all of these go by sets it off (`gainCard`). */
export const gains = defineTrigger({
  ...UPON_HERO,
  fields: ['cards'],
  gives: 'card',
  upon: 'called',
  example: { cards: { kind: ['relic'] }, do: [{ do: 'gain-sanity', amount: 1 }] },
});

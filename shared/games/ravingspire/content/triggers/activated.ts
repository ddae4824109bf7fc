import { defineTrigger } from './define.ts';

export const activated = defineTrigger({
  kinds: ['hero'],
  fields: ['once', 'price'],
  ability: true,
  example: {
    once: 'turn',
    price: [{ do: 'discard', cards: { from: ['hand'] } }],
    do: [{ do: 'gain-sanity', amount: 2 }],
  },
});

import { defineTrigger } from './define.ts';

export const revealed = defineTrigger({
  kinds: ['foe', 'spire'],
  example: { do: [{ do: 'lose-sanity', amount: 1 }] },
});

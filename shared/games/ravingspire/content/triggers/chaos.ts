import { defineTrigger } from './define.ts';

export const chaos = defineTrigger({
  kinds: ['chaos'],
  battle: 'none',
  example: { do: [{ do: 'lose-sanity', amount: 1, who: 'every' }] },
});

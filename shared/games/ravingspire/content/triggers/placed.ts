import { BOUGHT } from '../../rules/card.ts';
import { defineTrigger } from './define.ts';

export const placed = defineTrigger({
  kinds: ['tower', ...BOUGHT, 'adversary'],
  battle: 'none',
  inPlay: true,
  example: { do: [{ do: 'lose-sanity', amount: 1 }] },
});

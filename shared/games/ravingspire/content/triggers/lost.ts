import { ENEMIES } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const lost = defineTrigger({
  kinds: ENEMIES,
  battle: 'over',
  example: { do: [{ do: 'discard', cards: { from: ['hand'], count: 'all' } }] },
});

import { ENEMIES } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const defeated = defineTrigger({
  kinds: ENEMIES,
  battle: 'over',
  own: true,
  // The game is won then (KEEP-3).
  never: ({ card }) => card.kind === 'spire',
  example: {
    do: [
      { do: 'gain-loot', amount: 1 },
      { do: 'banish', cards: 'this' },
    ],
  },
});

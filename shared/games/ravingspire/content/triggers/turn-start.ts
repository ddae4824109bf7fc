import { PLAYER_KINDS } from '../kinds.ts';
import { fitsSlots } from '../sense-changes.ts';
import { defineTrigger } from './define.ts';

export const turnStart = defineTrigger({
  kinds: [...PLAYER_KINDS, 'tower', 'hero'],
  battle: 'none',
  inPlay: true,
  own: true,
  never: ({ card }) => PLAYER_KINDS.includes(card.kind) && !fitsSlots(card),
  example: { do: [{ do: 'draw', cards: 1 }] },
});

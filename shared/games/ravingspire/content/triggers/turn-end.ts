import { PLAYER_KINDS } from '../kinds.ts';
import { fitsSlots } from '../sense-changes.ts';
import { defineTrigger } from './define.ts';
import { UPON_HERO } from './in-play.ts';

/** As Recover begins (LANG-3). */
export const turnEnd = defineTrigger({
  ...UPON_HERO,
  battle: 'none',
  never: ({ card }) => PLAYER_KINDS.includes(card.kind) && !fitsSlots(card),
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

/** As Recover begins, to cards of the hand (LANG-34). */
export const held = defineTrigger({
  format: 2,
  kinds: PLAYER_KINDS,
  battle: 'none',
  staysInHand: true,
  unplayable: true,
  example: { do: [{ do: 'banish', cards: 'this' }] },
});

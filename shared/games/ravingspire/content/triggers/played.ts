import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const played = defineTrigger({
  kinds: PLAYER_KINDS,
  inPlay: true,
  own: true,
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

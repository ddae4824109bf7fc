import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const gained = defineTrigger({
  kinds: PLAYER_KINDS,
  own: true,
  setOffBy: 'gain',
  example: { do: [{ do: 'gain-sanity', amount: 1 }] },
});

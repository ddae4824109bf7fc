import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const discarded = defineTrigger({
  kinds: PLAYER_KINDS,
  setOffBy: 'discard',
  example: { do: [{ do: 'gain-sanity', amount: 2 }] },
});

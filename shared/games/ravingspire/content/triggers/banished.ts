import { PLAYER_KINDS } from '../kinds.ts';
import { defineTrigger } from './define.ts';

export const banished = defineTrigger({
  kinds: [...PLAYER_KINDS, 'adversary'],
  setOffBy: 'banish',
  example: { do: [{ do: 'gain-sanity', amount: 2 }] },
});

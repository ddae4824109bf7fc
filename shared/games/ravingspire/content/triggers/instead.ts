import { PLAYER_KINDS } from '../kinds.ts';
import { isStanding } from '../rules-of.ts';
import type { TriggeredRule } from '../schema.ts';
import { defineTrigger } from './define.ts';

export const instead = defineTrigger({
  kinds: PLAYER_KINDS,
  fields: ['by'],
  own: true,
  // Only one thing can become of the card.
  never({ rule, before }) {
    const first = before.find((other) => !isStanding(other.rule) && other.rule.when === 'instead');
    return first !== undefined && (first.rule as TriggeredRule).by !== rule.by;
  },
  example: { by: 'discard', do: [{ do: 'gain-sanity', amount: 2 }] },
});

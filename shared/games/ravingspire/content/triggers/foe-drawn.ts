import { PLAYER_KINDS } from '../kinds.ts';
import { isStanding } from '../rules-of.ts';
import { defineTrigger } from './define.ts';

/** Whether a rule does something anywhere in it. */
const hasVerb = (value: unknown, verb: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('do' in value && value.do === verb) || Object.values(value).some((part) => hasVerb(part, verb)));

export const foeDrawn = defineTrigger({
  kinds: PLAYER_KINDS,
  never: ({ all }) => !all.some(({ rule }) => !isStanding(rule) && hasVerb(rule, 'lay-on-foe-deck')),
  example: { do: [{ do: 'add-loot', amount: 1 }] },
});

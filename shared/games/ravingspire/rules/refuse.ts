import type { Refusal } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';

/** The codes of Ravingspire's refusals; each has its words in the text catalogues. */
export const REFUSALS = [
  'wrong-phase',
  'not-your-turn',
  'no-such-action',
  'no-such-card',
  'not-in-hand',
  'not-yours-to-use',
  'no-such-slot',
  'slot-wrong-kind',
  'slot-occupied',
  'not-slotted',
  'turned-over',
  'gave-power',
  'not-reachable',
  'needs-key',
  'no-power',
  'no-action',
  'forbidden-in-battle',
  'cannot-generate',
  'ability-used',
  'ability-passive',
  'ability-not-now',
  'not-on-ring',
  'is-adversary',
  'not-adversary',
  'battle-open',
  'no-battle',
  'flankers-first',
  'paid-twice',
  'wrong-attribute',
  'too-little',
  'too-little-brute',
  'no-brute',
  'explored-already',
  'not-banishable',
  'flanking-off',
  'not-an-attack',
  'trading-off',
  'traded-already',
  'partner-away',
  'not-tradeable',
  'offer-refused',
  'cannot-skip',
  'burden',
  'trade-nothing',
  'trade-open-hands',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal of an action, with the data for its words and the rule it rests on. */
export function refuse(code: RefusalCode, data: { readonly [name: string]: Json }, rule: string): Refusal {
  return { code, data, rule };
}

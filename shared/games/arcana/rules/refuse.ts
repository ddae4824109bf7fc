import type { Refusal } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';

/** The codes of Arcana's refusals; each has its words in the text catalogues. */
export const REFUSALS = [
  'wrong-phase',
  'not-your-turn',
  'no-such-action',
  'not-a-court',
  'court-taken',
  'bad-name',
  'no-such-seat',
  'not-in-hand',
  'no-ward',
  'not-weak',
  'no-target',
  'needs-target',
  'heals-nobody',
  'needs-shield',
  'no-shield',
  'no-pair',
  'same-card',
  'hand-full',
  'nothing-to-note',
  'note-too-long',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A refusal of an action, with the data for its words and the rule it rests on. */
export function refuse(code: RefusalCode, data: { readonly [name: string]: Json }, rule: string): Refusal {
  return { code, data, rule };
}

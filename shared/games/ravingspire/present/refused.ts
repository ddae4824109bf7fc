import type { Refusal } from '../../../engine/game.ts';
import { intents, kindOf } from '../actions/index.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import type { Action } from '../types.ts';
import type { Sight } from './teller.ts';

/** Refusals of what no player would try. */
const OBVIOUS: readonly RefusalCode[] = [
  'not-slotted',
  'slot-wrong-kind',
  'slot-occupied',
  'cannot-generate',
  'no-action',
  'no-battle',
  'cannot-skip',
  'ability-passive',
  'not-your-turn',
];

/** Refusals of everything that could be tried now: of little interest one by one. */
const GENERAL: readonly RefusalCode[] = ['wrong-phase', 'battle-open', 'flankers-first'];

/** Something that cannot be done now. */
export interface RefusedAction {
  readonly action: Action;
  readonly refusal: Refusal;
  /** The reason has to do with the moment, not with this action. */
  readonly general: boolean;
}

/** What a seat cannot do now and might want to; nothing twice. */
export function refused({ match, state, seat }: Sight): RefusedAction[] {
  const seen = new Set<string>();
  return intents(match, state, seat).flatMap(({ action, refusal }): RefusedAction[] => {
    if (refusal === null || OBVIOUS.some((code) => code === refusal.code)) return [];
    const kind = kindOf(action);
    const general = GENERAL.some((code) => code === refusal.code);
    // Ways to go on: outside their phase they are not missed.
    if (general && kind.group(match, action) === 'end') return [];
    const key = kind.isRefusedOnce
      ? `${match.cards[kind.card(action)].id} ${refusal.code}`
      : JSON.stringify(action);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ action, refusal, general }];
  });
}

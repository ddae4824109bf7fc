import type { Phrase } from '../../../words/tokens.ts';
import type { DecisionKind } from '../decisions.ts';
import type { TextKey } from '../text/en/table.ts';
import { NONE } from '../types.ts';
import type { Sight } from './teller.ts';

/** Tips are for the first turns. */
const TIP_TURNS = 7;
/** The turn in which the tower is awake for the first time (WAKE-6). */
const AWAKE = 6;

/** Tips that fit the position, the most urgent first; after the first turns only for battles, which come late. */
export function tips({ state, hero, s }: Sight, kind: DecisionKind): Phrase[] {
  if (state.turn > TIP_TURNS) return kind === 'battle' ? [s.say('tip.battle')] : [];
  const names: TextKey[] = [];
  const first = state.turn <= state.heroes.length;
  if (state.turn === AWAKE) names.push('tip.awake');
  if (kind === 'move') names.push('tip.move');
  if (kind === 'encounter') {
    if (state.waiting !== NONE) names.push('tip.waiting');
    names.push('tip.encounter');
    if (!first && state.turn < AWAKE) names.push('tip.waking');
  }
  if (kind === 'battle') names.push('tip.battle');
  if (kind === 'explore') names.push(first ? 'tip.slots' : 'tip.explore');
  if (!first && !hero.key) names.push('tip.key');
  return names.map((name) => s.say(name));
}

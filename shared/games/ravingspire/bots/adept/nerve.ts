import type { State } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';

/** What a point of sanity is worth to a hero now: the dearer the fewer are left, and the nearer the end is. */
export function sanityPrice(state: State, seat: number): number {
  const { sanity } = state.heroes[seat];
  const worry = WEIGHTS.worry * Math.max(0, WEIGHTS.worried - sanity);
  return (WEIGHTS.sanity + worry) * (state.madness <= 1 ? WEIGHTS.lastNerve : 1);
}

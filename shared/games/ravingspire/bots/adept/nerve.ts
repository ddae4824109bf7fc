import type { State } from '../../types.ts';
import { WEIGHTS } from '../weights.ts';

/** What a point of sanity is worth to a hero now: the dearer the fewer are left, and the nearer the end is. */
export function sanityPrice(state: State, seat: number): number {
  const { sanity } = state.heroes[seat];
  const worry = WEIGHTS.worry * Math.max(0, WEIGHTS.worried - sanity);
  return (WEIGHTS.sanity + worry) * (state.madness <= 1 ? WEIGHTS.lastNerve : 1);
}

/** With this little sanity no optional price is paid; in the finale there is nothing to save it for. */
const SHAKEN = 2;
const SHAKEN_IN_FINALE = 1;

/** Whether a hero pays a price in sanity that it may decline. */
export const dares = (state: State, seat: number): boolean =>
  state.heroes[seat].sanity > (state.phase === 'keep' ? SHAKEN_IN_FINALE : SHAKEN);

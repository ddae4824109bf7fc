import type { Explanation, Viewer } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { check, offers } from './actions/index.ts';
import type { Match, State } from './types.ts';

/** Why not, for everything that the viewer might try with a seat. */
export function explain(match: Match, state: State, viewer: Viewer, seat: number): Explanation[] {
  if (!viewer.includes(seat)) return [];
  return offers(match, state, seat).map((action) => ({
    intent: action as unknown as Json,
    refusal: check(match, state, seat, action),
  }));
}

import type { Budget } from '../../../../engine/planner/plan.ts';
import { decisions } from '../../decisions.ts';
import type { Match, State } from '../../types.ts';

/** No game that is tried has so many actions in a few turns. */
const DEPTH = 400;
/** From this turn of a hero on a decision gets the less, the longer the game lasts, so that no game takes for ever. */
const LONG = 40;
/** Decisions in tried games from which on it gets the less, the more there were: some games ask for much in each turn. */
const PLENTY = 50_000;

/** Worlds and games for a decision of a solo game, and the turns after which its games are cut off. */
const MOVE = { worlds: 24, rollouts: 70, screening: 5, turns: 3 };
const ENCOUNTER = { worlds: 20, rollouts: 48, screening: 4, turns: 2 };
const EXPLORE = { worlds: 16, rollouts: 40, screening: 4, turns: 2 };
const BATTLE = { worlds: 24, rollouts: 60, screening: 5, turns: 2 };

/** How much the master tries: most where a hero goes and fights, less in long or costly games and where others play too. */
export function budget(match: Match, state: State, seat: number, tried: number): Budget {
  const { worlds, rollouts, screening, turns } = sharesOf(state, seat, match);
  const late = Math.min(1, LONG / (state.turn / match.seats)) ** 2;
  const share = (late * Math.min(1, PLENTY / tried)) / match.seats;
  const some = (count: number): number => Math.max(2, Math.round(count * share));
  return {
    worlds: some(worlds),
    rollouts: some(rollouts),
    screening: some(screening),
    depth: DEPTH,
    turns: 1 + (turns - 1) * match.seats,
  };
}

function sharesOf(state: State, seat: number, match: Match): typeof MOVE {
  switch (decisions(match, state).find((decision) => decision.seat === seat)?.kind) {
    case 'encounter':
      return ENCOUNTER;
    case 'explore':
      return EXPLORE;
    case 'battle':
      return BATTLE;
    default:
      return MOVE;
  }
}

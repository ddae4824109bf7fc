import type { Budget } from '../../../../engine/planner/plan.ts';
import { decisions } from '../../decisions.ts';
import type { Match, State } from '../../types.ts';

/** More actions than a tried game has in a few turns. */
const DEPTH = 400;
/** Decisions in tried games that a hero may spend in one game; about 0.1 ms each, so that no game takes for ever. */
const WHOLE_GAME = 80_000;
/** When less than this part of them is left, decisions get proportionally less, so that the last turns get some too. */
const SPARING = 0.5;
/** Below this share too little would be tried to tell anything. */
const LEAST = 0.05;

/** Worlds and games for a decision of a solo game, and the turns after which its games are cut off. */
const MOVE = { worlds: 24, rollouts: 70, screening: 5, turns: 3 };
const ENCOUNTER = { worlds: 20, rollouts: 48, screening: 4, turns: 2 };
const EXPLORE = { worlds: 16, rollouts: 40, screening: 4, turns: 2 };
const BATTLE = { worlds: 24, rollouts: 60, screening: 5, turns: 2 };

/**
 * How much the master tries: most where a hero goes and fights, less where others play too, and nothing once the hero has
 * tried what there is for a game.
 */
export function budget(match: Match, state: State, seat: number, tried: number): Budget {
  const { worlds, rollouts, screening, turns } = sharesOf(state, seat, match);
  const left = Math.min(1, (1 - tried / WHOLE_GAME) / SPARING);
  const some = (count: number): number =>
    left < LEAST ? 0 : Math.max(2, Math.round((count * left) / match.seats));
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

// The planner at another game: what it needs to know of it beyond the rules, and games to see how it does.
import { playGame, type Player } from '../../shared/engine/drive.ts';
import type { Plan, Value } from '../../shared/engine/planner/plan.ts';
import { wonOrLost } from '../../shared/engine/planner/plan.ts';
import { greedyPlayer, strength } from '../../shared/games/ravingspire/bots/greedy.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import type { Action, Event, Match, State } from '../../shared/games/ravingspire/types.ts';
import { baseDefinitions, drawnSetup, MOST_ACTIONS } from '../support/ravingspire.ts';

/** Choices that decide a game; the rest the greedy bot does well enough by itself. */
const PLANNED: readonly Action['do'][] = [
  'move',
  'skipMove',
  'acquire',
  'fight',
  'endEncounter',
  'well',
  'exert',
];

/** Power that is more than enough for anything in the tower. */
const MOST_POWER = 50;
const MOST_SANITY = 20;

/** Of a game that is not over: how strong and how sane the hero is, and whether it has the key. */
const value: Value<Match, State> = (match, state, seat) => {
  if (state.outcome !== null) return wonOrLost(match, state, seat);
  const { sanity, key, removed } = state.heroes[seat];
  if (removed) return 0;
  const power = Math.min(1, strength(match, state, seat) / MOST_POWER);
  return 0.6 * power + 0.1 * Math.min(1, sanity / MOST_SANITY) + 0.1 * Number(key);
};

export const ravingspirePlan: Plan<Match, State, Action, Event> = {
  game: ravingspire,
  policy: () => greedyPlayer,
  candidates: (match, state, seat) =>
    ravingspire
      .options(match, state, seat)
      .map(({ action }) => action)
      .filter((action) => PLANNED.includes(action.do)),
  value,
  budget: { worlds: 24, rollouts: 100, depth: 60 },
};

/** Whether a player wins a game for one hero, by number: the same game for every player. */
export function winsAlone(number: number, player: Player<Match, State, Action>): boolean {
  const setup = { ...drawnSetup(`solo ${number}`, 1), options: {} };
  const match = ravingspire.match(setup, baseDefinitions);
  const { state } = playGame(ravingspire, match, { player: () => player, maxActions: MOST_ACTIONS });
  return state.outcome?.result === 'won';
}

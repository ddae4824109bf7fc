// What a planner decides must not depend on what is hidden from its seat: it is asked again in other worlds.
import { expect, test } from 'vitest';
import { chosenGame } from '../../../../scripts/commands/support/games.ts';
import { loadShelf } from '../../../../scripts/commands/support/packs.ts';
import { drawHeroes } from '../../../../scripts/workers/simulation.ts';
import { playGame, type Player } from '../../../../shared/engine/drive.ts';
import type { EventBase, MatchBase, StateBase } from '../../../../shared/engine/game.ts';
import type { Json } from '../../../../shared/engine/json.ts';
import type { Budget, Plan } from '../../../../shared/engine/planner/plan.ts';
import { planner } from '../../../../shared/engine/planner/planner.ts';
import { randomPlayer } from '../../../../shared/engine/players.ts';
import { drawFrom, type Draw } from '../../../../shared/engine/random.ts';
import { redeal } from '../../../../shared/engine/redeal.ts';
import { arcanaPlan } from '../../../../shared/games/arcana/bots/planner.ts';
import { arcana } from '../../../../shared/games/arcana/index.ts';
import { masterPlan } from '../../../../shared/games/ravingspire/bots/master/index.ts';
import { baseDefinitions, drawnSetup } from '../../../support/ravingspire.ts';

/** Little is tried: whether something shows does not hang on how well the planner plays. */
const BUDGET: Budget = { worlds: 4, rollouts: 16, depth: 12 };

/** A position in the middle of a game in which the policy and random players take part. */
function positionOf<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  { game, policy }: Plan<M, S, A, E>,
  match: M,
  draw: Draw,
  most: number,
): S {
  const lots = randomPlayer(game, draw);
  const usual = policy('position');
  const one = (): Player<M, S, A> => (draw(4) === 0 ? lots : usual);
  return playGame(game, match, { player: one, maxActions: draw(most) }).state;
}

/** Asks the planner in a position and in a world that its seat cannot tell from it. */
function checkPosition<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Plan<M, S, A, E>,
  match: M,
  state: S,
  draw: Draw,
): { elsewhere: boolean } {
  const { game } = plan;
  const [{ seat }] = game.decisions(match, state);
  const other = redeal(game, match, state, [seat], draw);
  other.state.dice = [1, 1, 1, 1];
  const decide = (m: M, s: S): A => planner({ ...plan, budget: BUDGET })('a seed').act(m, s, seat);
  const decision = decide(match, state);
  expect(game.check(match, state, seat, decision)).toBeNull();
  expect(decide(other.match, other.state)).toEqual(decision);
  return { elsewhere: JSON.stringify(other.state) !== JSON.stringify({ ...state, dice: [1, 1, 1, 1] }) };
}

test('in 240 positions of Arcana', () => {
  const definitions = loadShelf([]).definitions(['arcana']);
  const courts = chosenGame('arcana').heroes(definitions);
  let compared = 0;
  for (let i = 0; compared < 240; i++) {
    const draw = drawFrom(`arcana ${i}`);
    const heroes = drawHeroes(`arcana ${i}`, courts, 2 + (i % 3));
    const match = arcana.match({ seed: `arcana ${i}`, heroes, packs: ['arcana'], options: {} }, definitions);
    const state = positionOf(arcanaPlan, match, draw, 50);
    // Before the cards are dealt nothing is hidden, and nothing to be decided by playing on.
    if (state.outcome !== null || state.phase !== 'action') continue;
    expect(checkPosition(arcanaPlan, match, state, draw).elsewhere).toBe(true);
    compared++;
  }
});

test('in 40 positions of Ravingspire', () => {
  let compared = 0;
  for (let i = 0; compared < 40; i++) {
    const draw = drawFrom(`ravingspire ${i}`);
    const match = masterPlan.game.match(drawnSetup(`planner ${i}`, 1 + (i % 4)), baseDefinitions);
    const state = positionOf(masterPlan, match, draw, 300);
    if (state.outcome !== null) continue;
    expect(checkPosition(masterPlan, match, state, draw).elsewhere).toBe(true);
    compared++;
  }
});

import { playOn, type Player } from '../drive.ts';
import type { EventBase, MatchBase, Seat, StateBase } from '../game.ts';
import { clone, same, type Json } from '../json.ts';
import { drawFrom } from '../random.ts';
import { redeal } from '../redeal.ts';
import { bestOf } from './halving.ts';
import { wonOrLost, type Plan } from './plan.ts';

/** A world that the seat cannot tell from the real one, and the seed of the lots that are drawn in it. */
interface World<M, S> {
  readonly match: M;
  readonly state: S;
  readonly seed: string;
}

/**
 * A player of any game: for each action it deals other worlds that it cannot tell from the real one, tries the candidates
 * in all of them, plays each on by a policy, and takes what came out best (flat Monte Carlo with common random numbers).
 *
 * It looks at nothing but these worlds, so its actions cannot depend on what is hidden from its seat. Seed and position
 * decide, and how many actions it has chosen before.
 *
 * Questions inside a step are answered by the policy alone, as they are in the games that the planner plays on: so an
 * action is chosen for what comes of it when it is answered like that. A player is handed the position in the middle of the
 * step, which cannot be gone on from, because the rest of the step is code on its way and not data.
 */
export function planner<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Plan<M, S, A, E>,
): (seed: string) => Player<M, S, A> {
  return (seed) => {
    let chosen = 0;
    const policy = plan.policy(seed);
    return {
      act(match, state, seat) {
        const prefix = `${seed}/${chosen++}`;
        return choose(plan, seat, (n) => {
          const own = `${prefix}/${n}`;
          return { ...redeal(plan.game, match, state, [seat], drawFrom(own)), seed: `${own}/lots` };
        });
      },
      answer: (question, match, state) => policy.answer(question, match, state),
    };
  };
}

/** The action that does best in the worlds. */
function choose<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Plan<M, S, A, E>,
  seat: Seat,
  deal: (n: number) => World<M, S>,
): A {
  const candidates = candidatesIn(plan, seat, deal(0));
  const { value = wonOrLost } = plan;
  const best = bestOf(candidates.length, plan.budget, deal, (i, world) =>
    value(world.match, playedOn(plan, seat, candidates[i], world), seat),
  );
  return candidates[best];
}

/** What is tried: first what the policy would do, then the others. They are the same in every world. */
function candidatesIn<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  { game, policy, candidates }: Plan<M, S, A, E>,
  seat: Seat,
  { match, state, seed }: World<M, S>,
): A[] {
  const usual = policy(seed).act(match, state, seat);
  const others =
    candidates?.(match, state, seat) ?? game.options(match, state, seat).map(({ action }) => action);
  return [usual, ...others.filter((action) => !same(action, usual))];
}

/** How a world looks when an action was carried out in it and the policy has played on. */
function playedOn<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  { game, policy, budget }: Plan<M, S, A, E>,
  seat: Seat,
  action: A,
  { match, state, seed }: World<M, S>,
): S {
  const player = policy(seed);
  const playing = { player: () => player, maxActions: budget.depth };
  return playOn(game, match, clone(state), playing, (step) => game.apply(step, seat, action)).state;
}

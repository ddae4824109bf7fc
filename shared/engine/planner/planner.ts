import { playOn, type Hurry, type MakeBot, type Played } from '../drive.ts';
import type { EventBase, MatchBase, Seat, StateBase } from '../game.ts';
import { copyOf } from '../copy.ts';
import { same, type Json } from '../json.ts';
import { drawFrom } from '../random.ts';
import { redeal } from '../redeal.ts';
import { bestOf, UNSEEN, unhurried } from './halving.ts';
import { wonOrLost, type Budget, type Plan } from './plan.ts';

/** A world that the seat cannot distinguish from the real one, and the seed of the random draws in it. */
interface World<M, S> {
  readonly match: M;
  readonly state: S;
  readonly seed: string;
}

/**
 * A player of any game: for each action it deals other worlds, to it as likely as the real one, tries the candidates
 * in all of them, plays each on by a policy, and takes what came out best (flat Monte Carlo with common random numbers).
 *
 * It looks at nothing but these worlds, so its actions cannot depend on what is hidden from its seat. Seed and position
 * decide, and how many actions it has chosen before.
 *
 * Questions inside a step are answered without planning, much as they are in the games that the planner plays on: so an
 * action is chosen for what comes of it when it is answered like that. A player is handed the position in the middle of the
 * step, which cannot be gone on from, because the rest of the step is code on its way and not data.
 */
export function planner<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Plan<M, S, A, E>,
): MakeBot<M, S, A> {
  return (seed, hurry = unhurried) => {
    let chosen = 0;
    let tried = 0;
    const answering = usualOf(plan)(seed, hurry);
    return {
      act(match, state, seat) {
        const prefix = `${seed}/${chosen++}`;
        const choice = choose(plan, seat, hurry, tried, (n) => {
          const own = `${prefix}/${n}`;
          return { ...redeal(plan.game, match, state, [seat], drawFrom(own)), seed: `${own}/lots` };
        });
        tried += choice.tried;
        return choice.action;
      },
      answer: (question, match, state, open) => answering.answer(question, match, state, open),
      tries: (match) => answering.tries?.(match) ?? false,
    };
  };
}

/** Who acts and answers where nothing is planned. */
const usualOf = <M extends MatchBase, S extends StateBase, A, E extends EventBase>({
  usual,
  policy,
}: Plan<M, S, A, E>): MakeBot<M, S, A> => usual ?? policy;

/** The action that does best in the worlds, and the decisions of the games that were tried for it. */
function choose<M extends MatchBase, S extends StateBase, A extends Json, E extends EventBase>(
  plan: Plan<M, S, A, E>,
  seat: Seat,
  hurry: Hurry,
  triedBefore: number,
  deal: (n: number) => World<M, S>,
): { action: A; tried: number } {
  const first = deal(0);
  const { value = wonOrLost, unseen = UNSEEN } = plan;
  const budget =
    typeof plan.budget === 'function'
      ? plan.budget(first.match, first.state, seat, triedBefore)
      : plan.budget;
  const usual = usualOf(plan)(first.seed, hurry).act(first.match, first.state, seat);
  if (budget.worlds === 0) return { action: usual, tried: 0 };
  const candidates = candidatesIn(plan, seat, usual, first);
  let tried = 0;
  const valued = (candidate: A, world: World<M, S>): number => {
    const { state, decisions } = playedOn(plan, budget, seat, candidate, world);
    tried += decisions;
    return value(world.match, state, seat);
  };
  const best = bestOf(candidates.length, budget, deal, (i, world) => valued(candidates[i], world), {
    unseen,
    hurry,
  });
  return { action: candidates[best], tried };
}

/** What is tried: first what would be done without planning, then the others. They are the same in every world. */
function candidatesIn<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  plan: Plan<M, S, A, E>,
  seat: Seat,
  usual: A,
  { match, state }: World<M, S>,
): A[] {
  const { game, candidates } = plan;
  const others = candidates?.(match, state, seat, usual) ?? game.options(match, state, seat);
  return [usual, ...others.filter((action) => !same(action, usual))];
}

/** How a world looks when an action was carried out in it and the policy has played on. */
function playedOn<M extends MatchBase, S extends StateBase, A, E extends EventBase>(
  { game, policy }: Plan<M, S, A, E>,
  { depth, turns = Infinity }: Budget,
  seat: Seat,
  action: A,
  { match, state, seed }: World<M, S>,
): Played<S> {
  const player = policy(seed);
  const playing = { player: () => player, maxActions: depth, lastTurn: state.turn + turns - 1 };
  return playOn(game, match, copyOf(game, state), playing, (step) => game.apply(step, seat, action));
}
